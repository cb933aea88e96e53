import {
  alwaysSeparates,
  CONTEXTUAL,
  characterClass,
  compose,
  composing,
  DROPPED,
  EXPANDED,
  foldedForm,
  fraction,
  MARK,
  SEPARATOR,
  superscriptDigit,
  UNIT,
  unspacedScripts,
} from './fold-character.ts';
import { asciiWord, DOT, HASH, PLUS } from './symbol-words.ts';

/** A text in which every character folds independently. */
export interface SpelledOut {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where the characters it was made of start and end in the original text. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** The letters that begin a syllable. */
const leadingHangul = /^[\u1100-\u115f\ua960-\ua97f]/u;

/** `m²`, `km³`: raised digits after at most this many letters are exponents, any others are footnote marks. */
const exponentLettersMax = 3;
/** One letter more than that, if each is a surrogate pair. */
const tailLength = 2 * (exponentLettersMax + 1);

/**
 * Composes what belongs together (`ｶﾞ`, `e` and an accent, Hangul letters), converts wide symbols to their plain form, and decides what
 * raised digits and fractions are. It works character by character, each with the marks after it, so that every position is known in both
 * texts.
 */
export function spellOut(text: string): SpelledOut {
  const begins: number[] = [];
  const ends: number[] = [];
  let out = '';
  /** The end of the output, long enough to count its letters. */
  let tail = '';
  const add = (piece: string): void => {
    out += piece;
    tail = (piece.length < tailLength ? tail + piece : piece).slice(-tailLength);
  };
  const keep = (from: number, to: number): void => {
    for (let k = from; k < to; k++) {
      begins.push(k);
      ends.push(k + 1);
    }
  };
  for (let at = 0; at < text.length; ) {
    const plainEnd = endOfPlain(text, at);
    const plain = text.slice(at, plainEnd);
    keep(at, plainEnd);
    add(plain);
    at = plainEnd;
    if (at === text.length) break;
    const next = endOfCharacter(text, at);
    const character = text.slice(at, next);
    const spelled = spell(character, tail);
    if (spelled === character) keep(at, next);
    else
      for (let k = 0; k < spelled.length; k++) {
        begins.push(at);
        ends.push(next);
      }
    add(spelled);
    at = next;
  }
  return { text: out, begins, ends };
}

/** The end of a run of characters that stay unchanged. The last of them may have marks after it, so it is left for later. */
function endOfPlain(text: string, from: number): number {
  let last = from;
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code >= 128 && !staysAsItIs(text.codePointAt(at) as number)) return last;
    last = at;
    at += code < 0xd800 ? 1 : widthAt(text, at);
  }
  return text.length;
}

const STAYS = 1;
const CHANGES = 2;
const known = new Uint8Array(0x110000);

function staysAsItIs(codePoint: number): boolean {
  if (known[codePoint] === 0) {
    const kind = characterClass(codePoint);
    const character = String.fromCodePoint(codePoint);
    const isPlain = kind < CONTEXTUAL && !joinsBefore(codePoint) && compose(character) === character;
    known[codePoint] = isPlain ? STAYS : CHANGES;
  }
  return known[codePoint] === STAYS;
}

/** The position after a character and everything that can combine with it. */
function endOfCharacter(text: string, from: number): number {
  let end = from + widthAt(text, from);
  while (end < text.length && joinsBefore(text.codePointAt(end) as number)) end += widthAt(text, end);
  return end;
}

const widthAt = (text: string, at: number): number => ((text.codePointAt(at) as number) > 0xffff ? 2 : 1);

function joinsBefore(codePoint: number): boolean {
  if (codePoint < 128) return false;
  const found = characterClass(codePoint);
  if (found === EXPANDED)
    return characterClass((foldedForm(codePoint) as string).codePointAt(0) as number) === MARK;
  if (found < CONTEXTUAL) return found === MARK || found === DROPPED;
  const character = String.fromCodePoint(codePoint);
  return composing.test(character) && !leadingHangul.test(character.normalize('NFKC'));
}

/**
 * What characters with their marks become. Only few are common, so the cache is cleared when it is full. The keys are short, so they do not
 * keep a page in memory.
 */
const spellings = new Map<string, string>();
const spellingsMax = 10_000;
const spellingLengthMax = 8;

function spell(character: string, before: string): string {
  const known = spellings.get(character);
  if (known !== undefined) return known;
  const isRaised = superscriptDigit.test(character.charAt(0));
  const spelled = isRaised ? spellRaised(character, before) : spellAlone(character);
  if (isRaised || character.length > spellingLengthMax) return spelled;
  if (spellings.size >= spellingsMax) spellings.clear();
  spellings.set(character, spelled);
  return spelled;
}

function spellRaised(character: string, before: string): string {
  const digit = character.charAt(0).normalize('NFKC');
  const letters = lettersAtEnd(before);
  return compose((isExponent(digit.charCodeAt(0), letters) ? digit : ' ') + character.slice(1));
}

function spellAlone(character: string): string {
  const base = String.fromCodePoint(character.codePointAt(0) as number);
  const marks = character.slice(base.length);
  // After a number, as in 3½, the fraction is a separate word.
  if (fraction.test(base)) return ` ${compose(character)} `;
  return compose(alwaysSeparates.test(base) ? ` ${marks}` : character);
}

/** Whether a raised digit, given in its plain form, is an exponent after this many letters. */
export function isExponent(digit: number, letters: number): boolean {
  return digit !== ONE && letters > 0 && letters <= exponentLettersMax;
}

const ONE = 0x31;

const spacedLetters = new RegExp(`[\\p{L}--[${unspacedScripts}]]{1,${exponentLettersMax + 1}}$`, 'v');

/** The number of letters at the end of a text, counted only as far as it matters. */
function lettersAtEnd(text: string): number {
  const end = spacedLetters.exec(text);
  return end === null ? 0 : [...end[0]].length;
}

/**
 * The number of letters before a position, counted only as far as it matters. -1 if the text there has to be spelled out first, because of
 * characters that become several or none, or symbols that are part of a word only if none follows.
 */
export function lettersBefore(text: string, place: number): number {
  let letters = 0;
  let at = place;
  for (let walked = 0; walked <= exponentLettersMax && at > 0; walked++) {
    const codePoint = codePointBefore(text, at);
    const found = letterOrEdge(codePoint, walked);
    if (found === IN_DOUBT) return -1;
    if (found === EDGE) return letters;
    if (found === ONE_LETTER && letters === walked) letters += 1;
    at -= codePoint > 0xffff ? 2 : 1;
  }
  return letters;
}

const IN_DOUBT = 0;
const EDGE = 1;
const ONE_LETTER = 2;
const ONE_DIGIT = 3;

function letterOrEdge(codePoint: number, charactersBehind: number): number {
  if (codePoint < 128) {
    const word = asciiWord[codePoint] as number;
    if (word !== 0) return word >= 97 ? ONE_LETTER : ONE_DIGIT;
    if (codePoint === PLUS || codePoint === HASH) return charactersBehind === 0 ? IN_DOUBT : EDGE;
    return codePoint === DOT && charactersBehind === 'net'.length ? IN_DOUBT : EDGE;
  }
  const kind = characterClass(codePoint);
  if (kind === SEPARATOR || kind === UNIT) return EDGE;
  if (!staysAsItIs(codePoint)) return IN_DOUBT;
  return spacedLetters.test(String.fromCodePoint(codePoint)) ? ONE_LETTER : ONE_DIGIT;
}

/** Whether nothing at this position combines with the character before it. */
export function beginsCharacter(text: string, at: number): boolean {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined || !joinsBefore(codePoint);
}

/** The code point that ends at a position, which must not be the start of the text. */
export function codePointBefore(text: string, at: number): number {
  const code = text.charCodeAt(at - 1);
  const isLow = code >= 0xdc00 && code <= 0xdfff;
  if (!isLow || at < 2) return code;
  const pair = text.codePointAt(at - 2) as number;
  return pair > 0xffff ? pair : code;
}

/**
 * The text between two of these can be spelled out and tokenized separately: a separator combines with nothing before it, ends every word,
 * and no symbol before it depends on what follows it.
 */
function beginsRun(code: number): boolean {
  if (code < 128) return asciiWord[code] === 0 && code !== PLUS && code !== HASH && code !== DOT;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isSurrogate && characterClass(code) === SEPARATOR;
}

/** The start of the run at a position: at a separator, or at the start of the text. */
export function runStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !beginsRun(text.charCodeAt(start))) start -= 1;
  return start;
}

/** The end of the run at a position. */
export function runEnd(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && !beginsRun(text.charCodeAt(end))) end += 1;
  return end;
}

/** The runs of a text that are not composed, in order; `composed` is the whole text in NFC. No composition crosses a separator. */
export function* uncomposedRuns(
  text: string,
  composed: string,
): Generator<{ readonly from: number; readonly to: number }> {
  let shift = 0;
  for (let at = 0; at < text.length; ) {
    if (text.charCodeAt(at) === composed.charCodeAt(at + shift)) {
      at += 1;
      continue;
    }
    const from = runStart(text, at);
    const to = runEnd(text, at);
    shift += text.slice(from, to).normalize('NFC').length - (to - from);
    yield { from, to };
    at = to;
  }
}

/** The scanner calls `spellOut` through this object, so that a test can see how much of a text is spelled out. */
export const speller = { spellOut };
