import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { hiddenSpamWords } from './hidden-spam.ts';
import { stopWords } from './stop-words.ts';
import { wordsOf } from './words.ts';

const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;
let segmenter: Intl.Segmenter | undefined;
const segmentedCharactersMax = 200;

/** Words of a text; in scripts without spaces as the platform's dictionary segments them. */
function termsOf(text: string): string[] {
  if (!unspaced.test(text)) return wordsOf(text);
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const terms: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text.slice(0, segmentedCharactersMax)))
    if (isWordLike === true && (segment.length > 1 || !unspaced.test(segment)) && !isEnding(segment))
      terms.push(segment.toLowerCase());
  return terms;
}

const hiraganaOnly = /^[\u3040-\u309fー]+$/;
const hiraganaNounMin = 4;
const endings: ReadonlySet<string> = new Set(
  'ください,下さい,いただく,いただき,いただける,いただけ,いたします,いたし,ございます,ござい,できます,できる,について,において,によって,による,としての,として,すべて,さまざま,それぞれ,あなた,わたし,こちら,そちら,ここから,ありがとう,おります,という,といった,ところ,ながら,しました,します,されます,される,くださる,ところが,それから'.split(
    ',',
  ),
);

/** Short words in hiragana alone are endings and particles; search words are written in kanji or katakana. */
function isEnding(segment: string): boolean {
  return hiraganaOnly.test(segment) && (segment.length < hiraganaNounMin || endings.has(segment));
}

const keywordsMax = 20;
const bodyCharactersMax = 4000;

/** Words that show what the page is about: frequent, in title and headings, and not words every site uses. */
export const keywords: Heuristic = (page, settled) => {
  // Whoever hacks a site writes into its titles too.
  const injected = settled.has_hidden_spam ? [...hiddenSpamWords(page)].flatMap(wordsOf) : [];
  return found('top_keywords', topWords(page, new Set(injected)), 'title, headings, text');
};

function topWords(page: ParsedPage, injected: ReadonlySet<string>): string[] {
  const scores = new Map<string, number>();
  count(scores, termsOf(page.title ?? ''), 5);
  count(scores, termsOf(page.metas.get('description')?.[0] ?? ''), 3);
  for (const { level, text, hidden } of page.headings)
    if (!hidden && level <= 3) count(scores, termsOf(text), 4 - level);
  let characters = 0;
  for (const { text, linked } of page.blocks) {
    // Menus and lists of links name everything a site has; the prose says what it is about.
    if (linked) continue;
    characters += text.length;
    if (characters > bodyCharactersMax) break;
    if (!filler.test(text)) count(scores, termsOf(text), 1);
  }
  const frequent: [word: string, score: number][] = [];
  // Most words occur once; creating a list of all of them first costs more than the rest.
  for (const [word, score] of scores)
    if (score >= 2 && !stopWords.has(word) && !injected.has(word)) frequent.push([word, score]);
  return frequent
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, keywordsMax)
    .map(([word]) => word);
}

function count(scores: Map<string, number>, words: readonly string[], weight: number): void {
  for (const word of words) {
    if (isShort(word) || word.length > 40 || isNumber(word)) continue;
    scores.set(word, (scores.get(word) ?? 0) + weight);
  }
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

const filler = /lorem ipsum|dolor sit amet/i;

/** Two characters of an unspaced script are a word; two letters are hardly ever a useful one. */
function isShort(word: string): boolean {
  return word.length < 3 && (word.length < 2 || !unspaced.test(word));
}
