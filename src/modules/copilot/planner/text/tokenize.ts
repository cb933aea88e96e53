import { parse } from 'tldts';
import { normalizeDomainName } from '../../../../lib/domain-name.ts';
import { foldWord } from './fold.ts';
import { findQuoted } from './quotes.ts';
import type { Token } from './token.ts';

/** Reserved names, as used in examples. Users ask for them as for any other domain, but they cannot be in the index. */
const RESERVED = /^(?:[\p{L}\p{N}-]+\.)+(?:example|test|invalid|localhost)$/iu;
/** Whether a name is reserved, so that nobody can register it. */
export const isReservedName = (name: string): boolean => RESERVED.test(name);

const WORD = /[\p{L}\p{N}\p{M}]/u;
/** Splits a message into tokens. Invisible characters and those that belong to no word are dropped. */
export function tokenize(message: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const quoted of findQuoted(message)) {
    addWords(tokens, message, position, quoted.start);
    tokens.push({
      ...base(message, quoted.start, quoted.end),
      kind: 'quoted',
      text: quoted.text,
      folded: foldWord(quoted.text),
    });
    position = quoted.end;
  }
  addWords(tokens, message, position, message.length);
  return tokens;
}

const base = (message: string, start: number, end: number) => {
  const before = /(?:[,;:.!?()–—…\n]|\s-(?=\s))[\s"'«»„“”]*$/u.exec(
    message.slice(Math.max(0, start - 6), start),
  );
  return {
    start,
    end,
    isJoined: false,
    breakBefore: before?.[0].trim().charAt(0) ?? '',
    isCapitalised: /^\p{Lu}/u.test(message.slice(start, end)),
  };
};

function addWords(tokens: Token[], message: string, from: number, to: number): void {
  for (const match of message.slice(from, to).matchAll(/\S+/gu)) {
    const start = from + match.index;
    const end = start + match[0].length;
    if (match[0].includes('/') && addAddress(tokens, message, start, end)) continue;
    for (const part of match[0].matchAll(/[^,;:!?()[\]{}<>"«»„“”|]+/gu))
      addChunk(tokens, message, start + part.index, start + part.index + part[0].length);
  }
}

/** Adds a whole URL with its path as one token, so that the characters in it do not split it. */
function addAddress(tokens: Token[], message: string, start: number, end: number): boolean {
  const [first, last] = trimmed(message, start, end);
  const text = message.slice(first, last);
  const domain = domainIn(text);
  if (domain === undefined) return false;
  tokens.push({ ...base(message, first, last), kind: 'domain', text, folded: domain });
  return true;
}

/** Adds a chunk, the text between spaces: a domain, an ending, or words joined by hyphens, dots and apostrophes. */
function addChunk(tokens: Token[], message: string, start: number, end: number): void {
  const [first, last] = trimmed(message, start, end);
  if (first >= last) return;
  const text = message.slice(first, last);
  const domain = domainIn(text);
  if (domain !== undefined) {
    tokens.push({ ...base(message, first, last), kind: 'domain', text, folded: domain });
    return;
  }
  const ending =
    message.charAt(first - 1) === '.' && !WORD.test(message.charAt(first - 2)) ? endingIn(text) : undefined;
  if (ending !== undefined) {
    tokens.push({
      ...base(message, first - 1, first + ending.length),
      kind: 'ending',
      text: `.${ending}`,
      folded: ending.toLowerCase(),
    });
    addChunk(tokens, message, first + ending.length, last);
    return;
  }
  addParts(tokens, message, first, last);
}

/** Trims the punctuation around a chunk, including a dot before it; `addChunk` checks for that dot to recognise an ending. */
function trimmed(message: string, start: number, end: number): [number, number] {
  let first = start;
  let last = end;
  while (first < last && !WORD.test(message.charAt(first))) first += 1;
  while (last > first && !/[\p{L}\p{N}\p{M}+#]/u.test(message.charAt(last - 1))) last -= 1;
  return [first, last];
}

/** The domain that a text is. A capital letter after a dot starts a new sentence, unless all letters are capitals. */
function domainIn(text: string): string | undefined {
  if (!text.includes('.') || text.length > 253) return undefined;
  const named = text.replace(/['’]s$/, '').replace(/^.*@/, '');
  const host = named.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/s, '');
  if (/\.\p{Lu}/u.test(host) && host !== host.toUpperCase()) return undefined;
  if (/\.\d+$/.test(host)) return undefined;
  return normalizeDomainName(named) ?? (isReservedName(host) ? host.toLowerCase() : undefined);
}

function endingIn(text: string): string | undefined {
  const ending = /^[\p{L}\d]+(?:\.[\p{L}\d]+)?/u.exec(text)?.[0];
  if (ending === undefined || !/^\p{L}/u.test(ending)) return undefined;
  const known = (suffix: string) =>
    parse(`name.${suffix}`).publicSuffix === suffix.toLowerCase() && parse(`name.${suffix}`).isIcann === true;
  if (known(ending)) return ending;
  const [first = ''] = ending.split('.');
  return first !== ending && known(first) ? first : undefined;
}

/** Splits a chunk at hyphens, apostrophes, slashes and underscores into words that are marked as joined. */
function addParts(tokens: Token[], message: string, start: number, end: number): void {
  let isJoined = false;
  for (const part of message.slice(start, end).matchAll(/[^-‐‑–—/_@=*~^%$§°'’‘`´]+/gu)) {
    const [first, last] = trimmed(message, start + part.index, start + part.index + part[0].length);
    if (first >= last) continue;
    addWord(tokens, message, first, last, isJoined);
    isJoined = true;
  }
}

function addWord(tokens: Token[], message: string, start: number, end: number, isJoined: boolean): void {
  const text = message.slice(start, end);
  const folded = foldWord(text);
  const domain = domainIn(text);
  if (domain !== undefined) {
    tokens.push({ ...base(message, start, end), kind: 'domain', text, folded: domain, isJoined });
    return;
  }
  const kind = /^\d+$/.test(folded) ? 'number' : 'word';
  tokens.push({ ...base(message, start, end), kind, text, folded, isJoined });
}
