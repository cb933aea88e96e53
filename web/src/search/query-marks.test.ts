import { expect, it } from 'vitest';
import { piecesOf } from './query-marks.tsx';

const marked = (text: string): string =>
  piecesOf(text)
    .map(({ text: piece, kind }) => (kind === undefined ? piece : `[${kind} ${piece}]`))
    .join('');

it.each([
  ['plain words', 'plain words'],
  ['crm OR erp', 'crm [operator OR] erp'],
  ['PORTLAND ORDER', 'PORTLAND ORDER'],
  ['"book a demo"~5 -agency', '[phrase "book a demo"~5] [operator -]agency'],
  ['(title:crm) dent*', '[operator (][name title:]crm[operator )] dent[operator *]'],
  ['e-mail 24:7 founded_year:>2015', 'e-mail 24:7 [name founded_year:]>2015'],
  ['-technology:"Google Analytics"', '[operator -][name technology:][phrase "Google Analytics"]'],
])('%s', (text, expected) => expect(marked(text)).toBe(expected));

it.each(['"((("', '-'.repeat(200), '('.repeat(200), 'OR '.repeat(60), '"'.repeat(199)])(
  'nothing of the text is lost or added: %s',
  (text) =>
    expect(
      piecesOf(text)
        .map(({ text: piece }) => piece)
        .join(''),
    ).toBe(text),
);
