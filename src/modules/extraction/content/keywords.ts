import { found, type Heuristic } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { hiddenSpamWords } from './hidden-spam.ts';
import { stopWords } from './stop-words.ts';
import { WordScores } from './word-scores.ts';
import { wordsOf } from './words.ts';

const unspaced = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]/;
let segmenter: Intl.Segmenter | undefined;
const segmentedCharactersMax = 200;

/** The scores of a page's words; in scripts without spaces of the words that the platform's dictionary finds. */
class TermScores {
  readonly #scores = new WordScores();
  /** Texts in scripts without spaces. They are segmented together, because preparing the segmenter costs more than a short text. */
  readonly #unspaced: string[] = [];
  readonly #unspacedScores: number[] = [];

  add(text: string, score: number): void {
    if (!unspaced.test(text)) {
      this.#scores.addText(text, score, wordSize);
      return;
    }
    this.#unspaced.push(text.slice(0, segmentedCharactersMax).replaceAll('\n', ' '));
    this.#unspacedScores.push(score);
  }

  withAtLeast(scoreMin: number): [word: string, score: number][] {
    if (this.#unspaced.length > 0) this.#addSegmented();
    return this.#scores.withAtLeast(scoreMin);
  }

  #addSegmented(): void {
    segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
    let text = 0;
    for (const { segment, isWordLike } of segmenter.segment(this.#unspaced.join('\n'))) {
      if (segment === '\n') text += 1;
      if (isWordLike !== true || (segment.length < 2 && unspaced.test(segment)) || isEnding(segment))
        continue;
      const term = segment.toLowerCase();
      if (!isShort(term) && term.length <= wordSize.max && !isNumber(term))
        this.#scores.addWord(term, this.#unspacedScores[text] ?? 0);
    }
    this.#unspaced.length = 0;
  }
}

/** One or two letters are hardly ever a useful word, and nobody searches for very long ones. */
const wordSize = { min: 3, max: 40 };

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
  const scores = new TermScores();
  scores.add(page.title ?? '', 5);
  scores.add(page.metas.get('description')?.[0] ?? '', 3);
  for (const { level, text, hidden } of page.headings) if (!hidden && level <= 3) scores.add(text, 4 - level);
  let characters = 0;
  for (const { text, linked } of page.blocks) {
    // Menus and lists of links name everything a site has; the prose says what it is about.
    if (linked) continue;
    characters += text.length;
    if (characters > bodyCharactersMax) break;
    if (!filler.test(text)) scores.add(text, 1);
  }
  const frequent = scores.withAtLeast(2).filter(([word]) => !stopWords.has(word) && !injected.has(word));
  return frequent
    .sort(([wordA, a], [wordB, b]) => b - a || (wordA < wordB ? -1 : 1))
    .slice(0, keywordsMax)
    .map(([word]) => word);
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first >= 48 && first <= 57;
}

const filler = /lorem ipsum|dolor sit amet/i;

/** Two characters of an unspaced script are a word; two letters are hardly ever a useful one. */
function isShort(word: string): boolean {
  return word.length < wordSize.min && (word.length < 2 || !unspaced.test(word));
}
