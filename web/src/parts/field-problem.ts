import { HomedexError } from '../api/api.ts';
import { serverMessage } from '../i18n/i18n.ts';

/** In the reader's language, without the prefix that the API puts before the problems of its own checks. */
export const plainMessage = (message: string): string => serverMessage(message.replace(/^Value error, /, ''));

/** The server's message about one field of a form. */
export const problemOf = (error: Error | null, field: string): string | undefined => {
  const problem =
    error instanceof HomedexError ? error.problems.find((one) => one.field === field) : undefined;
  return problem && plainMessage(problem.message);
};

/** A failure that no field shows. */
export const isAboutFields = (error: Error | null, fields: readonly string[]): boolean =>
  error instanceof HomedexError && error.problems.some(({ field }) => fields.includes(field));
