import type { ParsedPage } from '../page/parsed-page.ts';

const charactersMax = 60_000;
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** Words of a text in order, lower case. */
export function wordsOf(text: string): string[] {
  return text.slice(0, charactersMax).toLowerCase().match(word) ?? [];
}

/** Words of the visible text; asked for by several heuristics, split once a page. */
export function visibleWords(page: ParsedPage): readonly string[] {
  const known = splitBefore.get(page);
  if (known !== undefined) return known;
  const words = page.blocks.flatMap(({ text }) => wordsOf(text));
  splitBefore.set(page, words);
  return words;
}

const splitBefore = new WeakMap<ParsedPage, readonly string[]>();
