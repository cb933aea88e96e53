import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareAccount, readLedger } from '../server/prepare-account.ts';
import { startServer } from '../server/start-server.ts';

/** Exports with an idempotency key that the client interrupts at random and retries: each is charged once. `exports.ts [--exports N]` */
const { values } = parseArgs({ options: { exports: { type: 'string', default: '2000' } } });
const exportCount = Number(values.exports);
const TRIES = 5;
const ROWS = 20;

const directory = mkdtempSync(join(tmpdir(), 'homedex-exports-'));
const credits = exportCount * ROWS;
const { accountId, apiKey } = await prepareAccount(directory, credits);
const server = await startServer(directory);
const headers = { authorization: `Bearer ${apiKey}` };
await (await fetch(`${server.address}/search?q=tools&limit=${ROWS}`, { headers })).arrayBuffer();

let next = 0;
let tries = 0;
let incomplete = 0;
await Promise.all(
  Array.from({ length: 16 }, async () => {
    while (next < exportCount) {
      const key = `export-${next++}`;
      for (let n = 1; n < TRIES; n++) await attempt(key, Math.random() * 12_000);
      if (!(await comesWhole(key))) incomplete += 1;
    }
  }),
);
// The refund of an interrupted export is settled after its connection has ended.
await new Promise((resolve) => setTimeout(resolve, 500));
await server.kill();
const ledger = await readLedger(directory, accountId);
rmSync(directory, { recursive: true });
const isExact = ledger.balance === 0 && ledger.sum === 0 && ledger.lowest >= 0 && incomplete === 0;
process.stdout.write(
  `${JSON.stringify({ exports: exportCount, tries, rows_each: ROWS, incomplete, ledger, exact: isExact }, null, 1)}\n`,
);
process.exitCode = isExact ? 0 : 1;

/**
 * Whether the export arrives completely. An interrupted attempt is settled after its connection has ended; until then the key is rejected.
 */
async function comesWhole(key: string): Promise<boolean> {
  for (let n = 0; n < 200; n++) {
    if ((await attempt(key, Number.POSITIVE_INFINITY)) === ROWS + 1) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}

/** Returns the number of lines received. The connection is cut after the given bytes. */
function attempt(key: string, cutAfterBytes: number): Promise<number> {
  tries += 1;
  return new Promise((resolve) => {
    const request = get(
      `${server.address}/auth/my-companies/export`,
      { headers: { ...headers, 'idempotency-key': key } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > cutAfterBytes) request.destroy();
        });
        response.on('close', () => resolve(text.split('\r\n').length - 1));
      },
    );
    request.on('error', () => resolve(0));
  });
}
