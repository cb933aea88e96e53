import { expect, it } from 'vitest';
import { emptySearch } from '../address/search-address.ts';
import { addressOfAnswer, addressOfCall, domainOfCall, shownIn, stateOf, without } from './resolved-call.ts';

const call = {
  name: 'search',
  args: { q: 'book a demo', mode: 'any', country: 'de,at', not_technology: ['Wix'], limit: 20, save: false },
};

it('a resolved search is the address of the ordinary one', () => {
  const address = addressOfCall(call);
  expect(address).toMatchObject({
    q: 'book a demo',
    mode: 'any',
    country: ['de', 'at'],
    not_technology: ['Wix'],
    unknownParameters: [],
  });
  expect(addressOfCall({ name: 'lookup', args: { domain: 'a.com' } })).toBeUndefined();
  expect(domainOfCall({ name: 'similar', args: { domains: 'a.com,b.com' } })).toBe('a.com');
});

it('a part of an industry is a filter of the search beside the answer', () => {
  const filter = 'sub_industry:eq:Roofing, Painting & Finishing';
  const address = addressOfCall({ name: 'search', args: { industry: 'Construction & Trades', filter } });
  expect(address).toMatchObject({ industry: ['Construction & Trades'], filter: [filter] });
  expect(address && without(address, 'filter', filter)).toEqual({ filter: [] });
});

it('has all conditions of the answer, and can lose each', () => {
  const filter = ['place:in:Milan,milano', 'founded_year:gt:1990'];
  const address = addressOfCall({ name: 'search', args: { filter } });
  expect(address).toMatchObject({ filter });
  expect(address && without(address, 'filter', filter[0] ?? '')).toEqual({ filter: [filter[1]] });
});

it('a resolved search finds what its answer found: exact words, unless it says otherwise', () => {
  expect(addressOfCall({ name: 'search', args: { q: 'crm OR erp' } })).toMatchObject({
    mode: 'phrase',
    forms: false,
  });
  expect(addressOfCall({ name: 'search', args: { q: 'crm', forms: true } })).toMatchObject({ forms: true });
});

it('removing a chip keeps the rest, and makes another request', () => {
  const address = addressOfCall(call);
  if (!address) throw new Error('a search has an address');
  const edited = { ...address, ...without(address, 'country', 'DE') };
  expect(edited).toMatchObject({ q: 'book a demo', country: ['at'], not_technology: ['Wix'] });
  expect(stateOf(address, 'country', 'DE')).toBe('set');
  expect(stateOf(edited, 'country', 'DE')).toBe('removed');
  expect(stateOf(address, 'q', 'book a demo')).toBe('set');
  expect(stateOf({ ...address, q: '' }, 'q', 'book a demo')).toBe('removed');
  expect(stateOf(address, 'fields', 'country')).toBe('fixed');
  expect(without(address, 'q', 'book a demo')).toEqual({ q: '', mode: 'any' });
  expect(without(address, 'employees', '50')).toEqual({});
});

it('a value that holds a comma stays one value', () => {
  const address = addressOfCall({ name: 'search', args: { technology: ['Acme, Inc.', 'Wix'] } });
  expect(address?.technology).toEqual(['Acme, Inc.', 'Wix']);
});

it('companies like another are results like others', () => {
  const competitors = [{ domain: 'b.com', company_name: 'B' }, { domain: 'c.com' }, { name: 'no domain' }];
  const found = addressOfAnswer({
    tool_call: { name: 'similar', args: { domain: 'a.com' } },
    results: { competitors },
  });
  expect(found).toMatchObject({ domains: ['b.com', 'c.com'], q: '' });
  expect(
    addressOfAnswer({ tool_call: { name: 'similar', args: {} }, results: { competitors: [] } }),
  ).toBeUndefined();
  expect(addressOfAnswer({ tool_call: call, results: {} })).toEqual(addressOfCall(call));
});

it('a profile is the one company it is of, unless there is none', () => {
  const tool_call = { name: 'lookup', args: { domain: 'a.com' } };
  expect(addressOfAnswer({ tool_call, results: { domain: 'a.com', company_name: 'A' } })).toEqual({
    ...emptySearch,
    domains: ['a.com'],
  });
  expect(addressOfAnswer({ tool_call, results: {} })).toBeUndefined();
});

it('the results beside a conversation are of the message that found them, not of the last one', () => {
  const search = { answered: { tool_call: call, results: {} } };
  const profile = {
    answered: { tool_call: { name: 'lookup', args: { domain: 'a.com' } }, results: { domain: 'a.com' } },
  };
  const greeting = { answered: { tool_call: { name: 'none', args: {} }, results: {} } };
  const turns = [search, profile, greeting, {}];
  const [found, one] = [addressOfAnswer(search.answered), addressOfAnswer(profile.answered)];
  if (!found || !one) throw new Error('a search and a profile have addresses');
  expect(shownIn(turns, { ...found, view: 'rows', open: 'a.com' })).toEqual({
    turn: search,
    isChanged: false,
  });
  expect(shownIn(turns, one)).toEqual({ turn: profile, isChanged: false });
  expect(shownIn(turns, { ...found, country: ['at'] })).toEqual({ turn: profile, isChanged: true });
  expect(shownIn(turns, emptySearch)).toBeUndefined();
  expect(shownIn([greeting], found)).toBeUndefined();
});
