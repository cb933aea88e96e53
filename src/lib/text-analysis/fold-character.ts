/**
 * How the index treats one character: its class and its folded form. Almost every character folds independently of its neighbours; the few
 * that do not are marked as contextual and spelled out first (`spell-out.ts`).
 */

export const SEPARATOR = 1;
export const LETTER = 2;
/** Removed: combining accents, soft hyphens, joiners. */
export const DROPPED = 3;
/** A token of its own, for scripts without spaces: a run of them then matches as an exact substring. */
export const UNIT = 4;
/** A vowel sign or similar mark that belongs to the character before it. */
export const MARK = 5;
/** Folds to several characters, each with its own class. */
export const EXPANDED = 6;
/** Added to the class of a character whose meaning depends on its neighbours. */
export const CONTEXTUAL = 8;

const classes = new Uint8Array(0x110000);
const folded = new Map<number, string>();
/** The first code point of the folded form, for characters whose class is known. Untouched memory pages of it take no memory. */
const plainCodes = new Uint32Array(0x110000);

export function characterClass(codePoint: number): number {
  const known = classes[codePoint] as number;
  return known === 0 ? classify(codePoint) : known;
}

/** The folded form of a character that folds to a single one. Look up its class first. */
export function plainCode(codePoint: number): number {
  return plainCodes[codePoint] as number;
}

/** The folded form of a character that does not fold to itself. */
export function foldedForm(codePoint: number): string | undefined {
  characterClass(codePoint);
  return folded.get(codePoint);
}

const isAscii = /^[\0-\x7f]*$/;

/** Folds case, accents and compatibility forms but keeps punctuation; filter values are compared in this form. */
export function foldText(text: string): string {
  // Most filter values; they compose to themselves.
  if (isAscii.test(text)) return text.toLowerCase().replace(/\s+/g, ' ').trim();
  let out = '';
  for (const character of compose(text)) {
    const codePoint = character.codePointAt(0) as number;
    if (codePoint >= 128) out += foldedForm(codePoint) ?? character;
    else out += codePoint >= 65 && codePoint <= 90 ? String.fromCharCode(codePoint + 32) : character;
  }
  return out.replace(/\s+/gu, ' ').trim();
}

/** Unifies all spellings that Unicode calls compatible and removes characters that leave no trace; case and accents on letters stay. */
export function compose(text: string): string {
  return text.replace(invisibles, '').normalize('NFKC').replace(traceless, '').normalize('NFC');
}

/** Marks on letters of scripts whose readers sometimes type them and sometimes omit them, including Arabic hamza, madda and tatweel. */
const accents =
  '\\u0300-\\u036f\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0640\\u064b-\\u0655\\u0670' +
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f';
const invisible = '\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}';
const invisibles = new RegExp(`[${invisible}]`, 'gu');
const traceless = new RegExp(`[${accents}${invisible}]`, 'gu');
const onlyAccents = new RegExp(`[${accents}]`, 'gu');
const isInvisible = new RegExp(`^[${invisible}]$`, 'u');

/** Scripts that write no spaces between words. */
export const unspacedScripts =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Hangul}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}';
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');

/** Their compatibility forms would attach letters to the preceding name, or dots to the following word. */
export const alwaysSeparates = /^[\u2024-\u2026\u2120\u2122\ufe19\ufe30]$/u;

export const superscriptDigit = /^[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]$/u;
export const fraction = /^[\u00bc-\u00be\u2150-\u215f\u2189]$/u;
/** Wide, small, raised and lowered forms of the symbols in `c++`, `c#` and `.net`. */
const symbolForm = /^[\u207a\u208a\ufb29\ufe52\ufe5f\ufe62\uff03\uff0b\uff0e]$/u;
/** Characters that may combine with those before them even if NFC keeps them apart: marks of kana, Hangul letters, the breve of й. */
export const composing =
  /^[\u0306\u1100-\u11ff\u3099\u309a\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff\uff9e\uff9f\uffa1-\uffdc]$/u;
const isContextual = (character: string): boolean =>
  [superscriptDigit, fraction, symbolForm, composing].some((pattern) => pattern.test(character));

/** Letters for which Unicode defines no plain form. */
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
  // Alef wasla; the dotless yeh of Egypt and the yeh and kaf of Persian keyboards.
  '\u0671': '\u0627',
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
};

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  const plain = plainForm(character);
  if (plain !== character) folded.set(codePoint, plain);
  const found = classOf(character, plain);
  classes[codePoint] = found;
  plainCodes[codePoint] = plain.codePointAt(0) ?? codePoint;
  return found;
}

function classOf(character: string, plain: string): number {
  if (alwaysSeparates.test(character)) return SEPARATOR;
  if (isInvisible.test(character)) return DROPPED;
  return plainClass(plain) + (isContextual(character) ? CONTEXTUAL : 0);
}

function plainClass(plain: string): number {
  if (plain === '') return DROPPED;
  if ([...plain].length > 1) return EXPANDED;
  if (/^\p{M}$/u.test(plain)) return MARK;
  if (!/^[\p{L}\p{N}]$/u.test(plain)) return SEPARATOR;
  return unspaced.test(plain) ? UNIT : LETTER;
}

function plainForm(character: string): string {
  const lower = character.normalize('NFKC').toLowerCase();
  // й is a separate letter to its readers, not an accented и.
  if (lower === 'й') return lower;
  const bare = lower.normalize('NFD').replace(onlyAccents, '').normalize('NFC');
  return [...bare].map((part) => plainForms[part] ?? digitOf(part) ?? part).join('');
}

/** Converts the digit of another script. Unicode places the ten digits of a script in a row, and whole rows after each other. */
function digitOf(character: string): string | undefined {
  if (!isDigit(character)) return undefined;
  const codePoint = character.codePointAt(0) as number;
  let zero = codePoint;
  while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((codePoint - zero) % 10);
}

const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);
