import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { prepareAccount, readLedger } from '../server/prepare-account.ts';
import { type RunningServer, startServer } from '../server/start-server.ts';

/**
 * Many paid calls at once on a balance that is too small: exactly as many succeed as the balance pays for, even while the server is killed
 * and restarted. `debits.ts [--requests N] [--credits N] [--connections N] [--kills N]`
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    credits: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '64' },
    kills: { type: 'string', default: '0' },
  },
});
const [requests, credits, connections, kills] = [
  values.requests,
  values.credits,
  values.connections,
  values.kills,
].map(Number) as [number, number, number, number];

const directory = mkdtempSync(join(tmpdir(), 'homedex-debits-'));
const { accountId, apiKey } = await prepareAccount(directory, credits);
let server: RunningServer = await startServer(directory);
const outcomes = new Map<string, number>();
let left = requests;
let finished = false;
let serverIsUp: Promise<void> = Promise.resolve();

const killer = (async () => {
  for (let n = 0; n < kills && !finished; n++) {
    await delay(500 + Math.random() * 1500);
    const comesBack = Promise.withResolvers<void>();
    serverIsUp = comesBack.promise;
    await server.kill();
    server = await startServer(directory);
    comesBack.resolve();
  }
})();
const started = performance.now();
await Promise.all(Array.from({ length: connections }, client));
finished = true;
await killer;
const seconds = (performance.now() - started) / 1000;
await server.kill();

const ledger = await readLedger(directory, accountId);
rmSync(directory, { recursive: true });
const answered = outcomes.get('200') ?? 0;
const isExact =
  ledger.debits === credits &&
  ledger.balance === 0 &&
  ledger.sum === 0 &&
  ledger.lowest >= 0 &&
  (kills > 0 ? answered <= credits : answered === credits);
process.stdout.write(
  `${JSON.stringify({ requests, credits, connections, kills, seconds: Math.round(seconds), answered: Object.fromEntries(outcomes), ledger, exact: isExact }, null, 1)}\n`,
);
process.exitCode = isExact ? 0 : 1;

/** The calls of one connection. A call that a kill interrupts counts as sent, whatever its outcome. */
async function client(): Promise<void> {
  let pool = new Pool(server.address, { connections: 1 });
  let address = server.address;
  while (left > 0) {
    await serverIsUp;
    left -= 1;
    if (address !== server.address) {
      await pool.destroy();
      address = server.address;
      pool = new Pool(address, { connections: 1 });
    }
    try {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `/domain/company-${left % 500}.com`,
        headers: { authorization: `Bearer ${apiKey}` },
      });
      await body.dump();
      note(String(statusCode));
    } catch {
      note('cut');
    }
  }
  await pool.destroy();
}

function note(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
