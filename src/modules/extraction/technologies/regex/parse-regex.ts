import {
  ALL_CHARS,
  ANY_BUT_LINE_BREAK,
  type CharSet,
  CLASS_ESCAPES,
  charSetOfCode,
  NO_CHARS,
  rangeSet,
} from './char-set.ts';

/** What the prefilter and the lint need to know about an expression. Groups are replaced by their content. */
export type RegexNode =
  | { readonly type: 'char'; readonly set: CharSet; readonly strings?: readonly string[] }
  | { readonly type: 'sequence'; readonly parts: readonly RegexNode[] }
  | { readonly type: 'choice'; readonly options: readonly RegexNode[] }
  | { readonly type: 'repeat'; readonly body: RegexNode; readonly min: number; readonly max: number }
  | { readonly type: 'anchor'; readonly at: 'start' | 'end' | 'word' }
  | { readonly type: 'look'; readonly body: RegexNode; readonly behind: boolean; readonly negative: boolean }
  | { readonly type: 'backreference' };

/** Parses a case-insensitive JavaScript expression without flags `u`, `s` or `m`. Throws a SyntaxError if `new RegExp` would. */
export function parseRegex(source: string): RegexNode {
  new RegExp(source, 'i');
  const reader: Reader = { source, at: 0 };
  const node = readChoice(reader);
  if (reader.at < source.length) throw new SyntaxError(`unexpected ${source[reader.at]} at ${reader.at}`);
  return node;
}

interface Reader {
  readonly source: string;
  at: number;
}

function readChoice(reader: Reader): RegexNode {
  const options = [readSequence(reader)];
  while (reader.source[reader.at] === '|') {
    reader.at++;
    options.push(readSequence(reader));
  }
  const [only] = options;
  return options.length === 1 && only ? only : { type: 'choice', options };
}

function readSequence(reader: Reader): RegexNode {
  const parts: RegexNode[] = [];
  while (reader.at < reader.source.length) {
    const next = reader.source[reader.at];
    if (next === '|' || next === ')') break;
    const node = readQuantifier(reader, readAtom(reader));
    // The content of a group is merged with its neighbours, so that literals can span it.
    if (node.type === 'sequence') parts.push(...node.parts);
    else parts.push(node);
  }
  const [only] = parts;
  return parts.length === 1 && only ? only : { type: 'sequence', parts };
}

function readAtom(reader: Reader): RegexNode {
  const character = reader.source[reader.at++] ?? '';
  if (character === '(') return readGroup(reader);
  if (character === '[') return readClass(reader);
  if (character === '.') return { type: 'char', set: ANY_BUT_LINE_BREAK };
  if (character === '^') return { type: 'anchor', at: 'start' };
  if (character === '$') return { type: 'anchor', at: 'end' };
  if (character === '\\') return readEscape(reader);
  return literalNode(character);
}

function readGroup(reader: Reader): RegexNode {
  const opening =
    /^\?(?:<?[=!]|:|<[A-Za-z_$][\w$]*>)/.exec(reader.source.slice(reader.at, reader.at + 64))?.[0] ?? '';
  reader.at += opening.length;
  const body = readChoice(reader);
  reader.at++;
  if (!/[=!]$/.test(opening)) return body;
  return { type: 'look', body, behind: opening.includes('<'), negative: opening.endsWith('!') };
}

function readEscape(reader: Reader): RegexNode {
  const letter = reader.source[reader.at] ?? '';
  if (letter === 'b' || letter === 'B') {
    reader.at++;
    return { type: 'anchor', at: 'word' };
  }
  if (/[1-9k]/.test(letter)) {
    reader.at += /^(?:\d+|k(?:<[^>]*>)?)/.exec(reader.source.slice(reader.at))?.[0].length ?? 1;
    return { type: 'backreference' };
  }
  const escaped = readEscapedCharacter(reader);
  return typeof escaped === 'bigint'
    ? { type: 'char', set: escaped }
    : literalNode(String.fromCharCode(escaped));
}

/** The reader is after the backslash. A class escape returns a set, any other escape one code. */
function readEscapedCharacter(reader: Reader): CharSet | number {
  const letter = reader.source[reader.at++] ?? '\\';
  const classSet = CLASS_ESCAPES[letter];
  if (classSet !== undefined) return classSet;
  const control = CONTROL_ESCAPES[letter];
  if (control !== undefined) return control;
  const hexDigits = letter === 'x' ? 2 : letter === 'u' ? 4 : 0;
  const hex = reader.source.slice(reader.at, reader.at + hexDigits);
  if (hexDigits > 0 && hex.length === hexDigits && /^[\da-f]+$/i.test(hex)) {
    reader.at += hexDigits;
    return Number.parseInt(hex, 16);
  }
  return letter.charCodeAt(0);
}

const CONTROL_ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };

/** Classes this small, for example quotes, are enumerated so that literals can span them. */
const SPELLED_OUT_MAX = 2;

function readClass(reader: Reader): RegexNode {
  const negated = reader.source[reader.at] === '^';
  if (negated) reader.at++;
  let set = NO_CHARS;
  const strings: string[] = [];
  let isSpelledOut = !negated;
  while (reader.at < reader.source.length && reader.source[reader.at] !== ']') {
    const from = readClassMember(reader);
    const isRange = reader.source[reader.at] === '-' && reader.source[reader.at + 1] !== ']';
    if (typeof from === 'number' && !isRange) {
      set |= charSetOfCode(from);
      strings.push(String.fromCharCode(from).toLowerCase());
      continue;
    }
    isSpelledOut = false;
    set |= typeof from === 'bigint' ? from : readRange(reader, from);
  }
  reader.at++;
  // Some non-ASCII characters are always outside a named set, so the complement keeps their bit.
  if (negated) return { type: 'char', set: (ALL_CHARS & ~set) | charSetOfCode(0xffff) };
  return isSpelledOut && strings.length <= SPELLED_OUT_MAX
    ? { type: 'char', set, strings }
    : { type: 'char', set };
}

/** The reader is at the hyphen after the first member. */
function readRange(reader: Reader, from: number): CharSet {
  reader.at++;
  const to = readClassMember(reader);
  return typeof to === 'bigint' ? to | charSetOfCode(from) | charSetOfCode(45) : rangeSet(from, to);
}

function readClassMember(reader: Reader): CharSet | number {
  const character = reader.source[reader.at++] ?? '';
  if (character !== '\\') return character.charCodeAt(0);
  if (reader.source[reader.at] === 'b') {
    reader.at++;
    return 8;
  }
  return readEscapedCharacter(reader);
}

function readQuantifier(reader: Reader, body: RegexNode): RegexNode {
  const found = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at, reader.at + 32))?.[0];
  if (!found) return body;
  reader.at += found.length;
  const [min, max] = quantifierBounds(found);
  return { type: 'repeat', body, min, max };
}

function quantifierBounds(quantifier: string): [min: number, max: number] {
  if (quantifier.startsWith('*')) return [0, Number.POSITIVE_INFINITY];
  if (quantifier.startsWith('+')) return [1, Number.POSITIVE_INFINITY];
  if (quantifier.startsWith('?')) return [0, 1];
  const [, from = '0', comma, to] = /^\{(\d+)(,)?(\d*)\}/.exec(quantifier) ?? [];
  const min = Number(from);
  if (!comma) return [min, min];
  return [min, to ? Number(to) : Number.POSITIVE_INFINITY];
}

function literalNode(character: string): RegexNode {
  return { type: 'char', set: charSetOfCode(character.charCodeAt(0)), strings: [character.toLowerCase()] };
}
