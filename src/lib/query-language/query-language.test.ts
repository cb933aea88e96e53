import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { Random } from '../../../bench/search/corpus/random.ts';
import { tokenize } from '../text-analysis/index.ts';
import {
  DEPTH_MAX,
  type Expression,
  parseQuery,
  printQuery,
  TERMS_MAX,
  type Term,
  type Vocabulary,
} from './index.ts';

const vocabulary: Vocabulary = {
  tokenize,
  scopes: ['title', 'headings', 'body'],
  filters: {
    country: {
      isOrdered: false,
      read: (value) =>
        /^[a-z]{2}$/i.test(value)
          ? { value: value.toUpperCase() }
          : { expected: 'a country code such as de' },
    },
    technology: {
      isOrdered: false,
      read: (value) => (value === '' ? { expected: 'a technology' } : { value }),
    },
    founded_year: {
      isOrdered: true,
      read: (value) => (/^-?\d{1,4}$/.test(value) ? { value } : { expected: 'a year such as 2015' }),
    },
  },
};

const read = (text: string): Expression => {
  const parsed = parseQuery(text, vocabulary);
  if (parsed.kind === 'error') throw new Error(`${text}: at ${parsed.position}, expected ${parsed.expected}`);
  return parsed.expression;
};
const printed = (text: string): string => printQuery(read(text));

test.each([
  ['crm', 'crm'],
  ['CRM Software', 'crm software'],
  ['crm AND software', 'crm software'],
  ['crm OR erp', 'crm OR erp'],
  ['a b OR c d', '(a b) OR (c d)'],
  ['(crm OR erp) software', '(crm OR erp) software'],
  ['((crm))', 'crm'],
  ['crm -agency', 'crm -agency'],
  ['crm NOT agency', 'crm -agency'],
  ['NOT NOT crm', 'crm'],
  ['-(a OR b)', '-(a OR b)'],
  ['"Book a demo"', '"book a demo"'],
  ['“Book a demo”', '"book a demo"'],
  ['"a b"~5', '"a b"~5'],
  ['dent*', 'dent*'],
  ['"book dem*"', '"book dem*"'],
  ['ab-ab*', '"ab ab*"'],
  ['title:crm', 'title:crm'],
  ['TITLE:"CRM software"', 'title:"crm software"'],
  ['title:(crm OR erp) x', '(title:crm OR title:erp) x'],
  ['headings:dent* -body:"a b"~3', 'headings:dent* -body:"a b"~3'],
  ['country:de', 'country:DE'],
  ['technology:"Google Analytics" -country:us', 'technology:"Google Analytics" -country:US'],
  ['founded_year:>2015', 'founded_year:>2015'],
  ['founded_year:=2015', 'founded_year:2015'],
  ['founded_year:<=-5', 'founded_year:<=-5'],
  ['e-mail', '"e mail"'],
  ['c++ .net', 'c++ .net'],
  ['food & drink', 'food drink'],
  ['note: this', 'note this'],
  ['open 24:7', 'open "24 7"'],
  ['and or not', 'and or not'],
  ['crm crm', 'crm'],
  ['rock"n"roll', 'rock n roll'],
  ['a - b', 'a b'],
])('%s is read as %s', (text, expected) => {
  expect(printed(text)).toBe(expected);
  expect(read(expected)).toEqual(read(text));
});

test.each([
  ['', 0, 'a word'],
  ['  ', 2, 'a word'],
  ['&', 1, 'a word'],
  ['crm OR', 6, 'a word'],
  ['OR crm', 0, 'a word'],
  ['crm AND', 7, 'a word'],
  ['a AND AND b', 6, 'a word'],
  ['NOT', 3, 'a word'],
  ['-&', 1, 'a word with letters'],
  ['(crm', 4, '")"'],
  ['crm)', 3, 'the end of the query'],
  ['()', 1, 'a word'],
  ['crm "open', 4, 'a second quotation mark'],
  ['crm ""', 4, 'a word with letters'],
  ['"a b"~', 6, 'a number of words from 0 to 100'],
  ['"a b"~x', 6, 'a number of words'],
  ['"a b"~101', 6, 'a number of words'],
  ['"a"~5', 0, 'at least two words'],
  ['x d*', 2, 'at least 2 letters'],
  ['*', 0, 'at least 2 letters'],
  ['x *tal', 2, 'the * at the end'],
  ['den*tal', 3, 'the * at the end'],
  ['"a den*t b"', 6, 'the * at the end'],
  ['https://x.com', 0, 'one of title, headings, body, country, technology, founded_year before the colon'],
  ['title:body:x', 6, 'a word'],
  ['title:(a country:de)', 9, 'words, because title: accepts only words'],
  ['title:-x', 6, 'to exclude, write -title:word'],
  ['country:germany', 8, 'a country code such as de'],
  ['x country:>de', 10, 'a value of country without >'],
  ['founded_year:>', 13, 'a year such as 2015'],
  ['country:(de)', 8, 'a value of country'],
  ['country:"de"~2', 8, 'a value of country'],
])('%s is refused at %i', (text, position, expected) => {
  const parsed = parseQuery(text, vocabulary);
  expect(parsed).toMatchObject({ kind: 'error', position });
  expect(parsed.kind === 'error' && parsed.expected).toContain(expected);
});

test('words, filters and levels are limited, and the limit is named', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
  expect(parseQuery(words(TERMS_MAX), vocabulary).kind).toBe('expression');
  expect(parseQuery(`"${words(TERMS_MAX)}" x`, vocabulary)).toMatchObject({
    kind: 'error',
    expected: 'at most 64 words and filters',
  });
  const nested = (depth: number): string => `${'('.repeat(depth)}x${')'.repeat(depth)}`;
  expect(parseQuery(nested(DEPTH_MAX), vocabulary).kind).toBe('expression');
  expect(parseQuery(nested(DEPTH_MAX + 1), vocabulary)).toMatchObject({
    kind: 'error',
    position: DEPTH_MAX + 1,
    expected: 'at most 16 levels of parentheses and NOT',
  });
  expect(parseQuery('-'.repeat(100_000), vocabulary).kind).toBe('error');
});

const random = new Random(27);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random.fraction() * from.length)] as T;

function randomTerm(): Term {
  const text = pick(['crm', 'zahnarzt', 'c++', 'and', 'or', '東', 'straße', 'x1', 'été']);
  const [token] = tokenize(text);
  const term = token?.term ?? '';
  return {
    kind: random.fraction() < 0.2 && [...term].length > 1 && term !== 'c++' ? 'prefix' : 'word',
    text: term,
  };
}

function randomExpression(depth: number): Expression {
  const roll = random.fraction();
  if (depth > 0 && roll < 0.4) {
    const kind = pick(['and', 'or'] as const);
    const parts = new Map<string, Expression>();
    for (let i = 0; i < 4; i++) {
      const part = randomExpression(depth - 1);
      if (part.kind !== kind) parts.set(JSON.stringify(part), part);
    }
    return parts.size > 1 ? { kind, of: [...parts.values()] } : randomExpression(0);
  }
  if (depth > 0 && roll < 0.5) {
    const of = randomExpression(depth - 1);
    return of.kind === 'not' ? of : { kind: 'not', of };
  }
  if (roll < 0.6)
    return pick<Expression>([
      { kind: 'filter', name: 'country', comparison: '=', value: 'DE' },
      { kind: 'filter', name: 'technology', comparison: '=', value: '>= A (b) OR „c' },
      { kind: 'filter', name: 'founded_year', comparison: '<', value: '-12' },
    ]);
  const scope = random.fraction() < 0.3 ? { scope: pick(['title', 'body']) } : {};
  const terms = Array.from({ length: pick([1, 1, 2, 3]) }, randomTerm);
  return random.fraction() < 0.2 && terms.length > 1
    ? { kind: 'near', terms, distance: pick([0, 5, 100]), ...scope }
    : { kind: 'text', terms, ...scope };
}

test('every expression is read again as it was printed', () => {
  for (let i = 0; i < 3_000; i++) {
    const expression = randomExpression(2);
    expect(parseQuery(printQuery(expression), vocabulary), printQuery(expression)).toMatchObject({
      kind: 'expression',
      expression,
    });
  }
});

const pieces = [
  ...[
    '"',
    '“',
    '”',
    '„',
    '(',
    ')',
    '-',
    '~',
    '~5',
    '*',
    ':',
    ' ',
    '\u3000',
    '>',
    '=',
    ',',
    '&',
    '\u0301',
    '\0',
  ],
  ...['AND', 'OR', 'NOT', 'title:', 'country:', 'de', 'founded_year:', '2015', 'crm', 'Straße', '東京タワー'],
  ...['กรุงเทพ', 'c++', '.net', 'ﬁ', '½', '\ud83d', '\udc4d', 'ｶﾞ', 'a'.repeat(70), 'İ', 'ǆ', '²'],
];

test('any text is parsed or refused in as many steps as it has characters, and what is parsed is stable in normal form', () => {
  let readable = 0;
  const wrong: string[] = [];
  for (let i = 0; i < 20_000; i++) {
    const text = Array.from({ length: 1 + Math.floor(random.fraction() * 14) }, () => pick(pieces)).join(
      pick(['', ' ', '']),
    );
    let tokenized = 0;
    const counting = (piece: string): ReturnType<typeof tokenize> => {
      tokenized += piece.length;
      return tokenize(piece);
    };
    const parsed = parseQuery(text, { ...vocabulary, tokenize: counting });
    if (parsed.steps > text.length || tokenized > text.length) wrong.push(`too many steps: ${text}`);
    if (parsed.kind === 'error') {
      if (parsed.position > text.length) wrong.push(`an error behind the end: ${text}`);
      continue;
    }
    readable += 1;
    const normal = printQuery(parsed.expression);
    const again = parseQuery(normal, vocabulary);
    if (again.kind === 'error' || !isDeepStrictEqual(again.expression, parsed.expression))
      wrong.push(`${JSON.stringify(text)} → ${normal}`);
  }
  expect(wrong).toEqual([]);
  expect(readable).toBeGreaterThan(3_000);
});
