/**
 * What the index makes of one character: its class and its folded form. Folding is character by character, so that
 * documents, queries and snippets agree whatever surrounds a character.
 */

export const SEPARATOR = 1;
export const LETTER = 2;
/** Leaves no trace: accents on their own, soft hyphens, joiners. */
export const DROPPED = 3;
/** A token of its own, as in scripts that write no spaces: a run of them then matches as an exact substring. */
export const UNIT = 4;
/** A vowel sign or similar mark that belongs to the character before it. */
export const MARK = 5;
/** Folds to several characters, each with a class of its own. */
export const EXPANDED = 6;

const classes = new Uint8Array(0x110000);
const folded = new Map<number, string>();

export function characterClass(codePoint: number): number {
  const known = classes[codePoint] as number;
  return known === 0 ? classify(codePoint) : known;
}

/** The folded form of a character that does not fold to itself. */
export function foldedForm(codePoint: number): string | undefined {
  characterClass(codePoint);
  return folded.get(codePoint);
}

/** Folds case, accents and compatibility forms but keeps punctuation: the form in which filter values compare. */
export function foldText(text: string): string {
  let out = '';
  for (const character of text.normalize('NFC')) {
    const codePoint = character.codePointAt(0) as number;
    if (codePoint < 128) {
      out += codePoint >= 65 && codePoint <= 90 ? String.fromCharCode(codePoint + 32) : character;
    } else if (characterClass(codePoint) !== DROPPED) {
      out += folded.get(codePoint) ?? character;
    }
  }
  return out.replace(/\s+/gu, ' ').trim();
}

const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const accents = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/gu;
const invisible = /^(?:\p{Default_Ignorable_Code_Point}|\p{Bidi_Control})$/u;
const trademark = /^[\u2120\u2122]$/u;

/** Letters whose plain form Unicode does not give. */
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const plain = plainForm(character);
  if (plain !== character) folded.set(codePoint, plain);
  const found = classOf(character, plain);
  classes[codePoint] = found;
  return found;
}

function classOf(character: string, plain: string): number {
  if (trademark.test(character)) return SEPARATOR;
  if (plain === '' || invisible.test(character)) return DROPPED;
  if ([...plain].length > 1) return EXPANDED;
  if (/^\p{M}$/u.test(plain)) return MARK;
  if (!/^[\p{L}\p{N}]$/u.test(plain)) return SEPARATOR;
  return unspaced.test(plain) ? UNIT : LETTER;
}

function plainForm(character: string): string {
  const lower = character.normalize('NFKC').toLowerCase();
  // й is a letter of its own to its readers, not an accented и.
  if (lower === 'й') return lower;
  const bare = lower.normalize('NFD').replace(accents, '').normalize('NFC');
  return [...bare].map((part) => plainForms[part] ?? part).join('');
}
