import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import { blankProfile } from '../../companies/index.ts';
import { toIndexDocument } from '../../company-index/index.ts';
import { NewestWins } from './newest-wins.ts';

let world: TestApp;

beforeAll(async () => {
  world = await buildTestApp();
});

afterAll(() => world.app.close());

const fetchedAt = '2026-01-02T00:00:00Z';
const documentOf = (domain: string) =>
  toIndexDocument(
    { ...blankProfile(), domain, homepage_url: `https://${domain}/`, fetched_at: fetchedAt },
    {},
  );

/** The index of the test, which notes the domains that are looked up in it. */
function watched(index: TextSearch, lookups: string[]): TextSearch {
  return new Proxy(index, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'find') lookups.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
}

test('a new domain is looked up once, although its page is compared when it is read and when it is written', async () => {
  const lookups: string[] = [];
  const newest = new NewestWins(watched(world.index, lookups));
  const at = Date.parse(fetchedAt);
  expect((await newest.compare('new.com', at)).order).toBe('first');
  expect((await newest.compare('new.com', at)).order).toBe('first');
  expect(lookups).toEqual(['new.com']);
});

test('what a commit has made visible is found, although the domain was absent before', async () => {
  const newest = new NewestWins(world.index);
  const at = Date.parse(fetchedAt);
  expect((await newest.compare('committed.com', at)).order).toBe('first');
  await world.index.upsert([documentOf('committed.com')]);
  newest.committed();
  expect((await newest.compare('committed.com', at - 1)).order).toBe('stale');
  expect((await newest.compare('committed.com', at + 1)).order).toBe('newer');
});

test('of two pages of a new domain the older one is stale once the newer one is accepted', async () => {
  const newest = new NewestWins(world.index);
  const at = Date.parse(fetchedAt);
  await newest.compare('twice.com', at);
  await newest.compare('twice.com', at - 1);
  expect((await newest.compare('twice.com', at)).order).toBe('first');
  newest.accepted('twice.com', at, documentOf('twice.com').stored);
  expect((await newest.compare('twice.com', at - 1)).order).toBe('stale');
});
