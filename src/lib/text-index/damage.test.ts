import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { newDirectory, open, page, schema } from '../../../test/harness/test-index.ts';
import { DamagedIndex, openTextIndex, type TextIndex } from './index.ts';

/** Enough that every file of the segments has several blocks, a word in all, words in few, a replaced and a recent document. */
const documents = Array.from({ length: 900 }, (_, n) =>
  page(
    `site-${n}.example`,
    {
      title: `shop ${n % 7}`,
      body: `contact us word${n} ${'and more of the same text '.repeat(8)} end${n % 50}`,
    },
    {
      filters: { country: n % 3 === 0 ? 'DE' : 'US', size: n },
      stored: Buffer.from(JSON.stringify({ n, filling: String(n ** 3).repeat(20) })),
    },
  ),
);
const queries = [
  { text: 'contact us', mode: 'phrase' },
  { text: 'end7 word100', mode: 'any' },
  { text: 'shop 3', mode: 'all' },
] as const;

let sound: string;
let expected: unknown;
beforeAll(async () => {
  sound = mkdtempSync(join(tmpdir(), 'sound-index-'));
  const index = await openTextIndex({ directory: sound, schema, workers: 0, compaction: false });
  const bulk = await index.bulk();
  for (const document of documents) await bulk.add(document);
  await bulk.commit('position 900');
  await bulk.close();
  await index.delete(['site-5.example', 'site-6.example']);
  await index.upsert([page('recent.example', { body: 'contact us today' })]);
  expected = await answers(index);
  await index.close();
});

afterAll(() => rmSync(sound, { recursive: true }));

/** Everything a caller can see, so that nothing damaged can hide. */
async function answers(index: TextIndex): Promise<unknown> {
  const found = [];
  for (const query of queries) {
    const { total, hits } = await index.search(query, { limit: 1000 });
    found.push([
      total,
      hits.map(({ key, score, stored }) => [key, score, Buffer.from(stored ?? []).toString()]),
    ]);
  }
  const { facets } = await index.facets({ mode: 'all' }, ['country'], { size: 9 });
  const keys = await index.listKeys({ limit: 2000 });
  const sizes = await index.count({ mode: 'all', filters: [{ field: 'size', op: 'range', min: 800 }] });
  return [found, facets, keys, sizes, await index.checkpoint()];
}

function damagedCopy(damage: (directory: string) => void): string {
  const directory = newDirectory();
  cpSync(sound, directory, { recursive: true });
  damage(directory);
  return directory;
}

/** The answers of an index, or the sentence with which it refuses to give them. */
async function outcome(directory: string): Promise<unknown> {
  let index: TextIndex | undefined;
  try {
    index = await open(directory, { workers: bySuite(0, 1) });
    return await answers(index);
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedIndex);
    expect((error as Error).message).toMatch(
      /(segment-\d+\.|index\.sqlite).*Restore a backup, or build the index again\.$/,
    );
    // What was refused once is never answered.
    if (index !== undefined) await expect(answers(index)).rejects.toThrow(DamagedIndex);
    return 'refused';
  }
}

const files = ['terms', 'postings', 'positions', 'records', 'columns', 'sums'];
const damages: Record<string, (bytes: Buffer, at: number) => Buffer> = {
  'a changed bit': (bytes, at) => {
    bytes.writeUInt8(bytes.readUInt8(at) ^ 16, at);
    return bytes;
  },
  'a stretch of zeros': (bytes, at) => bytes.fill(0, at, Math.min(bytes.length, at + 512)),
  'a lost end': (bytes, at) => bytes.subarray(0, at),
};

describe.each(files)('damage in the %s of a segment', (file) => {
  test.each(Object.keys(damages))(
    '%s is an error or changes no answer, and the check finds it',
    async (kind) => {
      for (const share of bySuite([kind === 'a lost end' ? 0.999 : 0.31], [0, 0.31, 0.77, 0.999])) {
        const directory = damagedCopy((folder) => {
          const path = join(folder, `segment-00000001.${file}`);
          const bytes = readFileSync(path);
          const before = Buffer.from(bytes);
          const after = damages[kind]?.(bytes, Math.floor(bytes.length * share)) ?? bytes;
          writeFileSync(path, after);
          expect(after.equals(before) && kind !== 'a stretch of zeros').toBe(false);
        });
        const found = await outcome(directory);
        if (found !== 'refused') expect(found).toEqual(expected);
      }
    },
  );

  test('a missing file is refused on opening, with its name', async () => {
    const directory = damagedCopy((folder) => rmSync(join(folder, `segment-00000001.${file}`)));
    await expect(open(directory)).rejects.toThrow(`segment-00000001.${file} is missing`);
  });
});

describe('damage in the store', () => {
  const change = (sql: string) =>
    damagedCopy((folder) => {
      const store = new DatabaseSync(join(folder, 'index.sqlite'));
      store.exec(sql);
      store.close();
    });

  test.each([
    "UPDATE segments SET facts = replace(facts, '900', '899')",
    'UPDATE dead SET docs = zeroblob(length(docs))',
    "UPDATE tail SET document = CAST(replace(CAST(document AS TEXT), 'today', 'never') AS BLOB)",
  ])('%s is refused', async (sql) => {
    expect(await outcome(change(sql))).toBe('refused');
  });

  test('overwritten or truncated pages are an error or change no answer', async () => {
    const path = (folder: string) => join(folder, 'index.sqlite');
    const size = readFileSync(path(sound)).length;
    for (let at = 0; at < size; at += bySuite(5, 1) * 4096) {
      const overwritten = damagedCopy((folder) => {
        const bytes = readFileSync(path(folder));
        writeFileSync(path(folder), bytes.fill(0x5a, at, at + 4096));
      });
      const found = await outcome(overwritten);
      if (found !== 'refused') expect(found).toEqual(expected);
    }
    for (const share of bySuite([0.5], [0.2, 0.5, 0.9]))
      expect(
        await outcome(damagedCopy((folder) => truncateSync(path(folder), Math.floor(size * share)))),
      ).toBe('refused');
  });
});

describe('an index whose store is lost', () => {
  const losses: Record<string, (path: string) => void> = {
    missing: (path) => rmSync(path),
    empty: (path) => writeFileSync(path, ''),
    'no database': (path) => writeFileSync(path, 'not a database at all '.repeat(400)),
    'an empty database': (path) => {
      rmSync(path);
      const other = new DatabaseSync(path);
      other.exec('PRAGMA journal_mode = WAL; CREATE TABLE a (b); DROP TABLE a');
      other.close();
    },
    'a database of something else': (path) => {
      rmSync(path);
      const other = new DatabaseSync(path);
      other.exec('CREATE TABLE account (id)');
      other.close();
    },
  };

  test.each(Object.keys(losses))('(%s) is refused, and every file stays unchanged', async (loss) => {
    const directory = damagedCopy((folder) => losses[loss]?.(join(folder, 'index.sqlite')));
    const contents = () =>
      readdirSync(directory)
        .filter((name) => !/sqlite-(wal|shm)$/.test(name))
        .map((name) => [
          name,
          createHash('sha256')
            .update(readFileSync(join(directory, name)))
            .digest('hex'),
        ]);
    const before = contents();
    expect(before.length).toBeGreaterThan(6);
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(open(directory)).rejects.toThrow(
        /index\.sqlite .*Restore a backup, or build the index again/,
      );
    expect(contents()).toEqual(before);
  });

  test('is also refused when all documents were recent and there is no segment', async () => {
    const directory = newDirectory();
    const index = await open(directory);
    await index.upsert([page('a', { body: 'x' })]);
    await index.close();
    rmSync(join(directory, 'index.sqlite'));
    await expect(open(directory)).rejects.toThrow(/index\.sqlite is missing, although the folder holds/);
  });

  test('is refused with the store of another index', async () => {
    const other = newDirectory();
    const index = await open(other);
    await index.upsert([page('a', { body: 'x' })]);
    await index.close();
    const directory = damagedCopy((folder) =>
      cpSync(join(other, 'index.sqlite'), join(folder, 'index.sqlite')),
    );
    await expect(open(directory)).rejects.toThrow(/belongs to another index/);
  });
});

test('unknown segment files are left in place and reported, and their numbers are not used', async () => {
  const reported: string[] = [];
  const directory = damagedCopy((folder) => {
    for (const id of ['00000002', '00000077'])
      writeFileSync(join(folder, `segment-${id}.terms`), 'of somebody else');
  });
  const index = await open(directory, { onUnknownFiles: (names) => reported.push(...names) });
  expect(reported).toEqual(['segment-00000002.terms', 'segment-00000077.terms']);
  await index.compact();
  expect(await answers(index)).toEqual(expected);
  await index.close();
  const again = await open(directory);
  expect(await answers(again)).toEqual(expected);
  for (const name of reported) expect(readFileSync(join(directory, name), 'utf8')).toBe('of somebody else');
});

test('a merge copies no damage into a new segment', async () => {
  const directory = damagedCopy((folder) => {
    const path = join(folder, 'segment-00000001.records');
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
    writeFileSync(path, bytes);
  });
  const index = await open(directory);
  await index.delete(documents.slice(100, 300).map(({ key }) => key));
  await expect(index.compact()).rejects.toThrow(/segment-00000001\.records has a wrong checksum/);
  expect((await index.check()).problems).toEqual([expect.stringMatching(/segment-00000001\.records/)]);
});

test('background verification finds damage that no query has hit', async () => {
  const directory = damagedCopy(() => {});
  const reported: unknown[] = [];
  const index = await open(directory, {
    verification: true,
    onBackgroundError: (error) => reported.push(error),
  });
  expect(await index.health()).toEqual([]);
  const path = join(directory, 'segment-00000001.positions');
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(9, bytes.length - 8));
  await expect.poll(() => index.health()).toEqual([expect.stringMatching(/positions/)]);
  expect(reported.map(String)).toEqual([
    expect.stringMatching(/segment-00000001\.positions has a wrong checksum/),
  ]);
});

test.each([0, 1])(
  'damage found by a query is reported by health from then on, without the folder (%i threads)',
  async (workers) => {
    const directory = damagedCopy((folder) => {
      const path = join(folder, 'segment-00000001.postings');
      const bytes = readFileSync(path);
      writeFileSync(path, bytes.fill(0, 0, 512));
    });
    const index = await open(directory, { workers, compaction: false });
    expect(await index.health()).toEqual([]);
    await expect(index.search({ text: 'contact us', mode: 'phrase' }, { limit: 1 })).rejects.toThrow(
      DamagedIndex,
    );
    expect(await index.health()).toEqual([
      expect.stringMatching(/^segment-00000001\.postings has a wrong checksum/),
    ]);
  },
);

describe('damage in the log of the store', () => {
  /** As a killed process leaves it: acknowledged writes are in the log alone. */
  async function killed(): Promise<{ directory: string; log: Buffer; count: number }> {
    const living = newDirectory();
    const index = await open(living);
    for (let n = 0; n < 10; n++) await index.upsert([page(`k${n}`, { body: 'bread' })]);
    await index.delete(['k1', 'k2']);
    const directory = newDirectory();
    cpSync(living, directory, { recursive: true });
    rmSync(join(directory, 'index.sqlite-shm'), { force: true });
    const count = await index.count({ text: 'bread', mode: 'any' });
    return { directory, log: readFileSync(join(directory, 'index.sqlite-wal')), count };
  }
  const restart = async (world: { directory: string; log: Buffer }, log: Buffer | undefined) => {
    const directory = newDirectory();
    cpSync(world.directory, directory, { recursive: true });
    const path = join(directory, 'index.sqlite-wal');
    if (log === undefined) rmSync(path);
    else writeFileSync(path, log);
    return open(directory);
  };

  test('an intact log restores every write', async () => {
    const world = await killed();
    const index = await restart(world, world.log);
    expect(await index.count({ text: 'bread', mode: 'any' })).toBe(world.count);
  });

  test.each(bySuite([0.02, 0.6, 0.999], [0.02, 0.3, 0.6, 0.9, 0.999]))(
    'a bit changed at %d of it is refused',
    async (share) => {
      const world = await killed();
      const log = Buffer.from(world.log);
      const at = Math.floor(log.length * share);
      log.writeUInt8(log.readUInt8(at) ^ 1, at);
      await expect(restart(world, log)).rejects.toThrow(
        /index\.sqlite .*(has lost its last writes|although the folder holds|is a database, but not).*Restore a backup/,
      );
    },
  );

  test('a truncated or missing log is refused', async () => {
    const world = await killed();
    await expect(restart(world, world.log.subarray(0, world.log.length >> 1))).rejects.toThrow(DamagedIndex);
    await expect(restart(world, undefined)).rejects.toThrow(DamagedIndex);
  });

  test('a backup opens as an independent index and accepts writes', async () => {
    const index = await open();
    for (let n = 0; n < 5; n++) await index.upsert([page(`k${n}`, { body: 'bread' })]);
    const copies = [join(newDirectory(), 'copy'), join(newDirectory(), 'copy')];
    for (const copy of copies) await index.backup(copy);
    expect(readdirSync(copies[0] as string)).not.toContain('commits');
    for (const copy of copies) {
      const restored = await open(copy);
      await restored.delete(['k0']);
      await restored.close();
      expect(await (await open(copy)).count({ text: 'bread', mode: 'any' })).toBe(4);
    }
  });
});

describe.each([0, bySuite(2, 3)])('rows of the store that are damaged (%i threads)', (workers) => {
  const query = { text: 'contact us', mode: 'phrase' } as const;
  const changes = {
    'a deletion': 'UPDATE dead SET docs = zeroblob(length(docs))',
    'all deletions, which are gone': 'DELETE FROM dead',
    'a recent document':
      "UPDATE tail SET document = CAST(replace(CAST(document AS TEXT), 'today', 'never') AS BLOB)",
    'all recent documents, which are gone': 'DELETE FROM tail',
  };

  test.each(Object.keys(changes) as (keyof typeof changes)[])(
    '%s: every query on every thread fails and nothing is merged, until a backup is restored',
    async (what) => {
      const directory = damagedCopy((folder) => {
        const store = new DatabaseSync(join(folder, 'index.sqlite'));
        store.exec(changes[what]);
        store.close();
      });
      for (let opening = 0; opening < bySuite(1, 2); opening++) {
        const index = await open(directory, { workers });
        for (let round = 0; round < bySuite(2, 3); round++) {
          const answers = await Promise.allSettled(
            Array.from({ length: 2 * workers + 1 }, () => index.search(query, { limit: 1000 })),
          );
          for (const answer of answers) {
            expect(answer.status).toBe('rejected');
            expect((answer as PromiseRejectedResult).reason).toBeInstanceOf(DamagedIndex);
          }
          await expect(index.compact()).rejects.toThrow(/index\.sqlite.*Restore a backup/);
        }
        expect(await index.health()).not.toEqual([]);
        expect((await index.check()).ok).toBe(false);
        await index.close();
      }
    },
  );
});
