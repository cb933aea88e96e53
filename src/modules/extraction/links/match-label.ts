import { type PageKind, pageKinds } from './page-kinds.ts';

export interface LabelMatch {
  readonly kind: PageKind;
  /** 1 when the whole label names the kind, 0.5 when one word of it does. */
  readonly strength: number;
}

const labelCharactersMax = 48;
const wordsMax = 5;

/** Which kind of page a menu label or an address segment names, if any. */
export function matchLabel(label: string): LabelMatch | null {
  if (label === '' || label.length > labelCharactersMax) return null;
  const folded = foldLabel(label);
  const exact = exactPhrases.get(folded);
  if (exact !== undefined) return exact;
  return folded.includes(' ') ? matchWords(folded) : (tellingWords.get(folded) ?? null);
}

/** Lower case, accents and punctuation gone, so that labels, addresses and phrases compare alike. */
export function foldLabel(label: string): string {
  const lower = label.toLowerCase();
  if (!nonAscii.test(lower)) return plainAscii.test(lower) ? lower : lower.replace(/[^a-z0-9]+/g, ' ').trim();
  const bare = accented.test(lower) ? lower.normalize('NFD').replace(/\p{M}+/gu, '') : lower;
  return bare.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

const nonAscii = /[^ -~]/;
/** Latin, Greek, Vietnamese letters with marks, and marks on their own. */
const accented = /[\u00c0-\u036f\u0386-\u03ce\u1e00-\u1fff]/;
const plainAscii = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

const exactPhrases = new Map<string, LabelMatch>();
const tellingWords = new Map<string, LabelMatch>();
for (const [kind, { exact, word }] of Object.entries(pageKinds) as [
  PageKind,
  { exact: string; word: string },
][]) {
  for (const phrase of phrasesOf(exact)) {
    if (!exactPhrases.has(phrase)) exactPhrases.set(phrase, { kind, strength: 1 });
    // Addresses write phrases as one word: `aboutus`, `privacypolicy`.
    const joined = phrase.replaceAll(' ', '');
    if (!exactPhrases.has(joined)) exactPhrases.set(joined, { kind, strength: 1 });
  }
  for (const phrase of phrasesOf(word)) tellingWords.set(phrase, { kind, strength: 0.5 });
}

function phrasesOf(list: string): string[] {
  return list
    .split('|')
    .map(foldLabel)
    .filter((phrase) => phrase !== '');
}

function matchWords(folded: string): LabelMatch | null {
  const words = folded.split(' ', wordsMax + 1);
  if (words.length > wordsMax) return null;
  for (const word of words) {
    const match = tellingWords.get(word);
    if (match !== undefined) return match;
  }
  return null;
}
