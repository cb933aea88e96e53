import type { Worker } from 'node:worker_threads';

/** Starting a worker takes 50 to 200 ms of processor time, most of it for loading modules. */
const keptMs = 30_000;
const keptMax = 8;

interface Kept {
  readonly kind: string;
  readonly worker: Worker;
  /** Called when it is taken, or has ended. */
  readonly leave: () => void;
}

/** Workers that wait for their next owner, the longest first. */
let kept: readonly Kept[] = [];

/** Takes a kept worker of this kind, which has nothing open. The caller sends it the data of its next thread. */
export function takeKeptWorker(kind: string): Worker | undefined {
  const found = kept.findLast((one) => one.kind === kind);
  found?.leave();
  found?.worker.off('error', ignoreError);
  return found?.worker;
}

/**
 * Lets an idle worker close what it has open, and keeps it for a while. Resolves when everything is closed; a worker that could not close
 * it has ended then.
 */
export async function keepWorker(kind: string, worker: Worker): Promise<void> {
  worker.on('error', ignoreError);
  if (!(await release(worker))) {
    await worker.terminate();
    return;
  }
  worker.unref();
  const leave = (): void => {
    clearTimeout(timer);
    worker.off('exit', leave);
    kept = kept.filter((other) => other !== one);
  };
  const one: Kept = { kind, worker, leave };
  const timer = setTimeout(() => end(one), keptMs).unref();
  worker.on('exit', leave);
  kept = [...kept, one];
  if (kept.length > keptMax) end(kept[0] as Kept);
}

/** A failure of a worker that nobody uses is known by its exit. */
function ignoreError(): void {}

function release(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isReleased: boolean): void => {
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      resolve(isReleased);
    };
    const onMessage = (reply: unknown): void => settle(reply === 'released');
    const onExit = (): void => settle(false);
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.ref();
    worker.postMessage('release');
  });
}

function end(one: Kept): void {
  one.leave();
  one.worker.terminate().catch(ignoreError);
}
