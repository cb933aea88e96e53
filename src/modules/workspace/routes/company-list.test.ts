import { expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../../../test/harness/other-requests-answered.ts';
import { sortDomains } from './company-list.ts';

it('other requests are served while the largest list of domains is read', async () => {
  const given = Array.from({ length: 50_000 }, (_, n) => `${n.toString(36)}.co`);
  expect(await otherRequestsAreAnsweredDuring(() => sortDomains(given))).toBe(true);
});
