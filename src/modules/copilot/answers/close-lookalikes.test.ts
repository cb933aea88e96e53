import { expect, it } from 'vitest';
import { closeLookalikes } from './close-lookalikes.ts';

const rows = (...types: readonly string[]) =>
  types.map((match_type, at) => ({ domain: `${at}.com`, match_type }));
const call = { name: 'similar', args: { domain: 'sun.uk', country: 'GB' } } as const;

it('excludes companies that merely resemble the named one, and counts them', () => {
  const { content, omitted } = closeLookalikes(call, {
    total_found: 4,
    competitors: rows('competitor', 'lookalike', 'similar', 'similar'),
  });
  expect(content).toMatchObject({ total_found: 2, competitors: [{ domain: '0.com' }, { domain: '1.com' }] });
  expect(omitted).toBe(2);
});

it('keeps a page of close lookalikes as it is', () => {
  const found = { total_found: 77, competitors: rows('competitor', 'competitor') };
  expect(closeLookalikes(call, found)).toEqual({ content: found, omitted: 0 });
});
