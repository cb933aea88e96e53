import { createPurchases } from '../../src/modules/credits/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/index.ts';
import { AppError } from '../../src/platform/errors.ts';

/**
 * Buys one credit under each of many keys, several at a time, in a database that another such process uses as well.
 * Called with the file, the account and the number of keys; prints how the purchases ended.
 */
const [file = '', account = '', keys = ''] = process.argv.slice(2);
const database = openDatabase(file);
const purchases = createPurchases(database, systemClock, 'sandbox');
const outcomes = { bought: 0, refusedForNow: 0, failed: [] as string[] };

const buy = async (key: number): Promise<void> => {
  try {
    await purchases.add({
      accountId: Number(account),
      isAdmin: false,
      amount: 1,
      reason: 'test',
      idempotencyKey: `key-${key}`,
    });
    outcomes.bought++;
  } catch (error) {
    if (error instanceof AppError && error.status === 503) outcomes.refusedForNow++;
    else outcomes.failed.push(String(error));
  }
};

const AT_ONCE = 8;
for (let first = 0; first < Number(keys); first += AT_ONCE)
  await Promise.all(Array.from({ length: AT_ONCE }, (_, offset) => buy(first + offset)));
await database.destroy();
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
