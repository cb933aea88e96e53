import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock, type FakeClock } from '../../../test/harness/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/harness/test-database.ts';
import type { Database } from '../database/index.ts';
import { createLogger } from '../logger.ts';
import { createMailQueue, type MailQueue } from './mail-queue.ts';
import type { Mail } from './mailer.ts';

const mail = { to: 'ann@acme-research.com', subject: 'Hello', text: 'Open {link}\n' };

let place: TestDatabase;
let database: Database;
let clock: FakeClock;
let server: { isDown: boolean; readonly received: Mail[] };
let queue: MailQueue;

const makeQueue = () =>
  createMailQueue({
    database,
    clock,
    logger: createLogger({ level: 'silent' }),
    mailer: {
      async send(received) {
        if (server.isDown) throw new Error('connection refused');
        server.received.push(received);
      },
    },
    linkFor: async (linkId) => (linkId === 'gone' ? undefined : `https://homedex.test/${linkId}`),
  });

beforeEach(async () => {
  place = await createTestDatabase();
  database = await place.open();
  clock = createFakeClock();
  server = { isDown: false, received: [] };
  queue = makeQueue();
});
afterEach(async () => {
  await queue.stop();
  await place.drop();
});

const add = (linkId?: string) =>
  database
    .transaction()
    .execute((transaction) => queue.add(transaction, { ...mail, ...(linkId && { linkId }) }));
const rows = () => database.selectFrom('mail').selectAll().execute();

describe('a mail', () => {
  it('is sent once it is written, with its link, and its text is not kept', async () => {
    queue.start();
    await add('abc');
    await expect.poll(() => server.received).toEqual([{ ...mail, text: 'Open https://homedex.test/abc\n' }]);
    await expect.poll(rows).toEqual([expect.objectContaining({ text: '', sent_at: expect.any(Number) })]);
    expect([queue.sent, queue.failed, queue.trouble]).toEqual([1, 0, undefined]);
  });

  it('is there exactly when what it tells is there', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await queue.add(transaction, mail);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rows()).toEqual([]);
  });

  it('is tried again, less and less often, until the server takes it; health says so meanwhile', async () => {
    server.isDown = true;
    await add();
    await queue.sendDue();
    expect([queue.failed, queue.trouble]).toEqual([1, expect.stringContaining('mail server')]);
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
    expect([server.received.length, queue.trouble]).toEqual([1, undefined]);
  });

  it('is given up after a day', async () => {
    server.isDown = true;
    await add();
    for (let hour = 0; hour < 30; hour++) {
      await queue.sendDue();
      clock.advance(61 * 60_000);
    }
    expect(await rows()).toEqual([
      expect.objectContaining({ text: '', sent_at: null, given_up_at: expect.any(Number) }),
    ]);
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
    await database.updateTable('mail').set({ due_at: 9e15, leased_until: 9e15 }).execute();
    await queue.sendDue();
    expect(server.received).toHaveLength(1);
  });

  it('whose link is no longer wanted is dropped', async () => {
    await add('gone');
    await queue.sendDue();
    expect([server.received, queue.trouble]).toEqual([[], undefined]);
    expect(await rows()).toEqual([expect.objectContaining({ given_up_at: expect.any(Number) })]);
  });
});
