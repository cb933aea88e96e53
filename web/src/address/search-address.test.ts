import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySearch, printSearchAddress, questionOf, readSearchAddress } from './search-address.ts';

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
    .filter(([name, value]) => Array.isArray(value) && name !== 'others')
    .map(([name]) => [name, listed]),
);

const addresses = fc.record({
  ...lists,
  q: text,
  title: text,
  exclude: text,
  tech: text,
  crawl_id: text,
  mode: fc.constantFrom('phrase', 'any', 'single'),
  view: fc.constantFrom('cards', 'rows'),
  tab: fc.constantFrom('overview', 'technology', 'contact', 'all', 'lookalikes'),
  exclude_seen: fc.boolean(),
  open: text,
  others: fc.array(fc.tuple(fc.stringMatching(/^x[a-z]{1,8}$/), text), { maxLength: 3 }),
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

  it('is one: whatever way it was written, it is printed the same', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = printSearchAddress(readSearchAddress(query).address);
        expect(printSearchAddress(readSearchAddress(once).address)).toBe(once);
      }),
    );
  });

  it('of nothing in particular is empty', () => {
    expect(printSearchAddress(emptySearch)).toBe('');
  });

  it('leaves commas readable and defaults out', () => {
    const { address } = readSearchAddress('?mode=phrase&country=gb,ie&q=rye+loaves&view=cards');
    expect(printSearchAddress(address)).toBe('q=rye+loaves&country=gb,ie');
  });

  it('drops invalid values and reports them, and keeps unknown names', () => {
    const { address, dropped } = readSearchAddress('?q=a&mode=sideways&view=pie&utm=mail');
    expect(address).toMatchObject({ q: 'a', mode: 'phrase', view: 'cards', others: [['utm', 'mail']] });
    expect(dropped).toEqual(['mode', 'view']);
  });

  it('sends the API nothing about the layout', () => {
    const { address } = readSearchAddress(
      '?q=a&view=rows&open=b.com&tab=all&exclude_seen=true&has=email,phone',
    );
    expect(questionOf(address)).toEqual({ q: 'a', has: 'email,phone', exclude_seen: 'true' });
  });
});
