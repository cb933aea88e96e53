import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readCuratedTrades } from '../planner/dictionaries/pack-dictionaries.ts';
import { industryWords, trades } from '../planner/index.ts';
import { findTrades } from './trades.ts';
import { inflectionsOf } from './word-forms.ts';

const industrySchema = z.object({ name: z.string(), subIndustries: z.array(z.object({ name: z.string() })) });

describe('the table of trades', () => {
  it('names existing industries', () => {
    const known = Object.keys(industryWords);
    expect(trades.flatMap(({ industries }) => industries).filter((name) => !known.includes(name))).toEqual(
      [],
    );
  });

  it('names existing sub-industries', () => {
    const folder = new URL('../../../../data/industries/', import.meta.url);
    const parts = readdirSync(folder)
      .filter((file) => /^[a-z-]+\.json$/.test(file) && file !== 'order.json' && file !== 'schema.json')
      .map((file) => industrySchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
      .flatMap(({ name, subIndustries }) => subIndustries.map((sub) => `${name} > ${sub.name}`));
    const named = trades.flatMap(({ part, exceptParts = [] }) => [
      ...(part === undefined ? [] : [part]),
      ...exceptParts,
    ]);
    expect(named.filter((part) => !parts.includes(part))).toEqual([]);
  });

  it('has search words in every language, each for a single trade', () => {
    for (const trade of readCuratedTrades())
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

  it('finds several trades, and keeps the other words', () => {
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
  ['pubs', 'en', 'pub'],
  ['Druckereien', 'de', 'druckerei'],
  ['journaux', 'fr', 'journal'],
  ['fundiciones', 'es', 'fundición'],
  ['liutai', 'it', 'liutao'],
  ['smederijen', 'nl', 'smederij'],
  ['fundições', 'pt', 'fundição'],
  ['tartaków', 'pl', 'tartak'],
] as const)('%s is also tried as another form', (word, language, form) => {
  expect(inflectionsOf(word, language)).toContain(form);
});
