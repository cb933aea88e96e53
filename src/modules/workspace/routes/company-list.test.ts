import { expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../../../test/harness/other-requests-answered.ts';
import { sortDomains } from './company-list.ts';

it('others are heard while the most domains that a request may name are read', async () => {
  const given = Array.from({ length: 50_000 }, (_, n) => `${n.toString(36)}.co`);
  expect(await otherRequestsAreAnsweredDuring(() => sortDomains(given))).toBe(true);
});
