import { describe, expect, it } from 'vitest';
import { industryWords } from '../planner/index.ts';
import table from './trades.json' with { type: 'json' };
import { findTrades, type Trade } from './trades.ts';
import { otherForms } from './word-forms.ts';

const trades: readonly Trade[] = table;

describe('the table of trades', () => {
  it('names industries that there are', () => {
    const known = Object.keys(industryWords);
    expect(trades.flatMap(({ industries }) => industries).filter((name) => !known.includes(name))).toEqual(
      [],
    );
  });

  it('has words to search for in every language, each of one trade alone', () => {
    for (const trade of trades)
      for (const [language, forms] of Object.entries(trade.forms)) {
        expect([trade.name, language, forms.length > 0]).toEqual([trade.name, language, true]);
        for (const form of forms)
          expect([form, findTrades(form).trades.map(({ name }) => name)]).toEqual([form, [trade.name]]);
      }
  });

  it('finds several trades, and leaves the other words', () => {
    expect(findTrades('organic Bäckereien yoga studios Wien')).toMatchObject({
      trades: [{ name: 'bakery' }, { name: 'yoga' }],
      named: ['Bäckereien', 'yoga studios'],
      others: ['organic', 'Wien'],
    });
  });
});

it.each([
  ['calligraphers', 'en', 'calligrapher'],
  ['foundries', 'en', 'foundry'],
  ['Druckereien', 'de', 'druckerei'],
  ['journaux', 'fr', 'journal'],
  ['fundiciones', 'es', 'fundición'],
  ['liutai', 'it', 'liutao'],
  ['smederijen', 'nl', 'smederij'],
  ['fundições', 'pt', 'fundição'],
  ['tartaków', 'pl', 'tartak'],
] as const)('%s is also tried as another form', (word, language, form) => {
  expect(otherForms(word, language)).toContain(form);
});
