import { readdirSync, readlinkSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { keysOf, newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import { InvalidQuery, type TextIndex } from './index.ts';
import { Deadline } from './matching/deadline.ts';
import { facets } from './query/facets.ts';
import { Reader } from './query/reader.ts';

async function addSegment(index: TextIndex, from: number, documents: number): Promise<void> {
  const bulk = await index.bulk();
  for (let i = from; i < from + documents; i++)
    await bulk.add(page(`k${String((i * 7919) % 100_003).padStart(6, '0')}`, { body: 'same words' }));
  await bulk.commit();
  await bulk.close();
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

test('clients that leave while their stream opens leave no file of a removed segment open', async () => {
  const directory = newDirectory();
  const index = await open(directory, { workers: 2 });
  for (let segment = 0; segment < 3; segment++) await addSegment(index, segment * 2_000, 2_000);
  const query = { text: 'same words', mode: 'phrase' as const };
  const clients = Array.from({ length: 40 }, async (_, client) => {
    const controller = new AbortController();
    const leave = (): void => controller.abort(new Error('gone'));
    // Some leave before their thread has begun, some in the middle, some with the first batch in hand.
    if (client % 4 === 0) setImmediate(leave);
    else if (client % 4 === 1) setTimeout(leave, client);
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

test('pages at any offset are slices of all matches, whether few or many are kept, in segments and tail', async () => {
  const index = await open();
  for (let segment = 0; segment < 3; segment++) await addSegment(index, segment * 8_000, 8_000);
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

test('a field asked for three thousand times is counted once', async () => {
  const directory = newDirectory();
  const index = await open(directory);
  await index.upsert(
    ['a', 'b'].map((key) => page(key, { body: 'x' }, { filters: { tech: ['React', key] } })),
  );
  const reader = new Reader(directory, schema);
  const snapshot = reader.snapshot();
  const scans = snapshot.parts.map((part) => vi.spyOn(part, 'scan'));
  const fields = Array.from({ length: 3_000 }, () => 'tech');
  const answer = facets(snapshot, { mode: 'any' }, fields, 5, schema, new Deadline(undefined));
  expect(answer.facets['tech']?.[0]).toEqual({ value: 'React', count: 2 });
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

test('a word in few documents is counted right when most others are dead', async () => {
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
