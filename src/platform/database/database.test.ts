import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, isOnPostgres, type TestDatabase } from '../../../test/harness/test-database.ts';
import { afterCommit, type Database } from './index.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
});
afterEach(() => testDatabase.drop());

const add = (name: string, into = database) =>
  into.insertInto('lease').values({ name, owner: 'test', beat: 1 }).execute();
const names = async (of = database) =>
  (await of.selectFrom('lease').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('a transaction', () => {
  it('is committed only if all of it succeeded', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await add('one.com', transaction);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
    await database.transaction().execute((transaction) => add('two.com', transaction));
    expect(await names()).toEqual(['two.com']);
  });

  it('is invisible to readers before its commit, and blocks none of them', async () => {
    await database.transaction().execute(async (transaction) => {
      await add('one.com', transaction);
      expect(await names()).toEqual([]);
    });
    expect(await names()).toEqual(['one.com']);
  });

  it('is isolated: of many concurrent ones in two processes that add a missing row, one adds it', async () => {
    const other = await testDatabase.open();
    const addFirst = (into: Database, n: number) =>
      into.transaction().execute(async (transaction) => {
        if ((await names(transaction)).length > 0) return false;
        await add(`number-${n}.com`, transaction);
        return true;
      });
    const added = await Promise.all(
      Array.from({ length: 16 }, (_, n) => addFirst(n % 2 ? database : other, n)),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  it('runs its afterCommit once, however often it was retried, and never when it failed', async () => {
    const done: number[] = [];
    let runs = 0;
    const count = (n: number) =>
      database.transaction().execute(async (transaction) => {
        runs++;
        afterCommit(transaction, () => done.push(n));
        const known = await names(transaction);
        await add(`${known.length}.com`, transaction);
      });
    await Promise.all(Array.from({ length: 8 }, (_, n) => count(n)));
    expect(done.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(await names()).toHaveLength(8);
    if (isOnPostgres) expect(runs).toBeGreaterThan(8);
    const failing = database.transaction().execute(async (transaction) => {
      afterCommit(transaction, () => done.push(9));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(done).toHaveLength(8);
  });
});

it('closing twice has no further effect', async () => {
  await database.destroy();
  await database.destroy();
});
