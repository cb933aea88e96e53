import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { watchTests } from '../../scripts/watch-tests.mjs';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const each of started.splice(0)) each.kill('SIGKILL');
});

/** A process in place of vitest. */
function startRun(program: string): ChildProcess {
  const run = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  started.push(run);
  return run;
}

const never = 24 * 3_600_000;
const soon = { silentMsMax: 200, endingMsMax: 200, checkMs: 20 };

const untilStuck = (run: ChildProcess, limits: typeof soon): Promise<string> =>
  new Promise((resolve) => watchTests(run, resolve, limits));

test('a run that no longer responds is killed with all its processes', async () => {
  const run = startRun(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
    process.send(child.pid, () => { for (;;); });`);
  const exit = once(run, 'exit');
  const [child] = (await once(run, 'message')) as [number];
  const description = await untilStuck(run, soon);
  expect(description).toContain('No test file was started.');
  expect(description).toContain(`process ${run.pid}: state R`);
  expect(description).toContain(`process ${child}: state`);
  expect(await exit).toEqual([null, 'SIGKILL']);
  await expect.poll(() => isRunning(child)).toBe(false);
});

test('the test files that are running are named', async () => {
  const run = startRun('setInterval(() => {}, 1e6)');
  const stuck = untilStuck(run, { ...soon, endingMsMax: never });
  run.emit('message', { unfinished: 2, running: ['a.test.ts (web)'] });
  expect(await stuck).toContain('Unfinished test files: 2. Running: a.test.ts (web).');
});

test('after the last file a run has less time to end than a test has to finish', async () => {
  const run = startRun('setInterval(() => {}, 1e6)');
  const stuck = untilStuck(run, { ...soon, silentMsMax: never });
  run.emit('message', { unfinished: 0, running: [] });
  expect(await stuck).toContain('Every test file has finished, but vitest does not end.');
});

test('a run that ends by itself is not called stuck', async () => {
  const run = startRun('');
  const stuck: string[] = [];
  watchTests(run, (description) => stuck.push(description), {
    silentMsMax: never,
    endingMsMax: never,
    checkMs: 20,
  });
  expect(await once(run, 'exit')).toEqual([0, null]);
  expect(stuck).toEqual([]);
});

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
