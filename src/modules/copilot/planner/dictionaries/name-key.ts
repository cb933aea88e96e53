import { foldWords } from '../text/fold.ts';

/** Normalizes a name for lookup in the table of names. */
export const nameKey = (text: string): string => foldWords(text).join(' ');

export const keysIn = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(',').map((word) => nameKey(word))));
