import { type PageKind, pageKinds } from './page-kinds.ts';

export interface LabelMatch {
  readonly kind: PageKind;
  /** 1 if the whole label names the kind, 0.5 if one of its words does. */
  readonly strength: number;
}

interface Entry {
  readonly phrase: string;
  readonly match: LabelMatch;
}

const labelCharactersMax = 48;
const wordsMax = 5;

/**
 * How a character counts when labels are compared: as a base letter in lower case, a gap, or nothing. Digits are gaps: `Cart0` is a cart.
 */
const gap = 0;
const ignored = 1;

const unknown = 0xffff;
const table = new Uint16Array(0x10000).fill(unknown);

/** Filled on demand, because most of the table is never used. */
function foldCharacter(code: number): number {
  const known = table[code];
  if (known !== undefined && known !== unknown) return known;
  const folded = compute(code);
  table[code] = folded;
  return folded;
}

function compute(code: number): number {
  const character = String.fromCharCode(code);
  if (/\p{M}/u.test(character)) return ignored;
  // Surrogates belong to letters of rare scripts; they are compared unchanged.
  if (code >= 0xd800 && code <= 0xdfff) return code;
  if (!/\p{L}/u.test(character)) return gap;
  const lower = character.toLowerCase();
  return (undividedLetters[lower] ?? lower.normalize('NFD')).charCodeAt(0);
}

/** Letters with a stroke or without a dot, which Unicode does not decompose into a base letter and a mark. */
const undividedLetters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h' };

/**
 * The kind of page that a menu label or an address segment names, if any. It runs for every link of every page, so it hashes the folded
 * label in one pass and folds it only if a hash is known.
 */
export function matchLabel(label: string): LabelMatch | null {
  if (label === '' || label.length > labelCharactersMax) return null;
  let phraseHash = 0;
  let wordHash = 0;
  let words = 0;
  let byWord: Entry | undefined;
  for (let index = 0; index <= label.length; index++) {
    const folded = index < label.length ? foldCharacter(label.charCodeAt(index)) : gap;
    if (folded === ignored) continue;
    if (folded !== gap) wordHash = step(wordHash, folded);
    else if (wordHash !== 0) {
      words++;
      byWord ??= typicalWords.get(wordHash);
      phraseHash = step(phraseHash, wordHash);
      wordHash = 0;
    }
  }
  const exact = exactPhrases.get(phraseHash);
  if (exact !== undefined && foldLabel(label) === exact.phrase) return exact.match;
  if (byWord === undefined || words > wordsMax) return null;
  return foldLabel(label).split(' ').includes(byWord.phrase) ? byWord.match : null;
}

/** Lower case without accents and punctuation, so that labels, addresses and phrases can be compared. */
export function foldLabel(label: string): string {
  let folded = '';
  let isAfterGap = false;
  for (let index = 0; index < label.length; index++) {
    const code = foldCharacter(label.charCodeAt(index));
    if (code === gap) isAfterGap = true;
    else if (code !== ignored) {
      if (isAfterGap && folded !== '') folded += ' ';
      isAfterGap = false;
      folded += String.fromCharCode(code);
    }
  }
  return folded;
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ (code + 0x9e37), 0x01000193) | 1;
}

function hashOf(word: string): number {
  let hash = 0;
  for (let index = 0; index < word.length; index++) hash = step(hash, word.charCodeAt(index));
  return hash;
}

/** The hash of a folded phrase: a hash of the hashes of its words. */
function phraseHashOf(phrase: string): number {
  return phrase.split(' ').reduce((hash, word) => step(hash, hashOf(word)), 0);
}

const exactPhrases = new Map<number, Entry>();
const typicalWords = new Map<number, Entry>();
for (const { kind, labels, words } of pageKinds) {
  for (const phrase of folded(labels)) {
    enter(exactPhrases, phraseHashOf(phrase), phrase, { kind, strength: 1 });
    // Addresses write phrases as one word: `aboutus`, `privacypolicy`.
    const joined = phrase.replaceAll(' ', '');
    enter(exactPhrases, phraseHashOf(joined), joined, { kind, strength: 1 });
  }
  for (const phrase of folded(words)) enter(typicalWords, hashOf(phrase), phrase, { kind, strength: 0.5 });
}

/** A phrase belongs to the first kind that claims it. */
function enter(entries: Map<number, Entry>, hash: number, phrase: string, match: LabelMatch): void {
  if (!entries.has(hash)) entries.set(hash, { phrase, match });
}

function folded(labels: readonly string[]): string[] {
  return labels.map(foldLabel).filter((phrase) => phrase !== '');
}
