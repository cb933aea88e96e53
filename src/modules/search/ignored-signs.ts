import type { Mode } from './search-parameters.ts';

/** Signs that other search engines take as operators and this one does not. */
const operators: readonly { readonly sign: string; readonly pattern: RegExp }[] = [
  { sign: '-', pattern: /(?:^|\s)-(?=[^\s-])/u },
  // The second of `c++` belongs to its word, one before a word does not.
  { sign: '+', pattern: /(?:^|\s)\+(?=[^\s+])/u },
  { sign: '*', pattern: /\*/u },
  { sign: '|', pattern: /\|/u },
  { sign: '~', pattern: /(?:^|\s)~(?=\S)/u },
];

/** The operators in a query that changed nothing, so that nobody takes the answer for that of another question. */
export function ignoredSigns(text: string, mode: Mode): string[] {
  if (mode === 'query') return [];
  const found = operators.flatMap(({ sign, pattern }) => (pattern.test(text) ? [sign] : []));
  // Quotes around the whole of a phrase say what is done anyway.
  const isPhrase = mode === 'phrase' && /^\s*"[^"]*"\s*$/u.test(text);
  return text.includes('"') && !isPhrase ? [...found, '"'] : found;
}
