import { describe, expect, it } from 'vitest';
import { readCuratedTrades } from '../planner/dictionaries/pack-dictionaries.ts';
import { trades as allTrades, languages, type Trade } from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { tradeNameSearches } from './search-candidates.ts';
import { tradeQuerySearch } from './trade-query.ts';
import { findTrades } from './trades.ts';

const curated = new Set(readCuratedTrades().map(({ name }) => name));
const trades = allTrades.filter(({ name }) => curated.has(name));

/** The names that a search for a trade looks for, by the language and the name of the question. */
const searchesFor = (trade: Trade, write: (name: string, language: (typeof languages)[number]) => string) =>
  languages.flatMap((language) => {
    const [name] = trade.forms[language];
    return name === undefined || findTrades(name).trades[0] !== trade
      ? []
      : [{ name: foldWord(name), names: namesIn(write(name, language)) }];
  });

const namesIn = (q: string): string[] =>
  Array.from(q.matchAll(/"([^"]+)"|[^\s()"]+/g), ([text, phrase]) => foldWord(phrase ?? text)).filter(
    (name) => name !== 'or',
  );

/** The names that the first question finds and another one does not, apart from the one that only the first has written. */
const missingNames = (searches: readonly { readonly name: string; readonly names: readonly string[] }[]) => {
  const [first, ...others] = searches;
  const shared = (first?.names ?? []).filter((name) => name !== first?.name);
  return others.flatMap(({ name, names }) =>
    shared.filter((one) => !names.includes(one)).map((one) => `${name}: ${one}`),
  );
};

describe('the names searched for a trade without a place', () => {
  it('are the same whatever the language of the question, as single words', () => {
    expect(
      trades.flatMap((trade) =>
        missingNames(
          searchesFor(trade, (name, language) => {
            const [search] = tradeNameSearches({ q: name }, [trade], [name], language);
            return search?.mode === 'single' ? String(search.q) : '';
          }),
        ),
      ),
    ).toEqual([]);
  });

  it('are the same whatever the language of the question, in the query language', () => {
    expect(
      trades.flatMap((trade) =>
        missingNames(
          searchesFor(trade, (name, language) =>
            String(
              tradeQuerySearch({}, { trades: [trade], bySubIndustry: new Set(), named: [name] }, language).q,
            ),
          ),
        ),
      ),
    ).toEqual([]);
  });

  it('include those that a stemmer takes for a form of the one that was written', () => {
    const { trades: found, named } = findTrades('restaurants');
    const [search] = tradeNameSearches({ q: 'restaurants' }, found, named, 'fr');
    expect(String(search?.q).split(' ')).toEqual(expect.arrayContaining(['restaurants', 'restaurante']));
  });
});
