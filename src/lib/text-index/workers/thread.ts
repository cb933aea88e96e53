import { Worker } from 'node:worker_threads';
import { unpackError } from './error-wire.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A worker thread that answers messages one by one, in their order, each with `{ value }` or `{ error }`. */
export class Thread {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];
  private failure: Error | undefined;

  constructor(file: URL, workerData: unknown) {
    this.worker = new Worker(file, { workerData });
    // An idle worker must not keep the process alive; one with work to do must.
    this.worker.unref();
    this.worker.on('message', (message: { value?: unknown; error?: unknown }) => {
      const one = this.waiting.shift();
      if (this.waiting.length === 0 && this.failure === undefined) this.worker.unref();
      if ('error' in message) one?.reject(unpackError(message.error));
      else one?.resolve(message.value);
    });
    this.worker.on('error', (error: Error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('the worker thread has ended')));
  }

  /** Messages not yet answered. */
  get backlog(): number {
    return this.waiting.length;
  }

  ask<T>(message: unknown): Promise<T> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ resolve: resolve as (value: unknown) => void, reject });
      this.worker.ref();
      this.worker.postMessage(message);
    });
  }

  async close(): Promise<void> {
    this.failure ??= new Error('the index is closed');
    // The end of an idle worker must be waited for like an answer.
    this.worker.ref();
    await this.worker.terminate();
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const one of this.waiting.splice(0)) one.reject(this.failure);
  }
}
