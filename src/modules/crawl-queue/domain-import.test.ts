import { expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../../test/harness/other-requests-answered.ts';
import { createDomainImport, type ImportOutcome } from './domain-import.ts';

it('other requests are served while a text without any domain is read', async () => {
  const { add } = createDomainImport(
    { add: async () => [] },
    async () => new Set(),
    () => undefined,
  );
  let outcome: ImportOutcome | undefined;
  const areOthersServed = await otherRequestsAreAnsweredDuring(async () => {
    outcome = await add(
      Array.from({ length: 100_000 }, () => 'no domain'),
      'import-text',
    );
  });
  expect(outcome).toEqual({ received: 100_000, added: 0, already_known: 0, invalid: 100_000 });
  expect(areOthersServed).toBe(true);
});

it('the crawler is woken by an import with a new domain, and only by that', async () => {
  let woken = 0;
  const { add } = createDomainImport(
    { add: async (domains) => domains.filter((domain) => domain === 'new.com') },
    async () => new Set(['indexed.com']),
    () => {
      woken += 1;
    },
  );
  await add(['indexed.com', 'queued.com', 'no domain'], 'import-text');
  expect(woken).toBe(0);
  expect(await add(['new.com', 'queued.com'], 'import-text')).toMatchObject({ added: 1, already_known: 1 });
  expect(woken).toBe(1);
});
