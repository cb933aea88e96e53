import { ContextReader, type FoundPhrase } from './context-reader.ts';
import { BREAK, foldInto, isUnspaced, isWordEnd, SPACE } from './folded-text.ts';
import { lexicon } from './lexicon.ts';
import type { PhraseTrie } from './phrase-trie.ts';

const codes = new Uint16Array(4_096);
const best = { end: -1, phrase: -1 };

/** All phrases of the lexicon in a text, the longest at each position and without overlap. */
export function findPhrases(text: string): FoundPhrase[] {
  const length = foldInto(codes, text);
  const words = lexicon();
  const { trie } = words;
  const reader = new ContextReader();
  for (let index = 0; index < length; ) {
    const end = wordAt(trie, index, length);
    if (index > 0 && codes[index - 1] === BREAK) reader.beginSegment();
    if (best.phrase >= 0) reader.read(words.phrase(best.phrase), index, end);
    index = codes[end] === SPACE || codes[end] === BREAK ? end + 1 : end;
  }
  return reader.found;
}

/** Minimum length of a part of a name: as a whole word, at either end, or in the middle. */
const nameSizesMin = { whole: 3, edge: 5, inside: 6 };

/** Phrases inside a name without spaces, for example `armintesisat`. */
export function findPhrasesInName(name: string): FoundPhrase[] {
  const length = foldInto(codes, name);
  const words = lexicon();
  const { trie } = words;
  const found: FoundPhrase[] = [];
  for (let index = 0; index < length; ) {
    let advance = 1;
    if (trie.matchInside(codes, index, length, best)) {
      const isStart = index === 0 || isWordEnd(codes[index - 1]);
      const isEnd = isWordEnd(best.end < length ? codes[best.end] : undefined);
      const place = isStart && isEnd ? 'whole' : isStart || isEnd ? 'edge' : 'inside';
      const phrase = words.phrase(best.phrase);
      if (phrase.postings.length > 0 && best.end - index >= nameSizesMin[place]) {
        found.push({ phrase, strength: place === 'whole' ? 1 : 0.7, isAddressed: false, restLetters: 0 });
        advance = best.end - index;
      }
    }
    index += advance;
  }
  return found;
}

/** Minimum length of a compound word. */
const compoundSizeMin = 5;

/** Puts the phrase that begins at `start`, or -1, into `best.phrase` and returns where to continue. */
function wordAt(trie: PhraseTrie, start: number, length: number): number {
  if (trie.matchAt(codes, start, length, best)) return best.end;
  best.phrase = -1;
  const first = codes[start] ?? 0;
  if (isUnspaced(first)) return start + 1;
  let end = start;
  while (end < length && codes[end] !== SPACE && codes[end] !== BREAK) end += 1;
  if (first >= 0x0590) {
    const root = withoutArticle(start, end);
    if (root > start && trie.matchAt(codes, root, length, best)) return best.end;
    best.phrase = -1;
  }
  if (end - start >= compoundSizeMin) best.phrase = trie.matchEnding(codes, start, end);
  return best.phrase >= 0 ? end : firstUnspaced(start, end);
}

/** Skips the article and short prepositions, which Arabic and Hebrew write as part of the word. */
function withoutArticle(start: number, end: number): number {
  const first = codes[start] ?? 0;
  if (first >= 0x0600 && first <= 0x06ff) {
    let root = start;
    // و and ب and ل and ف before the article, then ال or the contracted لل.
    if ([0x0648, 0x0628, 0x0644, 0x0641].includes(first) && end - start > 4) root += 1;
    if (codes[root] === 0x0627 && codes[root + 1] === 0x0644) return root + 2;
    if (root > start && codes[root] === 0x0644) return root + 1;
    return root;
  }
  const isHebrew = first >= 0x0590 && first <= 0x05ff;
  return isHebrew && end - start > 3 ? start + 1 : start;
}

function firstUnspaced(start: number, end: number): number {
  if ((codes[end - 1] ?? 0) < 0x0e00) return end;
  for (let index = start + 1; index < end; index += 1) if (isUnspaced(codes[index] ?? 0)) return index;
  return end;
}
