import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import type { WriteLock } from '../../lib/text-index-cluster/index.ts';
import { openPostgresWriteLock } from './index.ts';

let testDatabase: TestDatabase;
const opened: WriteLock[] = [];
beforeEach(async () => {
  testDatabase = await createTestDatabase();
});
afterEach(async () => {
  for (const writeLock of opened.splice(0)) await writeLock.close();
  await testDatabase.drop();
});

async function open(): Promise<WriteLock> {
  const writeLock = await openPostgresWriteLock({ url: testDatabase.url ?? '', name: 'test' });
  opened.push(writeLock);
  return writeLock;
}

/** Ends connections of other sessions by their application name. */
async function endSessions(applicationName: string): Promise<void> {
  const client = new Client({ connectionString: testDatabase.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [applicationName],
  );
  await client.end();
}

describe('write lock', () => {
  it('runs one write at a time across services, and each gets the next generation', async () => {
    const services = await Promise.all([open(), open(), open()]);
    expect(new Set(services.map((writeLock) => writeLock.identity())).size).toBe(1);
    let under = 0;
    const handed: number[] = [];
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        services[n % 3]?.take(async (generation) => {
          under += 1;
          expect(under).toBe(1);
          handed.push(generation);
          await new Promise((resolve) => setImmediate(resolve));
          under -= 1;
        }),
      ),
    );
    expect(handed).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    for (const writeLock of services) await expect.poll(() => writeLock.generation()).toBe(30);
  });

  it('a write that fails, or publishes nothing, leaves its generation to the next', async () => {
    const writeLock = await open();
    await expect(writeLock.take(() => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full');
    expect(await writeLock.takeQuietly(async (generation) => generation)).toBe(1);
    expect(writeLock.generation()).toBe(0);
    expect(await writeLock.take(async (generation) => generation)).toBe(1);
    expect(writeLock.generation()).toBe(1);
  });

  it('a lost session releases the lock: it publishes nothing, and both another service and this one can write again', async () => {
    const [one, other] = [await open(), await open()];
    const losing = one.take(async () => {
      await endSessions('homedex writer');
      return other.take(async (generation) => generation);
    });
    await expect(losing).rejects.toThrow();
    await expect.poll(() => one.generation()).toBe(1);
    expect(await one.take(async (generation) => generation)).toBe(2);
  });

  it('generations arrive again after the connection of the listener was lost', async () => {
    const [one, other] = [await open(), await open()];
    await endSessions('homedex listener');
    await one.take(async () => undefined);
    await expect.poll(() => other.generation()).toBe(1);
    expect(other.problems()).toEqual([]);
  });
});

it('an unreachable database is reported with a readable message', async () => {
  await expect(
    openPostgresWriteLock({ url: 'postgres://homedex@127.0.0.1:1/homedex', name: 'test' }),
  ).rejects.toThrow('is unavailable');
});
