import { HomedexError } from '../api/api.ts';
import { serverMessage } from '../i18n/i18n.ts';

/** The message in the user's language, without the prefix that the API adds to messages of its own checks. */
export const plainMessage = (message: string): string => serverMessage(message.replace(/^Value error, /, ''));

/** The server's message about one field of a form. */
export const problemOf = (error: Error | null, field: string): string | undefined => {
  const problem =
    error instanceof HomedexError ? error.problems.find((one) => one.field === field) : undefined;
  return problem && plainMessage(problem.message);
};

/** Whether the error is about one of these fields, which then show it themselves. */
export const isAboutFields = (error: Error | null, fields: readonly string[]): boolean =>
  error instanceof HomedexError && error.problems.some(({ field }) => fields.includes(field));
