import { readdirSync, readlinkSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { keysOf, newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import { Deadline } from '../deadline.ts';
import { InvalidQuery, type TextIndex } from './index.ts';
import { facets } from './search/facets.ts';
import { Reader } from './search/reader.ts';
import { collectMatches } from './search/search.ts';

async function addSegments(index: TextIndex, segments: number, documents: number): Promise<void> {
  const bulk = await index.bulk();
  for (let i = 0; i < segments * documents; i++) {
    await bulk.add(page(`k${String((i * 7919) % 100_003).padStart(6, '0')}`, { body: 'same words' }));
    if ((i + 1) % documents === 0) await bulk.commit();
  }
  await bulk.close();
  expect((await index.stats()).segments).toBe(segments);
}

/** Files of a folder that are removed and still open in this process, whichever thread holds them. */
function openDeletedFiles(directory: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.startsWith(directory) && file.endsWith('(deleted)') ? [file] : [];
    } catch {
      // Closed since it was listed.
      return [];
    }
  });
}

/** So many turns of the event loop. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
}

test('clients that disconnect while their stream opens leave no file of a removed segment open', async () => {
  const directory = newDirectory();
  const index = await open(directory, { workers: 2 });
  await addSegments(index, 3, 1_000);
  const query = { text: 'same words', mode: 'phrase' as const };
  const clients = Array.from({ length: 40 }, async (_, client) => {
    const controller = new AbortController();
    const leave = (): void => controller.abort(new Error('gone'));
    // Some leave before their thread has begun, some in the middle, some with the first batch in hand.
    if (client % 4 === 0) setImmediate(leave);
    else if (client % 4 === 1) void turns(client).then(leave);
    const { signal } = controller;
    try {
      if (client % 2 === 0) {
        for await (const _hits of index.stream(query, { signal, batch: 10 })) leave();
      } else {
        const { batches } = await index.streamUnion([query], { signal, batch: 10 });
        if (client % 3 === 0) leave();
        for await (const _hits of batches) leave();
      }
    } catch (error) {
      expect(String(error)).toContain('gone');
    }
  });
  await Promise.all(clients);
  await index.compact();
  expect((await index.stats()).segments).toBe(1);
  // The threads learn of the compaction with their next query.
  const isSettled = async (): Promise<string[]> => {
    await Promise.all([index.count(query), index.count(query)]);
    return openDeletedFiles(directory);
  };
  await expect.poll(isSettled).toEqual([]);
});

test('clients that disconnect while their comparison opens leave no file of a removed segment open', async () => {
  const directory = newDirectory();
  const index = await open(directory, { workers: 1 });
  await addSegments(index, 3, 1_000);
  await index.upsert(Array.from({ length: 500 }, (_, n) => page(`t${n}`, { body: 'same' })));
  const query = { text: 'same', mode: 'any' as const };
  const clients = Array.from({ length: 60 }, async (_, client) => {
    const controller = new AbortController();
    const request = index.newMatches(query, { since: client % 3, limit: 1, signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(request).rejects.toThrow('gone');
  });
  await Promise.all(clients);
  await index.compact();
  expect((await index.stats()).segments).toBe(1);
  await expect.poll(() => openDeletedFiles(directory)).toEqual([]);
});

test('idle threads release the files that a merge has removed', async () => {
  const directory = newDirectory();
  const [index, other] = await Promise.all([
    open(directory, { workers: 2 }),
    open(directory, { workers: 1 }),
  ]);
  await addSegments(index, 3, 500);
  const query = { text: 'same words', mode: 'phrase' as const };
  for (const one of [index, other]) {
    const everyThread = Array.from({ length: 16 }, () => one.count(query));
    expect(new Set(await Promise.all(everyThread))).toEqual(new Set([1_500]));
  }
  await index.compact();
  expect((await index.stats()).segments).toBe(1);
  // The merging process releases them itself; another one at the latest with its next health check.
  const heldFiles = async (): Promise<string[]> => {
    expect(await other.health()).toEqual([]);
    return openDeletedFiles(directory);
  };
  await expect.poll(heldFiles).toEqual([]);
});

test('a thread that reads many recent documents keeps to the budget of its query and continues with the next', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert(Array.from({ length: 50 }, (_, n) => page(`k${n}`, { body: 'same' })));
  const reader = new Reader(directory, schema);
  const query = { text: 'same', mode: 'any' as const };
  expect(() => reader.answer('count', query, new Deadline(-1), 0)).toThrow('budget');
  expect(reader.answer('count', query, new Deadline(undefined), 0)).toBe(50);
  reader.close();
});

test('words that no recent document has are not cached', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert([page('a', { body: 'bread' })]);
  const reader = new Reader(directory, schema);
  const [view] = reader.snapshot(new Deadline(undefined)).views;
  for (let n = 0; n < 1_000; n++) expect(view?.liveCount(`\x02unknown${n}`)).toBe(0);
  expect(view?.liveCount('\x02bread')).toBe(1);
  expect((Reflect.get(view ?? {}, 'liveCounts') as Map<string, number>).size).toBe(1);
  reader.close();
});

test('a page behind the last match, and a deep one, keep and sort only what they need', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  const bulk = await index.bulk();
  for (let n = 0; n < 21_000; n++)
    await bulk.add(
      page(`k${String((n * 7919) % 100_003).padStart(6, '0')}`, { body: 'same' }, { prior: (n % 100) / 100 }),
    );
  await bulk.commit();
  await bulk.close();
  await index.upsert([page('recent', { body: 'same' }, { prior: 0.5 })]);
  const reader = new Reader(directory, schema);
  const snapshot = reader.snapshot(new Deadline(undefined));
  const orders = snapshot.views.map((view) => vi.spyOn(view, 'order'));
  const sorts = () => orders.reduce((sum, order) => sum + order.mock.calls.length, 0);
  const plan = snapshot.plan({ mode: 'all' }, new Deadline(undefined));
  const collect = (offset: number, limit: number) =>
    collectMatches(snapshot, plan, [], offset, limit, new Deadline(undefined));
  const collected = (lists: readonly { readonly length: number }[]) =>
    lists.reduce((sum, one) => sum + one.length, 0);
  for (const offset of [21_001, 1_000_000_000]) {
    const { total, lists } = collect(offset, 25);
    expect([total, collected(lists), sorts()]).toEqual([21_001, 0, 0]);
  }
  const { lists, skipped } = collect(20_500, 25);
  // 210 documents have each prior; a page may touch two of them.
  expect(collected(lists)).toBeLessThan(500);
  expect(skipped).toBeGreaterThan(20_000);
  reader.close();

  const all = keysOf((await index.search({ mode: 'all' }, { limit: 100_000, stored: false })).hits);
  for (const [offset, limit] of [
    [20_001, 7],
    [20_500, 25],
    [0, 20_500],
    [20_990, 50],
    [19_000, 2_000],
  ] as const)
    expect(keysOf((await index.search({ mode: 'all' }, { limit, offset, stored: false })).hits)).toEqual(
      all.slice(offset, offset + limit),
    );
  const streamed: string[] = [];
  for await (const batch of index.stream({ mode: 'all' }, { limit: 20_600, stored: false }))
    streamed.push(...keysOf(batch));
  expect(streamed).toEqual(all.slice(0, 20_600));
});

test('pages at any offset are slices of all matches, whether few or many are collected, in segments and tail', async () => {
  const index = await open();
  await addSegments(index, 3, 7_000);
  await index.upsert([page('zz', { body: 'same words' }), page('k000000x', { body: 'same words' })]);
  const query = { text: 'same', mode: 'any' as const };
  const { total, hits } = await index.search(query, { limit: 100_000, stored: false });
  const all = keysOf(hits);
  expect(all).toHaveLength(total);
  for (const offset of [0, 10, 9_990, 19_990, 20_001, total - 3, total, total + 10]) {
    const found = await index.search(query, { limit: 5, offset });
    expect(keysOf(found.hits), `${offset}`).toEqual(all.slice(offset, offset + 5));
    expect(found.total).toBe(total);
  }
  for (const limit of [0, 3, 100]) {
    const streamed: string[] = [];
    for await (const batch of index.stream(query, { limit, batch: 7 })) streamed.push(...keysOf(batch));
    expect(streamed).toEqual(all.slice(0, limit));
  }
});

test('a field requested three thousand times is counted once', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert(
    ['a', 'b'].map((key) => page(key, { body: 'x' }, { filters: { tech: ['React', key] } })),
  );
  const reader = new Reader(directory, schema);
  const snapshot = reader.snapshot(new Deadline(undefined));
  const scans = snapshot.views.map((view) => vi.spyOn(view, 'scan'));
  const fields = Array.from({ length: 3_000 }, () => 'tech');
  const request = { query: { mode: 'any' }, fields, size: 5, prefix: undefined, dates: undefined } as const;
  const answer = facets(snapshot, request, schema, new Deadline(undefined));
  expect(answer.facets.tech?.[0]).toEqual({ value: 'React', count: 2 });
  expect(scans.map((scan) => scan.mock.calls.length)).toEqual([1]);
  reader.close();
});

test.each([{ limit: -1 }, { limit: 1.5 }, { batch: 0 }, { batch: Number.NaN }])(
  'a stream with %j is refused',
  async (options) => {
    const index = await open();
    const read = async (): Promise<void> => {
      for await (const _hits of index.stream({ mode: 'any' }, options)) break;
    };
    await expect(read()).rejects.toBeInstanceOf(InvalidQuery);
  },
);

test('a word in few documents is counted correctly when most others are dead', async () => {
  const index = await open();
  const bulk = await index.bulk();
  for (let i = 0; i < 600; i++)
    await bulk.add(page(`k${i}`, { body: i % 100 === 0 ? 'rare common' : 'common' }));
  await bulk.commit();
  await bulk.close();
  const count = (text: string) => index.count({ text, mode: 'any' });
  await index.delete(Array.from({ length: 150 }, (_, i) => `k${i}`));
  expect([await count('rare'), await count('common')]).toEqual([4, 450]);
  await index.delete(Array.from({ length: 260 }, (_, i) => `k${i + 150}`));
  expect([await count('rare'), await count('common')]).toEqual([1, 190]);
});

test('records of dead recent documents are dropped, and a stream that began before still has them', async () => {
  const index = await open();
  const pages = (round: number) =>
    Array.from({ length: 2_000 }, (_, i) =>
      page(`k${i}`, { body: 'same' }, { stored: Buffer.from(`${round} ${i}`) }),
    );
  await index.upsert(pages(0));
  const seen: string[] = [];
  for await (const batch of index.stream({ text: 'same', mode: 'any' }, { batch: 500 })) {
    if (seen.length === 0) await index.upsert(pages(1));
    expect(await index.count({ text: 'same', mode: 'any' })).toBe(2_000);
    for (const { key, stored } of batch) {
      expect(Buffer.from(stored ?? []).toString()).toBe(`0 ${key.slice(1)}`);
      seen.push(key);
    }
  }
  expect(new Set(seen).size).toBe(2_000);
  expect(Buffer.from((await index.find('k7'))?.stored ?? []).toString()).toBe('1 7');
});
