/**
 * Loaded into the service that `bench torture` tests (`NODE_OPTIONS=--import`). At SIGUSR2 it does what DISASTER_FILE says: `end thread`,
 * or `clock MS`, which moves the clock of the main thread forward or back by this much.
 */
import { readFileSync, rmSync } from 'node:fs';
import { isMainThread, type Worker } from 'node:worker_threads';

const file = process.env.DISASTER_FILE;

if (isMainThread && file !== undefined) {
  const threads = new Set<Worker>();
  process.on('worker', (thread) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
  });
  const RealDate = Date;
  let aheadMs = 0;
  globalThis.Date = class extends RealDate {
    constructor(...given: readonly unknown[]) {
      if (given.length === 0) super(RealDate.now() + aheadMs);
      else super(...(given as [number]));
    }

    static override now(): number {
      return RealDate.now() + aheadMs;
    }
  } as DateConstructor;
  process.on('SIGUSR2', () => {
    const [what, argument] = readFileSync(file, 'utf8').trim().split(' ');
    if (what === 'clock') aheadMs = Number(argument);
    else {
      const running = [...threads];
      void running[Math.floor(Math.random() * running.length)]?.terminate();
    }
    // The sender waits until the file is gone.
    rmSync(file);
  });
}
