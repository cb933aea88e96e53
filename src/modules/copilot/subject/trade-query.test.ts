import { describe, expect, it } from 'vitest';
import { readCuratedTrades } from '../planner/dictionaries/pack-dictionaries.ts';
import { trades as allTrades, languages, type Trade } from '../planner/index.ts';
import { foldWord } from '../planner/text/fold.ts';
import { tradeNameSearches } from './search-candidates.ts';
import { parseTradeQuery, tradeQuerySearch } from './trade-query.ts';
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

it('the names searched for in all languages are those of languages with many pages first', () => {
  const { trades: found, named } = findTrades('restaurants');
  const [search] = tradeNameSearches({ q: 'restaurants' }, found, named, 'en');
  expect(String(search?.q)).toContain(' restaurace ');
});

describe('the names searched for a trade in a country', () => {
  it('are its own before those of the language of the question, in every language', () => {
    for (const language of languages) {
      const { trades: found, named } = findTrades('roofers');
      const [search] = tradeNameSearches({ q: 'roofers', country: 'CZ' }, found, named, language);
      expect([language, String(search?.q).split(' ').slice(1, 3)]).toEqual([
        language,
        found[0]?.forms.cs?.slice(0, 2),
      ]);
    }
  });
});

it('the names searched for in Japan are Japanese ones, although none is a single word', () => {
  const { trades: found, named } = findTrades('restaurants');
  const [search] = tradeNameSearches({ q: 'restaurants', country: 'JP' }, found, named, 'en');
  expect(search).toMatchObject({ country: 'JP', mode: 'query', q: expect.stringContaining('レストラン') });
});

it('a trade that is an industry without some of its parts excludes these, in a search of its own and beside another trade', () => {
  const [freight] = findTrades('freight companies').trades;
  const [wineries] = findTrades('wineries').trades;
  if (freight === undefined || wineries === undefined) throw new Error('both are trades');
  expect(tradeNameSearches({ q: 'freight companies' }, [freight], ['freight companies'], 'en')).toEqual([
    { industry: 'Transportation & Logistics', filter: 'sub_industry:ne:Passenger Transport' },
  ]);
  const both = tradeQuerySearch(
    {},
    { trades: [freight, wineries], bySubIndustry: new Set(), named: ['freight companies', 'wineries'] },
    'en',
  );
  expect(both.filter).toBeUndefined();
  expect(both.q).toContain('(industry:"Transportation & Logistics" -sub_industry:"Passenger Transport")');
});

it.each([
  ['bars', 'DE', 'en'],
  ['Bars', 'DE', 'de'],
  ['cafés', 'FR', 'fr'],
  ['bares', 'DE', 'es'],
  ['bar', 'DE', 'it'],
  ['cafés', 'FR', 'nl'],
  ['cafés', 'ES', 'pt'],
  ['bary', 'DE', 'pl'],
] as const)(
  'a name that pages have in passing counts where a page says what the company is: %s, %s',
  (name, country, language) => {
    const { trades: found, named } = findTrades(name);
    const [search] = tradeNameSearches({ q: name, country }, found, named, language);
    const q = String(search?.q);
    expect(q).toMatch(/title:\([^)]*\) OR meta:\([^)]*\) OR h1:\([^)]*\)/);
    expect(q.replaceAll(/\w+:\([^)]*\)|"[^"]*"/g, '')).not.toMatch(
      /\b(?:bars?|bares|bary|café|cafés)(?!\p{L})/iu,
    );
    expect(parseTradeQuery(q)).toMatchObject({
      trades: found,
      named: [expect.stringMatching(/^(?:bar|caf)/i)],
    });
  },
);

it.each([
  'coffee roasters',
  'Kaffeeröstereien',
  'torréfacteurs de café',
  'koffiebranderijen',
  'tostadores de café',
  'torrefazioni di caffè',
  'torrefações de café',
  'palarnie kawy',
])('a name of several words is none of the goods in it: %s', (name) => {
  const { trades: found, named } = findTrades(`${name} roastery`);
  expect(found.map((one) => one.name)).toEqual(['coffee roaster']);
  expect(named).toEqual([name, 'roastery']);
});
