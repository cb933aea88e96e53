/**
 * The clients of overload.ts, in their own process so that their work does not count as the service's or the prober's. Each sends one
 * search after another on its connection, all different. Prints `ready` when they are connected; exits at SIGTERM and prints the responses.
 *   node bench/torture/overload-clients.ts PORT CLIENTS TOKEN
 */
import { Agent, get } from 'node:http';

const [port = '', count = '', token = ''] = process.argv.slice(2);
/** Fewer than the limit per address. */
const CLIENTS_PER_ADDRESS = 50;
const words = ['contact', 'team', 'kontakt', 'services', 'hours', 'quality', 'family', 'tools', 'data'];

export interface Answers {
  readonly answered: number;
  readonly refused: number;
  readonly failed: number;
}

let answered = 0;
let failed = 0;
let refused = 0;
let searches = 0;
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

process.stdout.write('ready\n');
await Promise.all(Array.from({ length: Number(count) }, (_, client) => searchUntilOver(client)));
const answers: Answers = { answered, refused, failed };
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0));

async function searchUntilOver(client: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = `127.1.0.${1 + Math.floor(client / CLIENTS_PER_ADDRESS)}`;
  while (!isOver) {
    const status = await search(agent, from);
    if (isOver) break;
    if (status === 200) answered += 1;
    else if (status === 503) refused += 1;
    else failed += 1;
  }
  agent.destroy();
}

function search(agent: Agent, from: string): Promise<number> {
  searches += 1;
  const word = words[searches % words.length];
  const path = `/search?q=${word}+${process.pid}x${searches}&mode=single&limit=25&offset=${searches % 97}`;
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers, localAddress: from, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });
}
