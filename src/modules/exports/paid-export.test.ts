import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { type Database, lockAccount } from '../../platform/database/index.ts';
import { processIdentity } from '../../platform/process-identity.ts';

const COMPANIES = 100;
const companiesOf = (characters: number) =>
  Array.from({ length: COMPANIES }, (_, n) => ({
    domain: `company-${String(n).padStart(3, '0')}.com`,
    title: `Company ${n}`,
    body_text: `${n % 2 === 0 ? 'hammers' : 'nails'} tools x`,
    navigation_labels: ['x'.repeat(characters)],
  }));
const small = companiesOf(1);
/** Together far more than the buffers of a connection take: whoever does not read stalls the export. */
const large = companiesOf(120_000);

let running: TestApp;
let ann: Person;
let port: number;
async function start(companies: typeof small): Promise<void> {
  running = await buildTestApp({ companies });
  ann = await signUp(running, { tier: 'enterprise', credits: 1_000 });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  port = (running.app.server.address() as AddressInfo).port;
}
afterEach(async () => {
  running.app.server.closeAllConnections();
  await running.app.close();
});

const PATH = '/auth/my-companies/export';
const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url, headers: { ...ann.headers, ...headers } });
const find = (query: string) => get(`/search?q=${query}&limit=500`);
const balance = () => running.services.ledger.balance(ann.accountId);
const rowsOf = (text: string): Record<string, string>[] => parse(text, { columns: true });
const ledger = async () => (await get('/auth/credits')).json().transactions;

/** Sends the request for an export and reads nothing of the answer. */
function silentExport(key?: string): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const keyed = key === undefined ? '' : `idempotency-key: ${key}\r\n`;
  socket.write(
    `GET ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: ${ann.headers.authorization}\r\n${keyed}\r\n`,
  );
  return socket;
}

/** Polls until it holds, bounded by the time limit of the test. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await wait(20);
}

/** Blocks all other writes to the account until it is released. */
function holdAccount(database: Database) {
  const [started, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = database.transaction().execute(async (transaction) => {
    await lockAccount(transaction, ann.accountId);
    started.resolve();
    await released.promise;
  });
  return {
    started: started.promise,
    release: () => {
      released.resolve();
      return held;
    },
  };
}

const openCharges = async () =>
  (await running.database.selectFrom('row_charge').selectAll().where('state', '=', 'open').execute()).length;

describe('a key', () => {
  it('pays for its own rows only: other companies under the same key are refused', async () => {
    await start(small);
    await find('hammers');
    expect(rowsOf((await get(PATH, { 'idempotency-key': 'K1' })).body)).toHaveLength(COMPANIES / 2);
    const hammers = (await get('/auth/my-companies?limit=500')).json().companies;
    for (const { domain } of hammers)
      await running.app.inject({
        method: 'DELETE',
        url: `/auth/my-companies/${domain}`,
        headers: ann.headers,
      });
    await find('nails');
    const again = await get(PATH, { 'idempotency-key': 'K1' });
    expect([again.statusCode, again.json().detail]).toEqual([409, expect.stringContaining('other rows')]);
    expect(await balance()).toBe(1_000 - COMPANIES / 2);
  });

  it('has one open attempt: a second one is refused while the first runs, and both together cost what was delivered', async () => {
    await start(large);
    await find('tools');
    const stalled = silentExport('S1');
    await until(async () => (await openCharges()) === 1);
    const second = await get(PATH, { 'idempotency-key': 'S1' });
    expect([second.statusCode, second.headers['retry-after']]).toEqual([409, expect.any(String)]);
    stalled.destroy();
    await until(async () => (await openCharges()) === 0);
    expect(await balance()).toBeGreaterThan(1_000 - COMPANIES);
    expect(rowsOf((await get(PATH, { 'idempotency-key': 'S1' })).body)).toHaveLength(COMPANIES);
    expect(await balance()).toBe(1_000 - COMPANIES);
  });

  it('expires after a day', async () => {
    await start(small);
    await find('hammers');
    const paid = async () => {
      await get(PATH, { 'idempotency-key': 'day' });
      return balance();
    };
    expect([await paid(), await paid()]).toEqual([1_000 - COMPANIES / 2, 1_000 - COMPANIES / 2]);
    running.clock.advance(24 * 60 * 60 * 1000 + 1);
    expect(await paid()).toBe(1_000 - COMPANIES);
  });
});

describe('a client that disconnects', () => {
  it('midway pays for the rows its connection has received and no others', async () => {
    await start(large);
    await find('tools');
    const socket = silentExport();
    await once(socket, 'readable');
    socket.destroy();
    await until(async () => (await balance()) < 1_000 && (await openCharges()) === 0);
    const [refund, charge] = await ledger();
    expect(charge).toMatchObject({
      amount: -COMPANIES,
      reference: expect.stringMatching(/^export \d+: 100 rows of My Companies$/),
    });
    expect(refund).toMatchObject({
      reason: 'export refund',
      reference: expect.stringMatching(/^export \d+: \d+ of 100 rows not taken of My Companies$/),
    });
    expect(refund.amount).toBeGreaterThan(COMPANIES / 2);
    expect(await balance()).toBe(1_000 - COMPANIES + refund.amount);
  });

  it('while the export is being reserved pays nothing', async () => {
    await start(large);
    await find('tools');
    const held = holdAccount(running.database);
    const connected = once(running.app.server, 'connection') as Promise<[Socket]>;
    const socket = silentExport();
    const [serverSide] = await connected;
    await until(() => running.services.metrics.text().then((text) => text.includes('requests_in_flight 1')));
    const left = once(serverSide, 'close');
    socket.destroy();
    await left;
    await held.release();
    await until(() => running.services.metrics.text().then((text) => text.includes('requests_in_flight 0')));
    expect(await balance()).toBe(1_000);
    expect((await ledger()).map(({ reason }: { reason: string }) => reason)).toEqual(['test']);
  });

  it('is settled later when the database cannot be written, and the service continues', async () => {
    await start(large);
    await find('tools');
    const socket = silentExport();
    await once(socket, 'readable');
    const held = holdAccount(await running.testDatabase.open());
    await held.started;
    socket.destroy();
    await until(() => running.logged().includes('could not be settled'));
    await held.release();
    await until(async () => (await openCharges()) === 0);
    const [refund] = await ledger();
    expect(refund.reason).toBe('export refund');
    expect((await get('/auth/me')).statusCode).toBe(200);
  });
});

describe('an export that was interrupted by the end of its process', () => {
  const leaveOpen = async (owner: string, leaseUntil: number, rowsTaken: number) => {
    await running.services.ledger.spend({ accountId: ann.accountId, amount: 300, reason: 'export' });
    await running.database
      .insertInto('row_charge')
      .values({
        account_id: ann.accountId,
        idempotency_key: owner,
        rows_digest: '',
        subject: 'My Companies',
        row_count: 300,
        rows_paid: 0,
        rows_reserved: 300,
        rows_taken: rowsTaken,
        state: 'open',
        owner,
        lease_until: leaseUntil,
        created_at: running.clock.now(),
      })
      .execute();
  };

  it('is settled by the next one, by what was known to be delivered, once its lease has expired', async () => {
    await start(small);
    await leaveOpen('elsewhere', running.clock.now() + 30_000, 40);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(700);
    running.clock.advance(30_001);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(960);
  });

  it('is also settled if it belongs to this process, which never learned that its reservation was committed', async () => {
    await start(small);
    await leaveOpen(processIdentity(), running.clock.now() + 30_000, 0);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(700);
    running.clock.advance(30_001);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(1_000);
  });

  it('keeps its reservation when the clock is set ahead', async () => {
    await start(small);
    await leaveOpen('elsewhere', running.clock.now() + 30_000, 0);
    running.clock.set(86_400_000);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(700);
  });

  it('is settled at once when that process is certainly dead', async () => {
    await start(small);
    const [boot, namespace, pid] = processIdentity().split('/');
    await leaveOpen(`${boot}/${namespace}/${pid}/1`, running.clock.now() + 30_000, 0);
    await running.services.rowCharges.tend();
    expect(await balance()).toBe(1_000);
  });

  it('stops a process that was wrongly considered dead: what was refunded is not sent', async () => {
    await start(large);
    await find('tools');
    const socket = silentExport();
    await once(socket, 'readable');
    await running.database.updateTable('row_charge').set({ owner: 'another process' }).execute();
    await running.services.rowCharges.tend();
    const ended = once(socket, 'close');
    socket.resume();
    await ended;
    expect(running.logged()).toContain('a paid download was interrupted');
  });
});

describe('a company', () => {
  it('found by three queries is one row and one credit, and the row names them all', async () => {
    await start(small);
    for (const query of ['hammers', 'HAMMERS!', 'tools', 'x']) await find(query);
    await get('/domain/company-000.com?from=tools');
    const check = (await get('/auth/my-companies/export-check')).json();
    expect(check).toMatchObject({ row_count: COMPANIES, credits_needed: COMPANIES });
    const answer = await get(PATH);
    const rows = rowsOf(answer.body);
    expect([rows.length, answer.headers['x-total-count'], answer.headers['x-credits-cost']]).toEqual([
      100,
      '100',
      '100',
    ]);
    expect(rows[0]).toMatchObject({ domain: 'company-000.com', search_query: 'hammers; tools; x' });
    expect(await balance()).toBe(1_000 - COMPANIES - 1);
    expect((await get('/auth/my-companies/export-check?query=Hammers')).json().row_count).toBe(COMPANIES / 2);
  });

  it('that has left the index is exported as it was saved', async () => {
    await start(small);
    await find('hammers');
    await running.index.delete(['company-000.com']);
    const [row] = rowsOf((await get(`${PATH}?search=company-000`)).body);
    expect(row).toMatchObject({ domain: 'company-000.com', title: 'Company 0', search_query: 'hammers' });
  });
});
