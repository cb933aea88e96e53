import { expect, it } from 'vitest';
import type { IndexDocument } from '../../../lib/text-index/api.ts';
import { createLogger } from '../../../platform/logger.ts';
import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import type { FoundPage } from '../tiers/tier.ts';
import { ProfileStore } from './profile-store.ts';

const logger = createLogger({ level: 'silent' });
const FETCHED_AT = '2026-11-01T00:00:00.000Z';

function found(domain: string): FoundPage {
  const profile = { ...blankProfile(), domain, fetched_at: FETCHED_AT };
  return {
    tier: 'live_http',
    page: {
      domain,
      url: `https://${domain}/`,
      fetchedAt: FETCHED_AT,
      crawlId: '',
      source: 'live_http',
      format: 'html',
      content: Buffer.alloc(0),
    },
    document: toIndexDocument(profile, {}),
    member: Buffer.alloc(0),
    textDigest: '',
    fetchMs: 0,
  };
}

/** An index whose writes end when they are let go, and what is told of them. */
function storeOf(onProfilesStored: (profiles: readonly CompanyProfile[]) => Promise<void>) {
  const writes: string[][] = [];
  const gates: (() => void)[] = [];
  const store = new ProfileStore({
    index: {
      findMany: async () => new Map(),
      upsert: (documents: readonly IndexDocument[]) => {
        writes.push(documents.map(({ key }) => key));
        return new Promise((resolve) => gates.push(resolve));
      },
    },
    archive: async () => undefined,
    logger,
    onProfilesStored,
  });
  const letGo = async () => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()?.();
  };
  return { store, writes, letGo };
}

it('those who come while a write is under way are written together', async () => {
  const { store, writes, letGo } = storeOf(async () => undefined);
  const first = store.keep(found('first.com'), 'awaited');
  await expect.poll(() => writes).toEqual([['first.com']]);
  const others = ['a.com', 'b.com', 'c.com'].map((domain) => store.keep(found(domain), 'awaited'));
  await letGo();
  expect(await first).toBe(true);
  await letGo();
  expect(await Promise.all(others)).toEqual([true, true, true]);
  expect(writes).toEqual([['first.com'], ['a.com', 'b.com', 'c.com']]);
});

it('nobody waits for what follows a stored profile, and its failure fails nobody', async () => {
  const told: string[][] = [];
  let fail: (error: Error) => void = () => undefined;
  const { store, letGo } = storeOf((profiles) => {
    told.push(profiles.map(({ domain }) => domain));
    return told.length > 1
      ? Promise.resolve()
      : new Promise((_, reject) => {
          fail = reject;
        });
  });
  for (const domain of ['a.com', 'b.com', 'c.com']) {
    const kept = store.keep(found(domain), 'awaited');
    await letGo();
    expect(await kept).toBe(true);
  }
  expect(told).toEqual([['a.com']]);
  fail(new Error('the model is gone'));
  await store.close(10_000);
  expect(told).toEqual([['a.com'], ['b.com', 'c.com']]);
});
