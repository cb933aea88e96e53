import { expect, it } from 'vitest';
import { monotonicMs } from './answer-jobs.ts';
import { JobThread } from './job-thread.ts';

/** A worker that loads slowly, and reports when it has. */
const slowToLoad = (hasLoaded: Int32Array<SharedArrayBuffer>) =>
  new JobThread<string, string>({
    name: 'slow thread',
    workerData: hasLoaded,
    file: new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { workerData } from 'node:worker_threads';
        import { answerJobs } from '${new URL('./answer-jobs.ts', import.meta.url)}';
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
        Atomics.store(workerData, 0, 1);
        answerJobs(async (job) => ({ value: job }));`)}`,
    ),
  });

it('a thread is ready when it has loaded, and answers from then on', async () => {
  const hasLoaded = new Int32Array(new SharedArrayBuffer(4));
  const thread = slowToLoad(hasLoaded);
  await thread.ready();
  expect(Atomics.load(hasLoaded, 0)).toBe(1);
  await thread.ready();
  expect(await thread.run('page', { untilMs: monotonicMs() + 60_000, signal: undefined })).toBe('page');
  await thread.close();
  await expect(thread.ready()).rejects.toThrow('closed');
});
