/**
 * The crash test for payments: a server is killed with SIGKILL at random moments while companies are exported, credits are bought and
 * people register. Interrupted requests are retried with their Idempotency-Key. In the end, every export that arrived completely is paid
 * for once and nothing else is, every purchase is booked once, every acknowledged registration exists, and the ledger adds up.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { prepareAccount } from '../server/prepare-account.ts';
import { startServer } from '../server/start-server.ts';
import type { PaymentCounts } from './payments-check.ts';
import { findPaymentProblems } from './payments-check.ts';
import { fetchExport, post } from './payments-client.ts';

export interface PaymentsOptions {
  readonly kills: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface PaymentsReport {
  readonly problems: readonly string[];
  readonly kills: number;
  readonly counts: PaymentCounts;
}

const ROWS = 400;
const CREDITS_EACH = 7;
const EXPORTERS = 4;
const KILL_AFTER_MS_MAX = 1_200;

export async function runPaymentsTorture({ kills, seed, log }: PaymentsOptions): Promise<PaymentsReport> {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-payments-'));
  const random = new Random(seed);
  const creditsBefore = 100_000_000;
  const { accountId, apiKey } = await prepareAccount(directory, creditsBefore);
  const counts: PaymentCounts = {
    rowsEach: ROWS,
    creditsBefore,
    creditsEach: CREDITS_EACH,
    wholeExports: new Set(),
    wholeWithoutKey: 0,
    brokenRowsWithoutKey: 0,
    brokenTries: 0,
    purchases: new Set(),
    registrations: new Set(),
  };
  const clients = new Clients(apiKey, counts);
  let server = await startServer(directory);
  await saveCompanies(server.address, apiKey);
  for (let kill = 1; kill <= kills; kill++) {
    const working = clients.workUntilKilled(server.address);
    await wait(random.below(KILL_AFTER_MS_MAX));
    await server.kill();
    await working;
    server = await startServer(directory);
    if (kill % 20 === 0)
      log(`${kill} kills, ${counts.wholeExports.size} exports, ${counts.purchases.size} purchases`);
  }
  await clients.finish(server.address);
  await server.kill();
  const problems = await findPaymentProblems(directory, accountId, counts);
  if (problems.length === 0) rmSync(directory, { recursive: true, force: true });
  else log(`the files are left in ${directory}`);
  return { problems, kills, counts };
}

async function saveCompanies(address: string, apiKey: string): Promise<void> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const url = `${address}/search?q=tools&limit=${ROWS}`;
  await (await fetch(url, { headers })).arrayBuffer();
  // The list waits for everything that was saved before.
  await (await fetch(`${address}/auth/my-companies`, { headers })).arrayBuffer();
}

/** Clients that export, buy and register, and retry what was interrupted. */
class Clients {
  private readonly apiKey: string;
  private readonly counts: PaymentCounts;
  private readonly openExports: string[] = [];
  private readonly openPurchases: string[] = [];
  private made = 0;

  constructor(apiKey: string, counts: PaymentCounts) {
    this.apiKey = apiKey;
    this.counts = counts;
  }

  async workUntilKilled(address: string): Promise<void> {
    const exporters = Array.from({ length: EXPORTERS }, (_, n) =>
      whileItAnswers(() => (n === 0 ? this.exportWithoutKey(address) : this.exportWithKey(address))),
    );
    await Promise.all([
      ...exporters,
      whileItAnswers(() => this.buy(address)),
      whileItAnswers(() => this.register(address)),
    ]);
  }

  /** Completes everything that was started, with a server that is not killed. */
  async finish(address: string): Promise<void> {
    while (this.openExports.length > 0) await this.exportWithKey(address);
    while (this.openPurchases.length > 0) await this.buy(address);
  }

  private async exportWithKey(address: string): Promise<boolean> {
    const key = this.openExports.shift() ?? `export-${this.made++}`;
    const { status, isWhole, rows } = await fetchExport(address, this.apiKey, key);
    if (isWhole && rows === ROWS) this.counts.wholeExports.add(key);
    else this.openExports.push(key);
    if (status === 200 && !isWhole) this.counts.brokenTries += 1;
    return status !== 0 && (isWhole || status !== 200);
  }

  private async exportWithoutKey(address: string): Promise<boolean> {
    const { isWhole, rows } = await fetchExport(address, this.apiKey, undefined);
    if (isWhole) this.counts.wholeWithoutKey += 1;
    else this.counts.brokenRowsWithoutKey += rows;
    return isWhole;
  }

  private async buy(address: string): Promise<boolean> {
    const key = this.openPurchases.shift() ?? `purchase-${this.made++}`;
    const headers = { authorization: `Bearer ${this.apiKey}`, 'idempotency-key': key };
    const status = await post(`${address}/auth/credits/add`, { amount: CREDITS_EACH }, headers);
    if (status === 200) this.counts.purchases.add(key);
    else this.openPurchases.push(key);
    return status !== 0;
  }

  private async register(address: string): Promise<boolean> {
    const email = `person-${this.made++}@acme-tools.com`;
    const status = await post(`${address}/auth/register`, { email, password: 'correct horse battery' });
    if (status === 200) this.counts.registrations.add(email);
    return status !== 0;
  }
}

async function whileItAnswers(act: () => Promise<boolean>): Promise<void> {
  while (await act());
}

const usage = `usage: bench payments [options]
  --kills N   how often the server is killed (default 200, about two seconds each)
  --seed S    seed of the moments (default 1)`;

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  });
  const { kills, counts, problems } = await runPaymentsTorture({
    kills: Number(values.kills),
    seed: Number(values.seed),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(
    `${kills} kills: ${counts.wholeExports.size} exports under a key and ${counts.wholeWithoutKey} without one came whole, ${counts.rowsEach} rows each; ${counts.brokenTries} tries under a key were cut off; ${counts.purchases.size} purchases, ${counts.registrations.size} registrations\n`,
  );
  for (const problem of problems) process.stdout.write(`wrong: ${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'ledger sum = balance = rows received\n' : 'FAILED\n');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await main();
