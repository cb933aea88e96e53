import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { keysOf, newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import { openTextIndex, type TextIndex } from '../text-index/index.ts';
import { CopyIsReadOnly, type FollowedIndex, followCopies, openCopyStore, publishCopy } from './index.ts';

const MINUTE_MS = 60_000;
const everything = { mode: 'any' } as const;
let folder: string;
let writer: TextIndex;
let now: number;
const failures: unknown[] = [];
const followed: FollowedIndex[] = [];
const servers: Server[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homedex-copies-'));
  writer = await open();
  now = Date.now();
});
afterEach(async () => {
  for (const one of followed.splice(0)) await one.index.close();
  for (const server of servers.splice(0)) server.close();
  failures.length = 0;
  rmSync(folder, { recursive: true, force: true });
});

const publish = () => publishCopy(writer, folder);

async function follow(from = folder, directory = newDirectory()): Promise<FollowedIndex> {
  const one = await followCopies({
    store: openCopyStore(from),
    directory,
    openIndex: (copy) =>
      openTextIndex({ directory: copy, schema, workers: bySuite(0, 1), compaction: false }),
    onFailure: (error) => failures.push(error),
    now: () => now,
    staleMsMax: 15 * MINUTE_MS,
  });
  followed.push(one);
  return one;
}

/** The folder as any server of files gives it out. */
async function serve(change: (path: string, bytes: Buffer) => Buffer = (_, bytes) => bytes): Promise<string> {
  const server = createServer((request, answer) => {
    const path = join(folder, request.url ?? '');
    try {
      if (!existsSync(path)) answer.writeHead(404).end();
      else answer.end(change(path, readFileSync(path)));
    } catch {
      request.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const listed = (): Record<string, { bytes: number; sha256: string }> =>
  (JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8')) as ReturnType<typeof JSON.parse>).files;
const write = async (...keys: string[]) => writer.upsert(keys.map((key) => page(key, { body: 'word' })));
const many = Array.from({ length: 300 }, (_, n) => `k${String(n).padStart(3, '0')}`);

describe('a copy of an index', () => {
  it.each(['folder', 'server'] as const)(
    'from a %s answers like the original index, and follows it',
    async (kind) => {
      await write(...many);
      await writer.compact();
      await publish();
      const reader = await follow(kind === 'folder' ? folder : await serve());
      const query = { text: 'word', mode: 'any' } as const;
      expect(await reader.index.search(query, { limit: 20 })).toEqual(
        await writer.search(query, { limit: 20 }),
      );
      await write('later');
      await writer.delete(['k000']);
      expect(await reader.follow()).toBe(false);
      await publish();
      expect(await reader.follow()).toBe(true);
      expect(await reader.index.search(query, { limit: 400 })).toEqual(
        await writer.search(query, { limit: 400 }),
      );
      expect([reader.index.identity(), reader.index.generation()]).toEqual([
        writer.identity(),
        writer.generation(),
      ]);
      expect(failures).toEqual([]);
    },
  );

  it('fetches only what is new, and keeps nothing of earlier copies', async () => {
    await write(...many);
    await writer.compact();
    await publish();
    const directory = newDirectory();
    let fetched: string[] = [];
    const reader = await follow(
      await serve((path, bytes) => {
        fetched.push(path);
        return bytes;
      }),
      directory,
    );
    expect(fetched.length).toBeGreaterThan(3);
    fetched = [];
    await write('later');
    await publish();
    await reader.follow();
    // The list, and the store with what was written last; no segment again.
    expect(fetched).toHaveLength(2);
    await expect.poll(() => readdirSync(directory).sort()).toHaveLength(3);
  });

  it('is read to the end by a running reader, even while it is replaced', async () => {
    await write(...many);
    await publish();
    const reader = await follow();
    const seen: string[] = [];
    for await (const batch of reader.index.stream(everything, { batch: 50 })) {
      seen.push(...keysOf(batch));
      await write(`more-${seen.length}`);
      await publish();
      await reader.follow();
    }
    expect(seen.sort()).toEqual(many);
    expect(await reader.index.count(everything)).toBe(306);
    expect(failures).toEqual([]);
  });

  it('with one byte changed in transit is refused, and the previous one keeps answering', async () => {
    await write('a');
    await publish();
    let [isBad, isLong] = [false, false];
    const reader = await follow(
      await serve((path, bytes) => {
        if (isLong && isBad && path.includes('files')) return Buffer.concat([bytes, bytes]);
        if (isBad && path.includes('files')) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        return bytes;
      }),
    );
    await write('b');
    await publish();
    for (const reason of ['does not match the checksum in its list', 'is larger than its list states']) {
      isBad = true;
      await expect(reader.follow()).rejects.toThrow(reason);
      expect(await reader.index.count(everything)).toBe(1);
      isLong = true;
    }
    isBad = false;
    expect(await reader.follow()).toBe(true);
    expect(await reader.index.count(everything)).toBe(2);
  });

  it('reports a writer that was silent for too long, until it is back', async () => {
    await write('a');
    await publish();
    const reader = await follow();
    expect(await reader.index.health()).toEqual([]);
    now += MINUTE_MS;
    const ageMs = reader.ageMs();
    await publish();
    expect(await reader.follow()).toBe(false);
    expect(reader.ageMs()).toBeLessThan(ageMs);
    now += 16 * MINUTE_MS;
    expect(await reader.index.health()).toEqual([
      'The copy of the index is out of date: nothing newer was published.',
    ]);
    now = Date.now();
    await publish();
    await reader.follow();
    expect(reader.ageMs()).toBeLessThan(MINUTE_MS);
    expect(await reader.index.health()).toEqual([]);
  });

  it('that is closed has removed the one that it replaced', async () => {
    await write('a');
    await publish();
    const directory = newDirectory();
    const reader = await follow(folder, directory);
    await write('b');
    await publish();
    expect(await reader.follow()).toBe(true);
    await reader.index.close();
    expect(readdirSync(directory).filter((name) => /-\d+$/.test(name))).toHaveLength(1);
  });

  it('accepts no writes', async () => {
    await publish();
    const { index } = await follow();
    await expect(index.upsert([page('a', {})])).rejects.toBeInstanceOf(CopyIsReadOnly);
    await expect(index.delete(['a'])).rejects.toBeInstanceOf(CopyIsReadOnly);
    await expect(index.bulk()).rejects.toBeInstanceOf(CopyIsReadOnly);
  });

  it('from an earlier run is served while the writer is unreachable; without one the start fails', async () => {
    await write('a');
    await publish();
    const directory = newDirectory();
    const first = await follow(folder, directory);
    await first.index.close();
    followed.pop();
    const away = 'http://127.0.0.1:1';
    expect(await (await follow(away, directory)).index.count(everything)).toBe(1);
    expect(failures).toHaveLength(1);
    await expect(follow(away)).rejects.toThrow();
  });
});

describe('an interrupted fetch', () => {
  it('resumes with the files it has, even for a newer list, and leaves nothing else behind', async () => {
    await write(...many);
    await writer.compact();
    await publish();
    const directory = newDirectory();
    let breaksAt: string | undefined;
    let fetched: string[] = [];
    const address = await serve((path, bytes) => {
      if (!path.includes('files')) return bytes;
      fetched.push(path);
      if (breaksAt !== undefined && path.includes(breaksAt)) throw new Error('the line breaks');
      return bytes;
    });
    const reader = await follow(address, directory);
    for (let round = 0; round < 4; round++) {
      await writer.upsert(many.map((key) => page(key, { body: `word ${round}` })));
      await writer.compact();
      await publish();
      // All others have come by then.
      breaksAt = Object.values(listed()).at(-1)?.sha256;
      await expect(reader.follow()).rejects.toThrow();
    }
    // The copy in use, its list, and the files of the two.
    const names = readdirSync(directory);
    expect(names).toHaveLength(3);
    expect(names.filter((name) => /-\d+$/.test(name))).toHaveLength(1);
    const sums = Object.values(listed()).map(({ sha256 }) => sha256);
    const before = new Set(
      Object.values(
        (
          JSON.parse(readFileSync(join(directory, 'current.json'), 'utf8')) as {
            files: Record<string, { sha256: string }>;
          }
        ).files,
      ).map(({ sha256 }) => sha256),
    );
    for (const name of readdirSync(join(directory, 'files')))
      expect(sums.includes(name) || before.has(name)).toBe(true);
    fetched = [];
    breaksAt = undefined;
    expect(await reader.follow()).toBe(true);
    // Only what had not come.
    expect(fetched).toHaveLength(1);
    expect(await reader.index.count({ text: 'word 3', mode: 'phrase' })).toBe(300);
    await expect.poll(() => readdirSync(directory).length).toBe(3);
  });

  it('uses nothing that an earlier one has left half done, and happens once however often it is requested', async () => {
    await write('a');
    const { identity, generation, files } = await publish();
    const directory = newDirectory();
    const leftOver = join(directory, `${identity}-${generation}.partial`);
    for (const path of [leftOver, join(directory, 'files')]) mkdirSync(path);
    writeFileSync(join(leftOver, 'segment-of-nothing'), 'junk');
    for (const { sha256 } of Object.values(files)) writeFileSync(join(directory, 'files', sha256), 'half');
    const reader = await follow(folder, directory);
    expect(await reader.index.count(everything)).toBe(1);
    expect(readdirSync(join(directory, `${identity}-${generation}`))).not.toContain('segment-of-nothing');
    await write('b');
    await publish();
    const following = reader.follow();
    expect(reader.follow()).toBe(following);
    expect(await following).toBe(true);
  });

  it('is not disturbed when a replaced copy is closed meanwhile', async () => {
    await write(...many);
    await publish();
    let held: (() => void) | undefined;
    let isHeld: () => void = () => undefined;
    const holding = new Promise<void>((resolve) => {
      isHeld = resolve;
    });
    const directory = newDirectory();
    const store = openCopyStore(folder);
    let holds = false;
    const one = await followCopies({
      store: {
        list: (signal) => store.list(signal),
        async open(sha256, signal) {
          if (holds) {
            isHeld();
            await new Promise<void>((resolve) => {
              held = resolve;
            });
          }
          return store.open(sha256, signal);
        },
      },
      directory,
      openIndex: (copy) => openTextIndex({ directory: copy, schema, workers: 1, compaction: false }),
      onFailure: (error) => failures.push(error),
      now: () => now,
      staleMsMax: 15 * MINUTE_MS,
    });
    followed.push(one);
    const reading = one.index.stream(everything, { batch: 50 })[Symbol.asyncIterator]();
    await reading.next();
    await write('second');
    await publish();
    expect(await one.follow()).toBe(true);
    const old = readdirSync(directory);
    await write('third');
    await publish();
    holds = true;
    const third = one.follow();
    await holding;
    await reading.return?.(undefined);
    // The first copy is closed and deleted while files of the third arrive.
    await expect
      .poll(() => old.filter((name) => existsSync(join(directory, name))).length)
      .toBe(old.length - 1);
    holds = false;
    held?.();
    expect(await third).toBe(true);
    expect(await one.index.count(everything)).toBe(302);
    expect(failures).toEqual([]);
  });
});

describe('a list that cannot be trusted', () => {
  it('is refused at startup, and by a copy in service', async () => {
    await write('a');
    await publish();
    const directory = join(newDirectory(), 'inner', 'copies');
    const reader = await follow(folder, directory);
    const path = join(folder, 'copy.json');
    const sound = readFileSync(path, 'utf8');
    for (const [changed, reason] of [
      [{ identity: '../../ESCAPED' }, /identity/],
      [{ identity: 'a/b' }, /identity/],
      [{ identity: '' }, /identity/],
      [{ generation: -1 }, /generation/],
      [{ files: { '../up': { bytes: 1, sha256: '0'.repeat(64) } } }, /./],
      [{ files: {} }, /./],
      // Its files are not those of the index that it names.
      [{ identity: 'another' }, /another index/],
      [{ generation: 99 }, /another index/],
    ] as const) {
      writeFileSync(path, JSON.stringify({ ...JSON.parse(sound), ...changed }));
      await expect(reader.follow(), JSON.stringify(changed)).rejects.toThrow(reason);
      expect(await reader.index.count(everything)).toBe(1);
      await expect(follow(), JSON.stringify(changed)).rejects.toThrow(reason);
      expect(readdirSync(join(directory, '..'))).toEqual(['copies']);
      expect(readdirSync(join(directory, '..', '..'))).toEqual(['inner']);
    }
  });

  it('because it is truncated does not prevent the writer from publishing', async () => {
    await write('a');
    await publish();
    const path = join(folder, 'copy.json');
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
    await publish();
    expect(await (await follow()).index.count(everything)).toBe(1);
  });
});

it('a replaced copy whose union was never read is closed when its client disconnects', async () => {
  await write('a');
  await publish();
  const directory = newDirectory();
  const reader = await follow(folder, directory);
  const leaving = new AbortController();
  const { total } = await reader.index.streamUnion([everything], { batch: 5, signal: leaving.signal });
  expect(total).toBe(1);
  const [copy] = readdirSync(directory).filter((name) => /-\d+$/.test(name));
  await write('b');
  await publish();
  expect(await reader.follow()).toBe(true);
  expect(readdirSync(directory)).toContain(copy);
  leaving.abort();
  await expect.poll(() => readdirSync(directory)).not.toContain(copy);
});

describe('publishing', () => {
  it('that was killed leaves the previous publication intact, and resumes the next time', async () => {
    await write('a');
    await publish();
    const before = readFileSync(join(folder, 'copy.json'), 'utf8');
    writeFileSync(join(folder, 'files', '0'.repeat(64)), 'half');
    mkdirSync(join(folder, '.publishing-killed'));
    expect(JSON.parse(before)).toMatchObject({ generation: writer.generation() });
    await write('b');
    await publish();
    expect(readdirSync(join(folder, 'files'))).not.toContain('0'.repeat(64));
    expect(readdirSync(folder).sort()).toEqual(['copy-before.json', 'copy.json', 'files']);
    expect(await (await follow()).index.count(everything)).toBe(2);
  });

  it('keeps the files of the previous list for running fetches, and no older ones', async () => {
    for (const key of ['a', 'b', 'c', 'd']) {
      await write(key);
      await publish();
    }
    const listed = ['copy.json', 'copy-before.json'].flatMap((name) => {
      const { files } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        files: Record<string, { sha256: string }>;
      };
      return Object.values(files).map(({ sha256 }) => sha256);
    });
    expect(readdirSync(join(folder, 'files')).sort()).toEqual([...new Set(listed)].sort());
  });
});
