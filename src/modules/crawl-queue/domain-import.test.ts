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
