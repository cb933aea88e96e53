import { HomedexError } from '../api/api.ts';

/** What the server says about one field of a form. */
export const problemOf = (error: Error | null, field: string): string | undefined =>
  error instanceof HomedexError
    ? error.problems.find((problem) => problem.field === field)?.message
    : undefined;

/** A failure that no field shows. */
export const isAboutFields = (error: Error | null, fields: readonly string[]): boolean =>
  error instanceof HomedexError && error.problems.some(({ field }) => fields.includes(field));
