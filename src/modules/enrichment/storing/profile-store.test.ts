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

/** An index whose writes end on command, and its follow-ups. */
function storeOf(onProfilesStored: (profiles: readonly CompanyProfile[]) => Promise<void>) {
  const writes: string[][] = [];
  const writesUnderWay: (() => void)[] = [];
  const store = new ProfileStore({
    index: {
      findMany: async () => new Map(),
      upsert: (documents: readonly IndexDocument[]) => {
        writes.push(documents.map(({ key }) => key));
        return new Promise((resolve) => writesUnderWay.push(resolve));
      },
    },
    archive: async () => undefined,
    logger,
    onProfilesStored,
  });
  const finishWrite = async () => {
    await expect.poll(() => writesUnderWay.length).toBeGreaterThan(0);
    writesUnderWay.shift()?.();
  };
  return { store, writes, finishWrite };
}

it('profiles that arrive during a write are written together', async () => {
  const { store, writes, finishWrite } = storeOf(async () => undefined);
  const first = store.keep(found('first.com'), 'awaited');
  await expect.poll(() => writes).toEqual([['first.com']]);
  const others = ['a.com', 'b.com', 'c.com'].map((domain) => store.keep(found(domain), 'awaited'));
  await finishWrite();
  expect(await first).toBe(true);
  await finishWrite();
  expect(await Promise.all(others)).toEqual([true, true, true]);
  expect(writes).toEqual([['first.com'], ['a.com', 'b.com', 'c.com']]);
});

it('callers do not wait for follow-ups of a stored profile, and their failure affects no caller', async () => {
  const followedUp: string[][] = [];
  let fail: (error: Error) => void = () => undefined;
  const { store, finishWrite } = storeOf((profiles) => {
    followedUp.push(profiles.map(({ domain }) => domain));
    return followedUp.length > 1
      ? Promise.resolve()
      : new Promise((_, reject) => {
          fail = reject;
        });
  });
  for (const domain of ['a.com', 'b.com', 'c.com']) {
    const stored = store.keep(found(domain), 'awaited');
    await finishWrite();
    expect(await stored).toBe(true);
  }
  expect(followedUp).toEqual([['a.com']]);
  fail(new Error('the model failed'));
  await store.close(10_000);
  expect(followedUp).toEqual([['a.com'], ['b.com', 'c.com']]);
});
