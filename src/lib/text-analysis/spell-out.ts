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
  LETTER,
  MARK,
  SEPARATOR,
  superscriptDigit,
  UNIT,
  unspacedScripts,
} from './fold-character.ts';

/** A text in which every character folds by itself. */
export interface SpelledOut {
  readonly text: string;
  /** For each UTF-16 unit of it, where the characters it was made of begin and end in the text as it was given. */
  readonly begins: readonly number[];
  readonly ends: readonly number[];
}

/** The letters that begin a syllable. */
const leadingHangul = /^[\u1100-\u115f\ua960-\ua97f]/u;

/** `m²`, `km³`: raised digits behind so few letters are exponents, any other is the mark of a footnote. */
const exponentLettersMax = 3;
/** One letter more than that, where each is a pair of surrogates. */
const tailLength = 2 * (exponentLettersMax + 1);

/**
 * Composes what belongs together (`ｶﾞ`, `e` and an accent, Hangul letters), gives wide signs their plain form, and decides what raised digits
 * and fractions are. It goes character by character, each with the marks behind it, so that every place is known in both texts.
 */
export function spellOut(text: string): SpelledOut {
  const begins: number[] = [];
  const ends: number[] = [];
  let out = '';
  /** The end of it, long enough to see how many letters it has. */
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

/** The end of a run of characters that stay as they are; the last of them may have marks behind it, so it is left for later. */
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
    const isPlain =
      (kind === LETTER || kind === UNIT || kind === SEPARATOR) && compose(character) === character;
    known[codePoint] = isPlain ? STAYS : CHANGES;
  }
  return known[codePoint] === STAYS;
}

/** Behind a character and all that can become one with it. */
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

function spell(character: string, before: string): string {
  const base = String.fromCodePoint(character.codePointAt(0) as number);
  const marks = character.slice(base.length);
  if (superscriptDigit.test(base)) {
    const digit = base.normalize('NFKC');
    const letters = lettersAtEnd(before);
    const isExponent = digit !== '1' && letters > 0 && letters <= exponentLettersMax;
    return compose((isExponent ? digit : ' ') + marks);
  }
  // Behind a number, as in 3½, the fraction is a word of its own.
  if (fraction.test(base)) return ` ${compose(character)} `;
  return compose(alwaysSeparates.test(base) ? ` ${marks}` : character);
}

const spacedLetters = new RegExp(`[\\p{L}--[${unspacedScripts}]]{1,${exponentLettersMax + 1}}$`, 'v');

/** How many letters stand at the end of a text; no more are counted than matter. */
function lettersAtEnd(text: string): number {
  const end = spacedLetters.exec(text);
  return end === null ? 0 : [...end[0]].length;
}
