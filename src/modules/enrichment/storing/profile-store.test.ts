import { expect, it } from 'vitest';
import { buildTestApp } from '../../../../test/harness/test-app.ts';
import type { IndexDocument } from '../../../lib/text-index/api.ts';
import { ThreadLost } from '../../../lib/threads/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import {
  decodeStoredRelations,
  readForgotten,
  rememberForgotten,
  toIndexDocument,
} from '../../company-index/index.ts';
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

it('a query thread that ends while the stored version is read loses no profile', async () => {
  const written: string[] = [];
  let reads = 0;
  const store = new ProfileStore({
    index: {
      findMany: async () => {
        reads += 1;
        if (reads === 1)
          throw new ThreadLost('query thread 1 of 1', true, new Error('it exited with code 1'));
        return new Map();
      },
      upsert: async (documents: readonly IndexDocument[]) => {
        written.push(...documents.map(({ key }) => key));
      },
    },
    archive: async () => undefined,
    logger,
    onProfilesStored: async () => undefined,
  });
  expect(await store.keep(found('first.com'), 'awaited')).toBe(true);
  expect(written).toEqual(['first.com']);
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

it('a look-up adds to the history of its company, and a forgotten company is not stored', async () => {
  const { app, index, database } = await buildTestApp();
  const archived: string[] = [];
  const store = new ProfileStore({
    index,
    archive: async () => ({ append: async ({ page }) => void archived.push(page.domain) }),
    logger,
    onProfilesStored: async () => undefined,
    historyVersions: 2,
    forgotten: () => readForgotten(database),
  });
  await rememberForgotten(database, { kind: 'domain', name: 'gone.com' }, 1);
  await rememberForgotten(database, { kind: 'email', name: 'ann@kept.com' }, 1);
  const lookUp = (domain: string, month: number, facts: Partial<CompanyProfile>) => {
    const fetchedAt = `2026-0${month}-01T00:00:00.000Z`;
    const profile = { ...blankProfile(), domain, fetched_at: fetchedAt, ...facts };
    const read = found(domain);
    const page = { ...read.page, fetchedAt };
    return store.keep({ ...read, page, document: toIndexDocument(profile, {}) }, 'awaited');
  };
  for (const month of [1, 2, 3]) await lookUp('kept.com', month, { title: `Title ${month}` });
  await lookUp('gone.com', 1, { title: 'Gone' });
  const stored = (await index.find('kept.com'))?.stored;
  expect(stored && decodeStoredRelations(stored).history).toMatchObject({
    versions: [{ fetchedAt: '2026-02-01T00:00:00.000Z' }, { fetchedAt: '2026-03-01T00:00:00.000Z' }],
    changes: [{ column: 'title', before: 'Title 2', after: 'Title 3' }],
  });
  expect(await index.find('gone.com')).toBeUndefined();
  await lookUp('kept.com', 4, {
    title: 'Title 4',
    emails: ['Ann@kept.com', 'office@kept.com'],
    has_email: true,
  });
  // An address that is not one of the company's contacts, at the end of a sentence without a space after it.
  await lookUp('other.com', 4, { about_text: 'Write to Ann@kept.com.Thank you', emails: ['info@other.com'] });
  const other = Buffer.from((await index.find('other.com'))?.stored ?? []).toString('latin1');
  expect(other).toContain('info@other.com');
  expect(other).not.toMatch(/ann@kept/i);
  const record = Buffer.from((await index.find('kept.com'))?.stored ?? []).toString('latin1');
  expect(record).toContain('office@kept.com');
  expect(record).not.toMatch(/ann@kept/i);
  // A page that shows the address is not stored.
  expect(archived).toEqual(['kept.com', 'kept.com', 'kept.com']);
  await app.close();
});
