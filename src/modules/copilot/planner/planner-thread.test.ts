import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../../test/harness/test-app.ts';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';
import { PlannerThread, type PlannerThreadOptions } from './planner-thread.ts';

let folder: string;
let planners: PlannerThread[];
const log = captureLog();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'planner-'));
  planners = [];
});
afterEach(async () => {
  for (const planner of planners) await planner.close();
  rmSync(folder, { recursive: true });
});

function open(options: Partial<PlannerThreadOptions> = {}): PlannerThread {
  const planner = new PlannerThread({ technologies: technologyNames, logger: log.logger, ...options });
  planners.push(planner);
  return planner;
}

/** Its worker echoes the message, ends, or never answers, depending on the message. */
function openEcho(options: Partial<PlannerThreadOptions> = {}): PlannerThread {
  const file = join(folder, 'worker.ts');
  const threads = new URL('../../../lib/threads/index.ts', import.meta.url);
  writeFileSync(
    file,
    `import { answerMessages } from ${JSON.stringify(threads.href)};
     answerMessages(({ message }) => {
       if (message === 'end') process.exit(3);
       if (message === 'stall') for (;;);
       return { value: message };
     });`,
  );
  return open({ workerUrl: pathToFileURL(file), ...options });
}

const request = (message: string) => ({ message, state: emptyConversation });
const caller = (tenant: string, signal = new AbortController().signal) => ({ tenant, signal });
const outcome = (planned: Promise<unknown>): Promise<unknown> => planned.catch((error: unknown) => error);

describe('planning in a thread', () => {
  it('returns the same plans as the planner', async () => {
    const planner = open();
    const lexicon = buildLexicon(technologyNames());
    const last = { name: 'search', args: { country: 'DE' } } as const;
    const state = { last, shown: ['rye.de', 'oat.at'], language: undefined };
    for (const message of [
      'bakeries in Germany with an online shop',
      'WordPress oder Drupal in Polen',
      'the second one',
      'only those in Austria',
      'hi',
      'a '.repeat(995),
    ])
      expect(await planner.plan({ message, state }, caller('one'))).toEqual(plan(message, lexicon, state));
  });

  it('lets tenants take turns, so that one with many messages delays another by one plan', async () => {
    const planner = openEcho();
    const order: string[] = [];
    const ask = (tenant: string, message: string) =>
      planner.plan(request(message), caller(tenant)).then(() => order.push(message));
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((message) => ask('a', message)),
      ask('b', 'b1'),
      ask('b', 'b2'),
      ask('c', 'c1'),
    ]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('refuses a message while too many are waiting, and accepts one afterwards', async () => {
    const planner = openEcho({ waitingMax: 2 });
    const waiting = [planner.plan(request('one'), caller('a')), planner.plan(request('two'), caller('a'))];
    expect(await outcome(planner.plan(request('three'), caller('b')))).toMatchObject({ code: 'saturated' });
    expect(await Promise.all(waiting)).toEqual(['one', 'two']);
    expect(await planner.plan(request('three'), caller('b'))).toBe('three');
  });

  it('drops a message whose caller has disconnected', async () => {
    const planner = openEcho({ waitingMax: 1 });
    const left = new AbortController();
    const waiting = outcome(planner.plan(request('one'), caller('a', left.signal)));
    left.abort(new Error('gone'));
    expect(await waiting).toMatchObject({ message: 'gone' });
    expect(await planner.plan(request('two'), caller('a'))).toBe('two');
    expect(await outcome(planner.plan(request('three'), caller('a', left.signal)))).toMatchObject({
      message: 'gone',
    });
  });

  it('fails only the message that ends or stalls the thread', async () => {
    const planner = openEcho({ planMsMax: 500 });
    const outcomes = await Promise.all(
      ['one', 'end', 'two', 'stall', 'three'].map((message) =>
        outcome(planner.plan(request(message), caller('a'))),
      ),
    );
    expect(outcomes).toEqual([
      'one',
      expect.objectContaining({ name: 'ThreadLost' }),
      'two',
      expect.objectContaining({ name: 'ThreadLost', message: expect.stringContaining('500 ms') }),
      'three',
    ]);
    expect(log.text()).toContain('another takes its place');
  });

  it('rejects waiting requests when the service stops', async () => {
    const planner = openEcho();
    const waiting = ['stall', 'two'].map((message) => outcome(planner.plan(request(message), caller('a'))));
    await planner.close();
    expect(await Promise.all(waiting)).toEqual([
      expect.objectContaining({ code: 'unavailable' }),
      expect.objectContaining({ code: 'unavailable' }),
    ]);
  });
});
