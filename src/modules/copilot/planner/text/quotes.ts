/** Opening and closing quotation marks of various languages. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['“', '"'],
  ['„', '“'],
  ['„', '”'],
  ['„', '"'],
  ['”', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['‘', '’'],
  ['‚', '‘'],
  ["'", "'"],
];

interface QuotedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Finds quoted texts, in order. An opening mark without a closing one is ignored, and so is an apostrophe within a word. */
export function findQuoted(message: string): QuotedText[] {
  const found: QuotedText[] = [];
  let position = 0;
  while (position < message.length) {
    const closing = closingOf(message, position);
    if (closing === undefined) {
      position += 1;
      continue;
    }
    const text = message.slice(position + 1, closing).trim();
    if (/[\p{L}\p{N}]/u.test(text)) found.push({ text, start: position, end: closing + 1 });
    position = closing + 1;
  }
  return found;
}

const QUOTED_CHARACTERS_MAX = 200;

/** The position of the closing mark, searched for only within the length of a query. */
function closingOf(message: string, at: number): number | undefined {
  const sign = message.charAt(at);
  const within = message.slice(at + 1, at + 2 + QUOTED_CHARACTERS_MAX);
  const ends = PAIRS.filter(([open]) => open === sign).flatMap(([, close]) => {
    const end = within.indexOf(close);
    return end > 0 && (!isApostrophe(close) || isOutsideWord(message, at, at + 1 + end))
      ? [at + 1 + end]
      : [];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}

const isApostrophe = (sign: string): boolean => sign === "'" || sign === '’' || sign === '‘';

const isOutsideWord = (message: string, open: number, close: number): boolean =>
  !/[\p{L}\p{N}]/u.test(message.charAt(open - 1)) && !/[\p{L}\p{N}]/u.test(message.charAt(close + 1));
