/**
 * The hostile side of caller-under-attack.ts, in its own process so that its work does not count as the caller's: anonymous clients from
 * two addresses that make all attacks at once. Prints `ready` when it starts; exits at SIGTERM and prints the responses by status.
 *   node bench/torture/attackers.ts ADDRESS KIND,KIND FROM,FROM
 */
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { rawClient } from '../../test/harness/raw-client.ts';

const [address = '', kinds = '', addresses = ''] = process.argv.slice(2);
const { host, port } = new URL(address);
const statuses: Record<string, number> = {};
const over = new AbortController();
process.once('SIGTERM', () => over.abort());

/** As long as a history may be. */
const history = Array.from({ length: 32 }, (_, turn) => ({
  role: turn % 2 === 0 ? 'user' : 'assistant',
  content: 'a '.repeat(995),
}));
const upload = `--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\ndomain\n${Array.from({ length: 100_000 }, (_, row) => `row-${row}.invalid,${'x'.repeat(280)}`).join('\n')}\r\n--edge--\r\n`;

const attacks: Readonly<Record<string, (from: string) => Promise<void>[]>> = {
  // A thousand requests in one write on each connection, which is reopened when it is closed.
  pipelining: (from) =>
    Array.from({ length: 20 }, (_, n) =>
      again(() =>
        burst(
          `GET ${n % 2 === 0 ? '/health' : '/nothing'} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(1_000),
          from,
        ),
      ),
    ),
  // As many connections as an address may have, each with one request after another.
  flood: (from) => Array.from({ length: 100 }, (_, n) => again(() => ask(from, 'GET', `/search?q=word${n}`))),
  copilot: (from) =>
    Array.from({ length: 8 }, () =>
      again(() => ask(from, 'POST', '/copilot/query', JSON.stringify({ message: 'hi', history }))),
    ),
  uploads: (from) =>
    Array.from({ length: 2 }, () => again(() => ask(from, 'POST', '/bulk-lookup?async=true', upload))),
};

// The measurement starts now, because on a busy machine starting takes longer than a short measurement.
process.stdout.write('ready\n');
const chosen = kinds.split(',').flatMap((kind) => attacks[kind] ?? []);
await Promise.all(addresses.split(',').flatMap((from) => chosen.flatMap((attack) => attack(from))));
process.stdout.write(`${JSON.stringify(statuses)}\n`);

async function again(attack: () => Promise<void>): Promise<void> {
  while (!over.signal.aborted) {
    await attack();
    await delay(10);
  }
}

async function burst(bytes: string, from: string): Promise<void> {
  const client = rawClient(address, bytes, { from });
  await Promise.race([client.closed, delay(2_000)]);
  client.socket.destroy();
  const answers = client.received().match(/HTTP\/1\.1 \d+/g) ?? [];
  for (const answer of answers) note(answer.slice(-3));
  if (answers.length === 0) note('closed');
}

function ask(from: string, method: string, path: string, body?: string): Promise<void> {
  return new Promise((resolve) => {
    const done = (status: string): void => {
      note(status);
      resolve();
    };
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress: from,
        agent: false,
        signal: over.signal,
        headers: {
          ...(body !== undefined && {
            'content-type': body.startsWith('--') ? 'multipart/form-data; boundary=edge' : 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => done(String(response.statusCode)));
        response.on('error', () => done('closed'));
      },
    );
    sent.on('error', () => done('closed'));
    sent.end(body);
  });
}

function note(status: string): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
}
