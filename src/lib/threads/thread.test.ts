import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitWork, Thread, ThreadLost, TookTooLong } from './index.ts';

let folder: string;
let threads: Thread[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  threads = [];
});
afterEach(async () => {
  for (const thread of threads) await thread.close();
  rmSync(folder, { recursive: true });
});

/** A worker that echoes numbers, counts its requests, and ends or stalls on command. */
function start(options: Partial<ConstructorParameters<typeof Thread>[0]> = {}, prologue = ''): Thread {
  const path = join(folder, `worker-${threads.length}.mjs`);
  const entry = new URL('./index.ts', import.meta.url).href;
  writeFileSync(
    path,
    `import { answerMessages } from ${JSON.stringify(entry)};
     ${prologue}
     let count = 0;
     // Asking for the time is a system call, so much of what is used is the system's.
     const used = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
     const later = (give) => new Promise((resolve) => setImmediate(() => resolve(give())));
     answerMessages((message) => {
       count++;
       if (message === 'later') return later(() => ({ value: count }));
       if (message === 'fail later') return later(() => ({ value: () => 1 }));
       if (message === 'end') process.exit(1);
       if (message === 'stall') for (;;);
       if (message === 'compute') for (const end = used() + 60_000; used() < end; );
       if (message === 'environment') return { value: [process.env.OF_THIS_THREAD, process.env.PATH] };
       if (message === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
       if (message === 'wait forever') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
       if (message === 'fail') throw Object.assign(new RangeError('too far'), { code: 'EFAR', errcode: 13 });
       if (message === 'function') return { value: () => 1 };
       return { value: message === 'count' ? count : message };
     });`,
  );
  const thread = new Thread({
    name: 'a thread',
    file: pathToFileURL(path),
    workerData: undefined,
    isReplaced: true,
    ...options,
  });
  threads.push(thread);
  return thread;
}

const outcome = (answer: Promise<unknown>): Promise<unknown> => answer.catch((error: unknown) => error);

test('answers keep the order of the requests, whether they are immediate, delayed or failed', async () => {
  const thread = start();
  const messages = ['later', 'count', 'fail later', 'fail', 'later', 'count', 'count', 'later'];
  const answers = await Promise.all(messages.map((message) => outcome(thread.ask(message))));
  expect(answers.map((answer) => (answer instanceof Error ? 'failed' : answer))).toEqual([
    1,
    2,
    'failed',
    'failed',
    5,
    6,
    7,
    8,
  ]);
});

test('every caller gets its own answer, even around messages and answers that cannot be cloned', async () => {
  const thread = start();
  const answers = await Promise.all([
    outcome(thread.ask(1)),
    outcome(thread.ask(() => 'not to be cloned')),
    outcome(thread.ask(2)),
    outcome(thread.ask('function')),
    outcome(thread.ask(3)),
  ]);
  expect([answers[0], answers[2], answers[4]]).toEqual([1, 2, 3]);
  expect(String(answers[1])).toContain('could not be cloned');
  expect(String(answers[3])).toContain('could not be cloned');
  expect(thread.backlog).toBe(0);
});

test('an error keeps its message and its plain properties across threads', async () => {
  const error = await outcome(start().ask('fail'));
  expect(error).toMatchObject({ name: 'RangeError', message: 'too far', code: 'EFAR', errcode: 13 });
});

test('callers of a thread that ends get an error at once, which states whether their message had started; another thread replaces it', async () => {
  const lost: boolean[] = [];
  const thread = start({ onLost: (_, wasReady) => lost.push(wasReady) });
  expect(await thread.ask(1)).toBe(1);
  const [ended, ...waiting] = await Promise.all(['end', 2, 3].map((message) => outcome(thread.ask(message))));
  expect(ended).toBeInstanceOf(ThreadLost);
  expect(ended).toMatchObject({
    hadStarted: true,
    message: 'a thread ended before it answered: it exited with code 1',
  });
  expect(waiting).toEqual([
    expect.objectContaining({ name: 'ThreadLost', hadStarted: false }),
    expect.objectContaining({ name: 'ThreadLost', hadStarted: false }),
  ]);
  expect(lost).toEqual([true]);
  expect(await thread.ask('count')).toBe(1);
});

test('a stalled thread can be ended with a reason, and the first reason given counts', async () => {
  const thread = start();
  await thread.ask(1);
  const stalled = outcome(thread.ask('stall'));
  await expect.poll(() => thread.silentMs).toBeGreaterThan(20);
  thread.end(new Error('it took too long'));
  thread.end(new Error('ended twice'));
  expect(String(await stalled)).toContain('it took too long');
  expect(await thread.ask(2)).toBe(2);
});

test('a worker that never gets ready is restarted with growing delays, and no caller waits for it', async () => {
  let losses = 0;
  const thread = start({ onLost: () => losses++ }, "throw new Error('no such module');");
  await expect.poll(() => losses).toBeGreaterThan(2);
  await expect.poll(() => thread.isUp, { interval: 1 }).toBe(false);
  expect(await outcome(thread.ask(1))).toMatchObject({ name: 'ThreadLost', hadStarted: false });
});

test('a thread without replacement is not restarted', async () => {
  const thread = start({ isReplaced: false });
  await outcome(thread.ask('end'));
  expect(thread.isUp).toBe(false);
  expect(await outcome(thread.ask(1))).toBeInstanceOf(ThreadLost);
});

test('closing rejects pending calls', async () => {
  const thread = start();
  const waiting = outcome(thread.ask('stall'));
  await thread.close();
  expect(String(await waiting)).toContain('a thread is closed');
  expect(String(await outcome(thread.ask(1)))).toContain('a thread is closed');
});

test('a message that takes too much processor time ends the thread; time without a processor does not count', async () => {
  const thread = start();
  const stop = limitWork(thread, 500);
  expect(await thread.ask('wait')).toBe('wait');
  const lost = await outcome(thread.ask('stall'));
  expect(lost).toBeInstanceOf(ThreadLost);
  expect((lost as ThreadLost).cause).toBeInstanceOf(TookTooLong);
  stop();
});

test('many messages may take more than the limit together', async () => {
  const thread = start();
  await thread.ask('count');
  const stop = limitWork(thread, 250);
  for (let messages = 0; messages < 7; messages++) expect(await thread.ask('compute')).toBe('compute');
  stop();
});

test('a worker has the variables of the process beside its own', async () => {
  const thread = start({ env: { OF_THIS_THREAD: 'yes' } });
  expect(await thread.ask('environment')).toEqual(['yes', process.env.PATH]);
});

test('a thread that waits far longer than the limit is ended too', async () => {
  const thread = start();
  const stop = limitWork(thread, 200);
  expect(await outcome(thread.ask('wait forever'))).toMatchObject({ cause: expect.any(TookTooLong) });
  stop();
});

/** A worker for one owner after another, which counts its owners and notes in a file that it was released. */
function startKept(owner: string, options: Partial<ConstructorParameters<typeof Thread>[0]> = {}): Thread {
  const path = join(folder, 'kept.mjs');
  const entry = new URL('./index.ts', import.meta.url).href;
  writeFileSync(
    path,
    `import { writeFileSync } from 'node:fs';
     import { answerMessagesOfOwners } from ${JSON.stringify(entry)};
     let owners = 0;
     answerMessagesOfOwners((owner) =>
       owner === 'slow' ? new Promise((resolve) => setImmediate(() => resolve(begin(owner)))) : begin(owner));
     function begin(owner) {
       if (owner === 'fails') throw new Error('cannot begin');
       owners++;
       let messages = 0;
       return {
         answer(message) {
           if (message === 'stall') for (;;);
           messages++;
           return { value: [owner, owners, messages] };
         },
         release() {
           if (owner === 'keeps everything') throw new Error('cannot release');
           writeFileSync(${JSON.stringify(join(folder, 'released'))}, owner);
         },
       };
     }`,
  );
  return start({ file: pathToFileURL(path), workerData: owner, isKept: true, ...options });
}

test('the idle worker of a closed thread works for the next one, after it has closed what it had open', async () => {
  const first = startKept('first');
  expect(await first.ask(1)).toEqual(['first', 1, 1]);
  await first.close();
  expect(readFileSync(join(folder, 'released'), 'utf8')).toBe('first');
  expect(String(await outcome(first.ask(1)))).toContain('a thread is closed');
  const second = startKept('second');
  expect(second.isReady).toBe(false);
  expect(await second.ask(1)).toEqual(['second', 2, 1]);
  const third = startKept('third');
  expect(await third.ask(1)).toEqual(['third', 1, 1]);
});

test('messages that arrive before a worker has begun for its owner are answered in their order', async () => {
  const slow = startKept('slow');
  const answers = await Promise.all([slow.ask(1), slow.ask(2)]);
  expect(answers).toEqual([
    ['slow', 1, 1],
    ['slow', 1, 2],
  ]);
});

test('a worker that is busy, has another name or cannot close what it has open is not kept', async () => {
  const named = startKept('named', { name: 'another thread' });
  await named.ask(1);
  await named.close();
  const busy = startKept('busy');
  expect(await busy.ask(1)).toEqual(['busy', 1, 1]);
  const stalled = outcome(busy.ask('stall'));
  await busy.close();
  expect(String(await stalled)).toContain('a thread is closed');
  const open = startKept('keeps everything');
  expect(await open.ask(1)).toEqual(['keeps everything', 1, 1]);
  await open.close();
  expect(await startKept('next').ask(1)).toEqual(['next', 1, 1]);
});

test('a kept worker that cannot begin for its next owner is lost as a new one would be', async () => {
  const first = startKept('first');
  await first.ask(1);
  await first.close();
  const lost: string[] = [];
  const second = startKept('fails', { isReplaced: false, onLost: ({ message }) => lost.push(message) });
  expect(await outcome(second.ask(1))).toMatchObject({ name: 'ThreadLost', hadStarted: false });
  expect(lost).toEqual([expect.stringContaining('cannot begin')]);
  expect(await startKept('third').ask(1)).toEqual(['third', 1, 1]);
});
