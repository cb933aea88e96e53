import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../test/harness/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import type { Database } from '../database/index.ts';
import { createLogger } from '../logger.ts';
import type { Mail } from './mail-page.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import { RecipientRefused } from './mailer.ts';

const mail = { to: 'ann@acme-research.com', subject: 'Hello', text: 'Open {link}\n' };

let testDatabase: TestDatabase;
let database: Database;
let clock: FakeClock;
let server: {
  isDown: boolean;
  readonly received: Mail[];
  /** Refused addresses, and whether permanently. */
  refuses: Record<string, boolean>;
  onMail: (mail: Mail) => Promise<void>;
};
let queue: MailQueue;

const makeQueue = () =>
  createMailQueue({
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    mailer: {
      async send(received) {
        if (server.isDown) throw new Error('connect ECONNREFUSED 10.0.0.5:25');
        const isPermanent = server.refuses[received.to];
        if (isPermanent !== undefined) throw new RecipientRefused(isPermanent, new Error('no such person'));
        await server.onMail(received);
        server.received.push(received);
      },
    },
    linkFor: async (linkId) => (linkId === 'revoked' ? undefined : `https://homedex.test/${linkId}`),
  });

beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  clock = createFakeClock();
  server = { isDown: false, received: [], refuses: {}, onMail: async () => undefined };
  queue = makeQueue();
});
afterEach(async () => {
  await queue.stop();
  await testDatabase.drop();
});

const add = (linkId?: string) =>
  database
    .transaction()
    .execute((transaction) => queue.add(transaction, { ...mail, ...(linkId && { linkId }) }));
const rows = () => database.selectFrom('mail').selectAll().orderBy('id').execute();

describe('a mail', () => {
  it('is sent once it is written, with its link, and its text is not stored', async () => {
    queue.start();
    await add('abc');
    await expect.poll(() => server.received).toEqual([{ ...mail, text: 'Open https://homedex.test/abc\n' }]);
    await expect.poll(rows).toEqual([expect.objectContaining({ text: '', sent_at: expect.any(Number) })]);
    expect([queue.sent, queue.failed, await queue.problems()]).toEqual([1, 0, []]);
  });

  it('is queued exactly when the change it reports is committed', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await queue.add(transaction, mail);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  it('is retried, less and less often, until the server accepts it; health reports it meanwhile', async () => {
    server.isDown = true;
    await add();
    await queue.sendDue();
    // The answer of the server is there, its address is not.
    expect([queue.failed, await queue.problems()]).toEqual([
      1,
      [expect.stringMatching(/^The mail server [^.]*0 min \(ECONNREFUSED\);/)],
    ]);
    await queue.sendDue();
    expect(queue.failed).toBe(1);
    clock.advance(31_000);
    await queue.sendDue();
    expect(queue.failed).toBe(2);
    clock.advance(31_000);
    await queue.sendDue();
    expect(queue.failed).toBe(2);
    server.isDown = false;
    clock.advance(31_000);
    await queue.sendDue();
    expect([server.received.length, await queue.problems()]).toEqual([1, []]);
  });

  it('fails after a day', async () => {
    server.isDown = true;
    await add();
    for (let hour = 0; hour < 32; hour++) {
      await queue.sendDue();
      clock.advance(61 * 60_000);
    }
    expect(await rows()).toEqual([
      expect.objectContaining({
        text: '',
        sent_at: null,
        given_up_at: expect.any(Number),
        error: 'connect ECONNREFUSED 10.0.0.5:25',
      }),
    ]);
    expect(queue.failedPermanently).toBe(1);
    // Nothing waits for the server any more, so there is no problem to fix.
    expect(await queue.problems()).toEqual([]);
  });

  it('is sent by one of several processes, and by another when that one has died', async () => {
    const other = makeQueue();
    await add();
    await Promise.all([queue.sendDue(), other.sendDue()]);
    expect(server.received).toHaveLength(1);
    await add();
    await database
      .updateTable('mail')
      .set({ leased_until: clock.now() + 100_000 })
      .execute();
    await other.sendDue();
    expect(server.received).toHaveLength(1);
    clock.advance(121_000);
    await other.sendDue();
    expect(server.received).toHaveLength(2);
  });

  it('does not wait for a time that a wrong clock has written', async () => {
    await add();
    await database.updateTable('mail').set({ due_at: 9e15 }).execute();
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
    await add();
    await database.updateTable('mail').set({ leased_until: 9e15 }).where('sent_at', 'is', null).execute();
    await queue.sendDue();
    clock.advance(121_000);
    await queue.sendDue();
    expect(server.received).toHaveLength(2);
  });

  it('is not sent twice when the clock of another process is far ahead', async () => {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    server.onMail = () => {
      arrived.resolve();
      return answer.promise;
    };
    await add();
    const sending = queue.sendDue();
    await arrived.promise;
    clock.set(30 * 86_400_000);
    await makeQueue().sendDue();
    clock.set(-60 * 86_400_000);
    await makeQueue().sendDue();
    answer.resolve();
    await sending;
    expect(server.received).toHaveLength(1);
    expect(await rows()).toEqual([expect.objectContaining({ sent_at: expect.any(Number), attempts: 1 })]);
  });

  it('to an address that the server refuses permanently fails alone and does not count against the server', async () => {
    server.refuses = { 'nobody@acme-research.com': true, 'later@acme-research.com': false };
    for (const to of Object.keys(server.refuses))
      await database.transaction().execute((transaction) => queue.add(transaction, { ...mail, to }));
    await queue.sendDue();
    expect(await queue.problems()).toEqual([]);
    expect(await rows()).toMatchObject([
      { recipient: 'nobody@acme-research.com', attempts: 1, given_up_at: expect.any(Number) },
      { recipient: 'later@acme-research.com', attempts: 1, given_up_at: null },
    ]);
    clock.advance(3_600_000);
    await queue.sendDue();
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 2]);
  });

  it('does not wait for another mail whose server is unresponsive', async () => {
    const answer = Promise.withResolvers<void>();
    server.onMail = ({ to }) => (to.startsWith('silent') ? answer.promise : Promise.resolve());
    queue.start();
    const to = 'silent@acme-research.com';
    await database.transaction().execute((transaction) => queue.add(transaction, { ...mail, to }));
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await add();
    await expect.poll(() => server.received).toHaveLength(1);
    answer.resolve();
    await expect.poll(() => server.received).toHaveLength(2);
  });

  it('is one of a thousand and one that are each sent once, by two processes', async () => {
    const values = Array.from({ length: 1_001 }, (_, n) => ({
      recipient: `reader-${n}@acme-research.com`,
      subject: 'Hello',
      text: 'Hi',
      link_id: null,
      created_at: clock.now(),
      due_at: clock.now(),
      sent_at: null,
      given_up_at: null,
    }));
    for (let at = 0; at < values.length; at += 100)
      await database
        .insertInto('mail')
        .values(values.slice(at, at + 100))
        .execute();
    expect((await queue.backlog()).waiting).toBe(1_001);
    await Promise.all([queue.sendDue(), makeQueue().sendDue()]);
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(1_001);
    expect(server.received).toHaveLength(1_001);
    expect(await queue.backlog()).toEqual({ waiting: 0, oldestAgeMs: 0 });
  });

  it('whose link is no longer needed is dropped', async () => {
    await add('revoked');
    await queue.sendDue();
    expect([server.received, await queue.problems(), queue.failedPermanently]).toEqual([[], [], 0]);
    expect(await rows()).toEqual([expect.objectContaining({ given_up_at: expect.any(Number) })]);
  });
});
