import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readWrittenTrades } from '../planner/dictionaries/pack-dictionaries.ts';
import { industryWords, trades } from '../planner/index.ts';
import { findTrades } from './trades.ts';
import { otherForms } from './word-forms.ts';

const industrySchema = z.object({ name: z.string(), subIndustries: z.array(z.object({ name: z.string() })) });

describe('the table of trades', () => {
  it('names industries that there are', () => {
    const known = Object.keys(industryWords);
    expect(trades.flatMap(({ industries }) => industries).filter((name) => !known.includes(name))).toEqual(
      [],
    );
  });

  it('names parts of industries that there are', () => {
    const folder = new URL('../../../../data/industries/', import.meta.url);
    const parts = readdirSync(folder)
      .filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'order.json' && file !== 'schema.json')
      .map((file) => industrySchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
      .flatMap(({ name, subIndustries }) => subIndustries.map((sub) => `${name} > ${sub.name}`));
    expect(trades.flatMap(({ part }) => part ?? []).filter((part) => !parts.includes(part))).toEqual([]);
  });

  it('has words to search for in every language, each of one trade alone', () => {
    for (const trade of readWrittenTrades())
      for (const [language, forms] of Object.entries(trade.forms)) {
        expect([trade.name, language, forms.length > 0]).toEqual([trade.name, language, true]);
        for (const form of forms)
          expect([form, findTrades(form).trades.map(({ name }) => name)]).toEqual([form, [trade.name]]);
      }
  });

  it.each(['agences web', 'web agencies', 'Webagenturen', 'agencias web', 'webbureaus', 'agências web'])(
    'knows the sub-industry of %s',
    (name) => {
      expect(findTrades(name).trades.map(({ part }) => part)).toEqual([
        'Marketing & Media > Web & Graphic Design',
      ]);
    },
  );

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
