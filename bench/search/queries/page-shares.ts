import { Corpus } from '../corpus/corpus.ts';
import type { Vocabulary } from '../corpus/vocabulary.ts';

export interface Band {
  readonly least: number;
  readonly most: number;
}

export interface PageShares {
  /** Words that a share of pages within the band contains, in a fixed order. */
  wordsIn(band: Band): readonly string[];
  /** Collocations of the corpus within the band, as lists of words. */
  phrasesIn(band: Band): readonly (readonly string[])[];
}

// Enough pages that a word on 0.02 % of them occurs more than once.
const samplePages = 8_000;

/** Counts on the first pages of a corpus which share of them contains each plain word and each collocation. */
export function samplePageShares(seed: number, vocabulary: Vocabulary): PageShares {
  const corpus = new Corpus(seed, vocabulary);
  const wordPages = new Map<string, number>();
  const phrasePages = new Map<string, number>();
  const candidates = collocationsByFirstWord(vocabulary);
  for (let number = 0; number < samplePages; number += 1) {
    const words = corpus
      .page(number)
      .body.toLowerCase()
      .split(/[ .,]+/u);
    for (const word of new Set(words)) addOne(wordPages, word);
    for (const phrase of phrasesOf(words, candidates)) addOne(phrasePages, phrase);
  }
  const inBand = (pages: ReadonlyMap<string, number>, band: Band): string[] =>
    [...pages]
      .filter(([, count]) => count >= band.least * samplePages && count <= band.most * samplePages)
      .map(([text]) => text);
  const plainWord = /^[a-z]{2,}$/u;
  return {
    wordsIn: memoised((band: Band) => inBand(wordPages, band).filter((word) => plainWord.test(word))),
    phrasesIn: memoised((band: Band) => inBand(phrasePages, band).map((phrase) => phrase.split(' '))),
  };
}

function memoised<Answer>(compute: (band: Band) => Answer): (band: Band) => Answer {
  const known = new Map<Band, Answer>();
  return (band) => {
    const answer = known.get(band) ?? compute(band);
    known.set(band, answer);
    return answer;
  };
}

function collocationsByFirstWord(
  vocabulary: Vocabulary,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byFirstWord = new Map<string, string[][]>();
  for (const phrase of vocabulary.collocations) {
    if (!/^[a-z ]+$/u.test(phrase)) continue;
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }
  return byFirstWord;
}

function phrasesOf(
  words: readonly string[],
  candidates: ReadonlyMap<string, readonly (readonly string[])[]>,
): Set<string> {
  const found = new Set<string>();
  words.forEach((word, at) => {
    for (const phrase of candidates.get(word) ?? [])
      if (phrase.every((part, offset) => words[at + offset] === part)) found.add(phrase.join(' '));
  });
  return found;
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
