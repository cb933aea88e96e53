import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

const keywordsMax = 20;
const bodyCharactersMax = 4000;

/** Words that tell what the page is about: frequent, in title and headings, and not words every site uses. */
export const keywords: Heuristic = (page) =>
  found('top_keywords', topWords(page), 'title, headings, text');

function topWords(page: ParsedPage): string[] {
  const scores = new Map<string, number>();
  count(scores, wordsOf(page.title ?? ''), 5);
  count(scores, wordsOf(page.metas.get('description')?.[0] ?? ''), 3);
  for (const { level, text, hidden } of page.headings)
    if (!hidden && level <= 3) count(scores, wordsOf(text), 4 - level);
  let characters = 0;
  for (const { text, linked } of page.blocks) {
    // Menus and lists of links name everything a site has; the prose says what it is about.
    if (linked) continue;
    characters += text.length;
    if (characters > bodyCharactersMax) break;
    count(scores, wordsOf(text), 1);
  }
  return [...scores]
    .filter(([, score]) => score >= 2)
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, keywordsMax)
    .map(([word]) => word);
}

function count(scores: Map<string, number>, words: readonly string[], weight: number): void {
  for (const word of words) {
    if (word.length < 3 || word.length > 40 || stopWords.has(word) || isNumber(word)) continue;
    scores.set(word, (scores.get(word) ?? 0) + weight);
  }
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}
