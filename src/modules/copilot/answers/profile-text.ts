import type { ToolAnswer } from '../tools/tool.ts';

/** A text of a profile in one line; empty where it has none. */
export const textOf = (profile: ToolAnswer['content'], column: string): string =>
  typeof profile[column] === 'string' ? profile[column].replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : '';

const NAME_CHARACTERS_MAX = 60;

/** Whether a text may be a name, and is no message to the reader. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= NAME_CHARACTERS_MAX && !/[.!?:。]\s*\p{L}{3}/u.test(text);
