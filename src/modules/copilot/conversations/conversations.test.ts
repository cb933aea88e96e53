import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import type { Conversations, Turn } from './conversations.ts';

let running: TestApp;
let conversations: Conversations;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  running = await buildTestApp();
  ({ conversations } = running.services);
});
afterAll(() => running.app.close());
beforeEach(async () => {
  [ann, bob] = [await signUp(running), await signUp(running)];
});

const turn = (message: string): Turn => ({
  message,
  answer: `About ${message}.`,
  tool_call: { name: 'search', args: { q: message } },
  model: 'builtin-planner',
  credits: 0,
});
const call = (who: Person, method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
const keep = (who: Person, wanted = true) => call(who, 'PUT', '/copilot/conversations', { keep: wanted });

describe('conversations', () => {
  it('are not stored unless their owner opts in', async () => {
    expect(await conversations.add(ann.accountId, undefined, turn('bakeries'))).toBeUndefined();
    expect((await call(ann, 'GET', '/copilot/conversations')).json()).toEqual({
      keep: false,
      kept_days: 30,
      conversations: [],
    });
  });

  it('are stored in order, read by their owner alone, and deleted one by one', async () => {
    expect((await keep(ann)).json()).toEqual({ keep: true });
    await keep(ann);
    const first = await conversations.add(ann.accountId, undefined, turn('bakeries\nin  Kiel'));
    running.clock.advance(1_000);
    const second = await conversations.add(ann.accountId, undefined, turn('plumbers'));
    running.clock.advance(1_000);
    expect(await conversations.add(ann.accountId, first, turn('only open ones'))).toBe(first);
    const { conversations: listed } = (await call(ann, 'GET', '/copilot/conversations')).json();
    expect(listed).toMatchObject([
      { id: first, title: 'bakeries in Kiel' },
      { id: second, title: 'plumbers' },
    ]);
    const read = await call(ann, 'GET', `/copilot/conversations/${first}`);
    expect(read.json().turns).toMatchObject([
      { message: 'bakeries\nin  Kiel', tool_call: { name: 'search' } },
      { message: 'only open ones', answer: 'About only open ones.' },
    ]);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(bob, method, `/copilot/conversations/${first}`)).statusCode).toBe(404);
    expect((await call(ann, 'DELETE', `/copilot/conversations/${first}`)).json()).toEqual({ deleted: true });
    expect((await call(ann, 'GET', `/copilot/conversations/${first}`)).statusCode).toBe(404);
    expect(await conversations.add(ann.accountId, first, turn('too late'))).toBeUndefined();
    expect(await conversations.add(bob.accountId, second, turn('not mine'))).toBeUndefined();
  });

  it('are all deleted when their owner opts out, and with the account', async () => {
    await keep(ann);
    await conversations.add(ann.accountId, undefined, turn('bakeries'));
    await keep(ann, false);
    expect((await call(ann, 'GET', '/copilot/conversations')).json()).toMatchObject({
      keep: false,
      conversations: [],
    });
    await keep(bob);
    const id = await conversations.add(bob.accountId, undefined, turn('plumbers'));
    const exported = (await call(bob, 'GET', '/auth/export')).json();
    expect(exported.copilot_messages).toMatchObject([{ message: 'plumbers' }]);
    await running.database.deleteFrom('account').where('id', '=', bob.accountId).execute();
    const left = await running.database
      .selectFrom('copilot_turn')
      .select('number')
      .where('conversation_id', '=', id ?? 0)
      .execute();
    expect(left).toEqual([]);
  });

  it('are hidden after 30 days without a message, even before the purge', async () => {
    await keep(ann);
    const id = await conversations.add(ann.accountId, undefined, turn('bakeries'));
    running.clock.advance(29 * 86_400_000);
    expect(await conversations.get(ann.accountId, id ?? 0)).toBeDefined();
    running.clock.advance(86_400_000);
    await expect(conversations.get(ann.accountId, id ?? 0)).rejects.toThrow('conversation does not exist');
    expect(await conversations.list(ann.accountId)).toEqual([]);
  });

  it('number their messages in sequence, even if two arrive at once', async () => {
    await keep(ann);
    const id = await conversations.add(ann.accountId, undefined, turn('first'));
    const messages = Array.from({ length: 8 }, (_, n) => `message ${n}`);
    await Promise.all(messages.map((message) => conversations.add(ann.accountId, id, turn(message))));
    const { turns } = await conversations.get(ann.accountId, id ?? 0);
    expect(
      turns
        .slice(1)
        .map(({ message }) => message)
        .sort(),
    ).toEqual(messages);
  });

  it('are limited to 200 messages, and to the newest 100 per account', async () => {
    await keep(ann);
    const oldest = await conversations.add(ann.accountId, undefined, turn('oldest'));
    await running.database
      .insertInto('copilot_turn')
      .values(
        Array.from({ length: 199 }, (_, n) => ({
          conversation_id: oldest ?? 0,
          number: n + 2,
          message: 'more',
          answer: '',
          tool_call: '{"name":"none","args":{}}',
          model: '',
          credits: 0,
          created_at: running.clock.now(),
        })),
      )
      .execute();
    await expect(conversations.open(ann.accountId, oldest ?? 0)).rejects.toThrow('Start a new one');
    for (let n = 0; n < 100; n += 1) {
      running.clock.advance(1);
      await conversations.add(ann.accountId, undefined, turn(`conversation ${n}`));
    }
    expect(await conversations.list(ann.accountId)).toHaveLength(100);
    await expect(conversations.get(ann.accountId, oldest ?? 0)).rejects.toThrow('does not exist');
  });
});
