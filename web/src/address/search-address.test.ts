import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptySearch,
  printSearchAddress,
  readSearchAddress,
  searchParametersOf,
  withWords,
} from './search-address.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
/** Blanks around a value of a list mean nothing; commas and quotes in one do. */
const listed = fc.uniqueArray(
  fc
    .oneof(text, fc.stringMatching(/^[",ab ]{1,8}$/))
    .map((value) => value.trim())
    .filter((value) => value !== ''),
  { maxLength: 5 },
);

const lists = Object.fromEntries(
  Object.entries(emptySearch)
    .filter(([name, value]) => Array.isArray(value) && name !== 'unknownParameters')
    .map(([name]) => [name, listed]),
);

const addresses = fc.record({
  ...lists,
  q: fc.oneof(text, fc.constantFrom('crm OR erp', '"book a demo"', 'dent*')),
  title: text,
  exclude: text,
  tech: text,
  crawl_id: text,
  mode: fc.constantFrom('phrase', 'any', 'single', 'query', 'meaning'),
  forms: fc.boolean(),
  view: fc.constantFrom('cards', 'rows', 'compact'),
  sort: fc.constantFrom('score', 'newest', 'founded_year'),
  tab: fc.constantFrom('overview', 'technology', 'contact', 'all', 'lookalikes'),
  exclude_seen: fc.boolean(),
  filter: fc.uniqueArray(
    text.filter((one) => one !== ''),
    { maxLength: 3 },
  ),
  open: text,
  unknownParameters: fc.array(fc.tuple(fc.stringMatching(/^x[a-z]{1,8}$/), text), { maxLength: 3 }),
}) as unknown as fc.Arbitrary<typeof emptySearch>;

describe('the address of a search', () => {
  it('is complete: parsing the printed address gives the same search', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readSearchAddress(printSearchAddress(address))).toEqual({ address, dropped: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('is canonical: however it was written, it is printed the same', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = printSearchAddress(readSearchAddress(query).address);
        expect(printSearchAddress(readSearchAddress(once).address)).toBe(once);
      }),
    );
  });

  it('of an empty search is empty', () => {
    expect(printSearchAddress(emptySearch)).toBe('');
  });

  it('keeps commas readable and omits defaults', () => {
    const { address } = readSearchAddress('?mode=any&country=gb,ie&q=rye+loaves&view=cards');
    expect(printSearchAddress(address)).toBe('q=rye+loaves&country=gb,ie');
  });

  it('drops invalid values and reports them, and keeps unknown names', () => {
    const { address, dropped } = readSearchAddress('?q=a&mode=sideways&view=pie&utm=mail');
    expect(address).toMatchObject({
      q: 'a',
      mode: 'any',
      view: 'cards',
      unknownParameters: [['utm', 'mail']],
    });
    expect(dropped).toEqual(['mode', 'view']);
  });

  it('sends the API nothing about the layout', () => {
    const { address } = readSearchAddress(
      '?q=a&view=rows&open=b.com&tab=all&exclude_seen=true&has=email,phone',
    );
    expect(searchParametersOf(address)).toEqual({
      q: 'a',
      forms: 'true',
      has: 'email,phone',
      exclude_seen: 'true',
    });
  });

  it('requests word forms unless it says not to, and only if there are words', () => {
    const exact = readSearchAddress('?q=a&forms=false').address;
    expect(printSearchAddress(exact)).toBe('q=a&forms=false');
    expect(searchParametersOf(exact)).toEqual({ q: 'a' });
    expect(printSearchAddress({ ...exact, forms: true })).toBe('q=a');
    expect(searchParametersOf(readSearchAddress('?country=de').address)).toEqual({ country: 'de' });
    expect(readSearchAddress('?q=a&forms=maybe').dropped).toEqual(['forms']);
  });

  it('asks for all of several words, in any place, unless it says otherwise', () => {
    const parametersOf = (query: string) => searchParametersOf(readSearchAddress(query).address);
    expect(parametersOf('?q=bakery+leeds')).toEqual({ q: 'bakery leeds', mode: 'any', forms: 'true' });
    expect(parametersOf('?q=bakery+leeds&mode=phrase')).toEqual({ q: 'bakery leeds', forms: 'true' });
    expect(parametersOf('?q=node.js')).toEqual({ q: 'node.js', forms: 'true' });
  });

  it('parses operators by itself, unless it names a mode', () => {
    const { address } = readSearchAddress('?q=crm+OR+erp');
    expect(address.mode).toBe('query');
    expect(searchParametersOf(address)).toEqual({ q: 'crm OR erp', mode: 'query', forms: 'true' });
    expect(printSearchAddress(address)).toBe('q=crm+OR+erp');
    const phrase = readSearchAddress('?q=crm+OR+erp&mode=phrase').address;
    expect(searchParametersOf(phrase)).toEqual({ q: 'crm OR erp', forms: 'true' });
    expect(printSearchAddress(phrase)).toBe('q=crm+OR+erp&mode=phrase');
  });

  it('with other words keeps the chosen mode, and the query language only as long as it is needed or was chosen', () => {
    const any = { ...emptySearch, q: 'rye', mode: 'any' as const };
    expect(withWords(any, 'rye bread')).toEqual({ q: 'rye bread', mode: 'any' });
    expect(withWords(any, 'rye -bread')).toEqual({ q: 'rye -bread', mode: 'query' });
    const typed = readSearchAddress('?q=rye+-bread').address;
    expect(withWords(typed, 'rye bread')).toEqual({ q: 'rye bread', mode: 'any' });
    const chosen = readSearchAddress('?q=rye&mode=query').address;
    expect(withWords(chosen, 'rye bread')).toEqual({ q: 'rye bread', mode: 'query' });
  });
});
