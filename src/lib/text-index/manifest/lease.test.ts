import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDirectory, open, page, schema } from '../../../../test/harness/test-index.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { backup } from '../maintenance/backup.ts';
import { Compactor } from '../merging/compactor.ts';
import { concatenate } from '../merging/concatenate.ts';
import { flushTail } from '../merging/flush-tail.ts';
import { removeGarbage } from './garbage.ts';
import { Lease, reserveSegment } from './lease.ts';
import { Manifest, retryVanished } from './manifest.ts';
import { isGone, thisProcess } from './process-identity.ts';
import { openStore, prepareStore, type Store } from './store.ts';

let directory: string;
let store: Store;
beforeEach(() => {
  directory = newDirectory();
  store = openStore(directory);
  prepareStore(store, schema);
});
afterEach(() => {
  vi.useRealTimers();
  store.close();
});

const pages = (count: number) =>
  Array.from({ length: count }, (_, n) => page(`k${n}`, { body: 'some words' }));

/** As another process would: it takes a lease that was not released. */
function takeOver(): void {
  store.run("UPDATE leases SET owner = 'another'");
}

describe('a lease', () => {
  test('is kept by work that renews it, however long it takes, and lost by work that does not', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const lease = Lease.tryAcquire(store, 'maintenance', 'one');
    for (let seconds = 0; seconds < 3600; seconds += 30) {
      vi.setSystemTime(Date.now() + 30_000);
      lease?.keep();
      expect(Lease.tryAcquire(store, 'maintenance', 'two')).toBeUndefined();
    }
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(Lease.tryAcquire(store, 'maintenance', 'two')).toBeDefined();
    expect(lease?.isMine()).toBe(false);
  });

  test('of an idle thread is renewed by its timer', () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    Lease.tryAcquire(store, 'maintenance', 'one');
    vi.advanceTimersByTime(600_000);
    expect(Lease.tryAcquire(store, 'maintenance', 'two')).toBeUndefined();
  });

  test('that another holds is awaited by a backup, which leaves the processor to others meanwhile', async () => {
    const held = Lease.tryAcquire(store, 'maintenance', 'one');
    const write = store.write.bind(store);
    let tries = 0;
    vi.spyOn(store, 'write').mockImplementation((work) => {
      if (++tries > 100) throw new Error('nothing else had a turn');
      return write(work);
    });
    setImmediate(() => held?.release());
    await backup(directory, store, 'two', newDirectory());
    expect(Lease.tryAcquire(store, 'maintenance', 'three')).toBeDefined();
  });

  test('of a dead process is free immediately', () => {
    Lease.tryAcquire(store, 'maintenance', 'one');
    store.run('UPDATE leases SET host = ?', thisProcess().host.replace(/\d+$/, '1'));
    expect(Lease.tryAcquire(store, 'maintenance', 'two')).toBeDefined();
  });

  test('that was taken over prevents a flush from publishing, and leaves no files', async () => {
    await (await open(directory)).upsert(pages(50));
    const lease = Lease.tryAcquire(store, 'maintenance', 'one') as Lease;
    takeOver();
    expect(() => flushTail(directory, schema, store, 'one', lease)).toThrow(/another process has taken over/);
    expect(store.all('SELECT id FROM segments UNION SELECT id FROM pending')).toEqual([]);
    expect(existsSync(join(directory, 'segment-00000001.terms'))).toBe(false);
    lease.release();
  });

  test('is renewed while a merge copies records, megabyte by megabyte', async () => {
    const index = await open(directory);
    for (const round of [0, 1]) {
      await index.upsert(
        pages(40).map((one) => ({ ...one, key: `${round}${one.key}`, stored: randomBytes(200_000) })),
      );
      const lease = Lease.tryAcquire(store, 'maintenance', 'one') as Lease;
      flushTail(directory, schema, store, 'one', lease);
      lease.release();
    }
    const manifest = new Manifest(directory, store, new ByteCache(1 << 20));
    manifest.refresh();
    const segments = manifest.segments.map((live) => live.segment);
    const megabytes = segments.reduce((sum, segment) => sum + segment.facts.files.records.bytes / 2 ** 20, 0);
    expect(megabytes).toBeGreaterThan(10);
    let renewals = 0;
    concatenate(
      directory,
      reserveSegment(store, directory, 'one'),
      segments,
      () => false,
      () => renewals++,
    );
    expect(renewals).toBeGreaterThan(megabytes);
    manifest.close();
  });
});

describe('a reservation', () => {
  const reserve = () => {
    const id = reserveSegment(store, directory, 'one');
    const file = join(directory, `segment-0000000${id}.terms`);
    writeFileSync(file, 'half a segment');
    return { id, file };
  };
  const asIf = (host: string, pid = process.pid) =>
    store.run('UPDATE pending SET host = ?, pid = ?', host, pid);

  test('of a running process is never garbage', async () => {
    const { file } = reserve();
    expect(await removeGarbage(store, directory)).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });

  test('of a container with the same host name and process id is kept, since it may be alive', async () => {
    const { file } = reserve();
    const [, boot, namespace, start] = thisProcess().host.split(' ');
    for (const host of [
      `${hostname()} ${boot} pid:[1] ${start}`,
      `${hostname()} another-boot ${namespace} ${start}`,
    ]) {
      asIf(host, 4_000_000);
      await removeGarbage(store, directory);
      expect(existsSync(file)).toBe(true);
    }
  });

  test('of a process that has ended is garbage, even when its id is reused', async () => {
    const child = spawn('sleep', ['60']);
    const { file } = reserve();
    asIf(thisProcess().host.replace(/\d+$/, '77'), child.pid);
    await removeGarbage(store, directory);
    expect(existsSync(file)).toBe(false);
    child.kill();
    await once(child, 'exit');
    expect(isGone({ pid: child.pid ?? 0, host: thisProcess().host })).toBe(true);
  });

  test('that expired is lost for good: its segment is not published over removed files', async () => {
    const index = await open(directory);
    const bulk = await index.bulk();
    for (const document of pages(700)) await bulk.add(document);
    store.run("UPDATE pending SET expires_at = 0, host = 'elsewhere'");
    await removeGarbage(store, directory);
    await expect(bulk.commit('position 1')).rejects.toThrow();
    expect([await index.checkpoint(), (await index.stats()).documents]).toEqual([undefined, 0]);
  });
});

test('files that a merge removes between reading the manifest and opening them cause a retry, not an error', async () => {
  const index = await open(directory);
  for (const round of [0, 1]) {
    await index.upsert(pages(20).map((one) => ({ ...one, key: `${round}${one.key}` })));
    await index.compact();
    if (round === 0) await index.upsert(pages(1));
  }
  const other = openStore(directory);
  const compactor = new Compactor(directory, schema, other, 'two');
  const manifest = new Manifest(directory, store, new ByteCache(1 << 20));
  let looks = 0;
  await index.upsert(pages(30).map((one) => ({ ...one, key: `late${one.key}` })));
  retryVanished(() =>
    store.read(() => {
      // The first look fixes what this transaction sees.
      expect(store.get('SELECT COUNT(*) AS n FROM segments')?.n).toBeGreaterThan(0);
      if (looks++ === 0) void compactor.compact();
      manifest.refresh();
    }),
  );
  expect(looks).toBe(2);
  expect(manifest.segments.length).toBe(1);
  manifest.close();
  other.close();
});
