/**
 * Buys, pays for profiles and pays for exports, eight at a time, in a database in which another such process does exactly the
 * same under the same keys: node paying-process.ts ADDRESS ACCOUNT ROUNDS. Prints how often each was done, and what failed.
 */
import { createCharges, createPurchases, createRowCharges } from '../../src/modules/credits/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { AppError } from '../../src/platform/errors.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { processIdentity } from '../../src/platform/process-identity.ts';
import { openAddress } from './open-address.ts';

const [address = '', account = '', rounds = ''] = process.argv.slice(2);
const accountId = Number(account);
const database = await openAddress(address);
const purchases = createPurchases(database, systemClock, 'sandbox');
const charges = createCharges(database, systemClock, { freeLookups: () => 0, repeatReadsFreeDays: 30 });
const rowCharges = createRowCharges({
  freeLookups: () => 0,
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  owner: processIdentity(),
});
const outcomes = { done: 0, refusedForNow: 0, failed: [] as string[] };

const acts = [
  (key: number) =>
    purchases.add({ accountId, isAdmin: false, amount: 1, reason: 'test', idempotencyKey: `key-${key}` }),
  (key: number) =>
    charges.settle({ accountId, hasFreeLookups: false }, 'domain_detail', `company-${key}.com`, 'test'),
  async (key: number) => {
    const request = {
      accountId,
      idempotencyKey: `export-${key}`,
      rows: 3,
      rowsDigest: 'd',
      subject: 'a test',
    };
    const charge = await rowCharges.reserve(request, new AbortController().signal);
    charge.taken(3);
    await charge.settle();
  },
];

async function attempt(act: (key: number) => Promise<unknown>, key: number): Promise<void> {
  try {
    await act(key);
    outcomes.done++;
  } catch (error) {
    // The other process is exporting under this key right now; only one of the two pays.
    if (error instanceof AppError && error.status === 409) outcomes.done++;
    else if (error instanceof AppError && error.status === 503) outcomes.refusedForNow++;
    else outcomes.failed.push(String(error));
  }
}

const WORKERS = 8;
const worker = async (first: number): Promise<void> => {
  for (let key = first; key < Number(rounds); key += WORKERS)
    await Promise.all(acts.map((act) => attempt(act, key)));
};
await Promise.all(Array.from({ length: WORKERS }, (_, first) => worker(first)));
await rowCharges.close();
await database.destroy();
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
