import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../src/app/index.ts';
import { createPasswords } from '../../src/modules/accounts/index.ts';
import { prepareAccount } from '../server/prepare-account.ts';
import { startServer } from '../server/start-server.ts';

/**
 * Two medians that should not differ: failed log-ins with known and unknown addresses (by 5 % at most), and a search page of 500 rows with
 * and without saving them to My Companies (by 10 % at most). Calls alternate, so that other load on the machine affects both alike.
 */
const ROUNDS = 150;
const directory = mkdtempSync(join(tmpdir(), 'homedex-latency-'));
const { accountId, apiKey } = await prepareAccount(directory, 1);
const database = await openStores({ DATA_DIR: directory }).database();
await database
  .updateTable('account')
  .set({ password_hash: await createPasswords().hash('the right password') })
  .where('id', '=', accountId)
  .execute();
await database.destroy();
const server = await startServer(directory);

const logIn = (email: string) => () =>
  fetch(`${server.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a wrong password' }),
  });
const search = (headers: Record<string, string>) => () =>
  fetch(`${server.address}/search?q=tools&limit=500`, { headers });

const logins = await compare(logIn(`${accountId}@bench.example`), logIn('nobody@bench.example'));
const searches = await compare(search({ authorization: `Bearer ${apiKey}` }), search({}));
await server.kill();
rmSync(directory, { recursive: true });
process.stdout.write(
  `${JSON.stringify({ login: { known_ms: logins.one, unknown_ms: logins.other, difference: logins.difference }, search_500: { saved_ms: searches.one, not_saved_ms: searches.other, difference: searches.difference } }, null, 1)}\n`,
);

async function compare(
  one: () => Promise<Response>,
  other: () => Promise<Response>,
): Promise<{ one: number; other: number; difference: string }> {
  const times = { one: [] as number[], other: [] as number[] };
  for (let round = -20; round < ROUNDS; round++) {
    for (const [name, call] of round % 2 === 0
      ? ([
          ['one', one],
          ['other', other],
        ] as const)
      : ([
          ['other', other],
          ['one', one],
        ] as const)) {
      const started = performance.now();
      await (await call()).arrayBuffer();
      if (round >= 0) times[name].push(performance.now() - started);
    }
  }
  const [first, second] = [median(times.one), median(times.other)];
  return { one: first, other: second, difference: `${(((first - second) / second) * 100).toFixed(1)} %` };
}

function median(values: number[]): number {
  return Math.round((values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 1000) / 1000;
}
