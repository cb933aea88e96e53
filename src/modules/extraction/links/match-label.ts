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
  const known = remembered.get(label);
  if (known !== undefined) return known;
  const match = compute(label);
  // Menus repeat the same few labels all over the web; starting over when full keeps memory flat.
  if (remembered.size >= 20_000) remembered.clear();
  remembered.set(label, match);
  return match;
}

/** Lower case, accents and punctuation gone, so that labels, addresses and phrases compare alike. */
export function foldLabel(label: string): string {
  return label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const remembered = new Map<string, LabelMatch | null>();
const exactPhrases = new Map<string, PageKind>();
const tellingWords = new Map<string, PageKind>();
for (const [kind, { exact, word }] of Object.entries(pageKinds) as [
  PageKind,
  { exact: string; word: string },
][]) {
  for (const phrase of phrasesOf(exact)) if (!exactPhrases.has(phrase)) exactPhrases.set(phrase, kind);
  for (const phrase of phrasesOf(word)) tellingWords.set(phrase, kind);
}

function phrasesOf(list: string): string[] {
  return list
    .split('|')
    .map(foldLabel)
    .filter((phrase) => phrase !== '');
}

function compute(label: string): LabelMatch | null {
  const folded = foldLabel(label);
  const exact = exactPhrases.get(folded) ?? exactPhrases.get(folded.replaceAll(' ', ''));
  if (exact !== undefined) return { kind: exact, strength: 1 };
  const words = folded.split(' ');
  if (words.length > wordsMax) return null;
  for (const word of words) {
    const kind = tellingWords.get(word);
    if (kind !== undefined) return { kind, strength: 0.5 };
  }
  return null;
}
