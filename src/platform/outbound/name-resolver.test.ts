import { afterEach, beforeEach, expect, test } from 'vitest';
import { type NameRecord, type NameServer, startNameServer } from '../../../test/harness/name-server.ts';
import { NameResolver } from './index.ts';

const four = (data: string, ttl = 300): NameRecord => ({ type: 'A', data, ttl });
const six = (data: string, ttl = 300): NameRecord => ({ type: 'AAAA', data, ttl });
const names: Readonly<Record<string, readonly NameRecord[]>> = {
  'both.com': [four('93.184.216.34'), four('93.184.216.35'), six('2606:2800:220:1::34')],
  'short.com': [four('93.184.216.34', 1)],
  'slow6.com': [four('93.184.216.34')],
};

let server: NameServer;
let resolver: NameResolver;
let now: number;
beforeEach(async () => {
  now = 0;
  server = await startNameServer((name, type) => {
    if (name === 'dead.com' || (name === 'slow6.com' && type === 'AAAA')) return 'silence';
    return names[name];
  });
  resolver = new NameResolver({ servers: [server.address], timeoutMs: 1_000, now: () => now });
});
afterEach(() => server.close());

test('both families alternate, and concurrent callers share one query', async () => {
  const [one, other] = await Promise.all([resolver.resolve('both.com'), resolver.resolve('BOTH.com.')]);
  expect(one).toEqual(['2606:2800:220:1::34', '93.184.216.34', '93.184.216.35']);
  expect(other).toEqual(one);
  expect(server.queries.toSorted()).toEqual(['A both.com', 'AAAA both.com']);
});

test('an answer is cached for its TTL, but never less than half a minute', async () => {
  await resolver.resolve('short.com');
  now = 29_000;
  await resolver.resolve('short.com');
  expect(server.queries).toHaveLength(2);
  now = 31_000;
  await resolver.resolve('short.com');
  expect(server.queries).toHaveLength(4);
});

test('an unknown name is distinguished from unresponsive name servers, and both are queried again later', async () => {
  await expect(resolver.resolve('absent.com')).rejects.toMatchObject({ kind: 'no_such_name' });
  await expect(resolver.resolve('dead.com')).rejects.toMatchObject({ kind: 'name_failed' });
  const queriesBefore = server.queries.length;
  await expect(resolver.resolve('absent.com')).rejects.toMatchObject({ kind: 'no_such_name' });
  await expect(resolver.resolve('dead.com')).rejects.toMatchObject({ kind: 'name_failed' });
  expect(server.queries).toHaveLength(queriesBefore);
  now = 61_000;
  await expect(resolver.resolve('absent.com')).rejects.toMatchObject({ kind: 'no_such_name' });
  expect(server.queries.length).toBeGreaterThan(queriesBefore);
});

test('a name with an IPv4 address does not wait for name servers that do not respond about IPv6', async () => {
  expect(await resolver.resolve('slow6.com')).toEqual(['93.184.216.34']);
});

test('a good name is not delayed by dead ones', async () => {
  const dead = Array.from({ length: 50 }, (_, at) =>
    resolver.resolve(`x${at}.dead.com`).catch(() => 'failed'),
  );
  expect(await resolver.resolve('both.com')).toHaveLength(3);
  await Promise.all(dead);
});

test.each([
  'localhost',
  'printer',
  'db.internal',
  'nas.local',
  'x.onion',
  '1.0.0.127.in-addr.arpa',
  'a.test',
  'foo.localhost.',
])('%s is not even queried', async (name) => {
  await expect(resolver.resolve(name)).rejects.toMatchObject({ kind: 'not_public' });
  expect(server.queries).toEqual([]);
});
