import type { Mode } from './search-parameters.ts';

/** Signs that are operators in other search engines but not in this one. */
const operators: readonly { readonly sign: string; readonly pattern: RegExp }[] = [
  { sign: '-', pattern: /(?:^|\s)-(?=[^\s-])/u },
  // The plus signs of `c++` belong to the word; one before a word does not.
  { sign: '+', pattern: /(?:^|\s)\+(?=[^\s+])/u },
  { sign: '*', pattern: /\*/u },
  { sign: '|', pattern: /\|/u },
  { sign: '~', pattern: /(?:^|\s)~(?=\S)/u },
];

/** The operators in a query that had no effect, so that the result is not misread. */
export function ignoredSigns(text: string, mode: Mode): string[] {
  if (mode === 'query') return [];
  const found = operators.flatMap(({ sign, pattern }) =>
    pattern.test(text) && !(mode === 'meaning' && sign === '-') ? [sign] : [],
  );
  // Quotes around a whole phrase are redundant.
  const isPhrase = mode === 'phrase' && /^\s*"[^"]*"\s*$/u.test(text);
  return text.includes('"') && !isPhrase ? [...found, '"'] : found;
}
