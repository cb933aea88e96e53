import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { type PackedError, unpackError } from './error-wire.ts';
import { keepWorker, takeKeptWorker } from './kept-workers.ts';
import { RestartBackoff } from './restart-backoff.ts';

/** A message to a worker. It is an array, because the property names of an object would be serialised with every message. */
export type Envelope = readonly [id: number, message: unknown];

/** What a worker that may be kept receives beside messages: the data of each of its threads, and to close what it has open. */
export type ChangeOfOwner = 'release' | { readonly workerData: unknown };

/** A message from a worker. */
export type Reply =
  | 'ready'
  | 'released'
  | readonly [id: number, value: unknown]
  | readonly [id: number, value: undefined, error: PackedError];

export interface ThreadOptions {
  /** Its name in messages, for example "query thread 1". */
  readonly name: string;
  /** A worker that calls `answerMessages`, `answerMessagesAtOnce` or `answerMessagesOfOwners`. */
  readonly file: URL;
  readonly workerData: unknown;
  /** A worker that exceeds these memory limits ends. */
  readonly resourceLimits?: ResourceLimits;
  /** Environment variables that differ from those of the process. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether a worker that ended is replaced. */
  readonly isReplaced: boolean;
  /** Whether an idle worker is kept when the thread is closed, for the next thread of this name and file: it answers messages of owners. */
  readonly isKept?: boolean;
  readonly onReady?: () => void;
  /** Called whenever the worker ends unexpectedly, after its pending calls were rejected. */
  readonly onLost?: (error: ThreadLost, wasReady: boolean) => void;
  /** Restores the class of an error. */
  readonly reviveError?: (packed: PackedError) => Error;
}

interface Waiting {
  readonly sentAt: number;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** A worker thread that answers messages. When it dies its pending calls fail at once. */
export class Thread {
  private readonly options: ThreadOptions;
  private readonly backoff = new RestartBackoff();
  /** In the order of the requests. */
  private readonly waiting = new Map<number, Waiting>();
  private worker: Worker | undefined;
  private restart: NodeJS.Timeout | undefined;
  private lastId = 0;
  private lastReplyAt = 0;
  private reasonToEnd: Error | undefined;
  private closed: Error | undefined;
  private stopListening: () => void = () => undefined;
  /** Whether the worker has loaded; until then messages wait. */
  isReady = false;

  constructor(options: ThreadOptions) {
    this.options = options;
    this.start();
  }

  get name(): string {
    return this.options.name;
  }

  /** Whether there is a worker to send to. */
  get isUp(): boolean {
    return this.worker !== undefined;
  }

  /** Number of messages that are not answered yet. */
  get backlog(): number {
    return this.waiting.size;
  }

  /** How long it has been working on one message, including its loading; 0 if it has none. */
  get silentMs(): number {
    for (const { sentAt } of this.waiting.values())
      return performance.now() - Math.max(sentAt, this.lastReplyAt);
    return 0;
  }

  /** Which message it is working on; undefined if it has none. */
  get currentMessage(): number | undefined {
    return this.waiting.keys().next().value;
  }

  /** The processor time it has used. Rejects if it has ended. */
  async cpuMs(): Promise<number> {
    const used = await this.worker?.cpuUsage();
    if (used === undefined) throw new ThreadLost(this.name, false, new Error('it is being replaced'));
    return (used.user + used.system) / 1_000;
  }

  ask<T>(message: unknown, moved: readonly Transferable[] = []): Promise<T> {
    if (this.closed !== undefined) return Promise.reject(this.closed);
    const { worker } = this;
    if (worker === undefined)
      return Promise.reject(new ThreadLost(this.name, false, new Error('it is being replaced')));
    const id = ++this.lastId;
    return new Promise<T>((resolve, reject) => {
      // Sent before it is noted: a message that cannot be cloned throws here, and would never be answered.
      const envelope: Envelope = [id, message];
      if (moved.length === 0) worker.postMessage(envelope);
      else worker.postMessage(envelope, [...moved]);
      this.waiting.set(id, {
        sentAt: performance.now(),
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      worker.ref();
    });
  }

  /** Ends the worker, for instance because it has worked on one message for too long; its callers get the reason. */
  end(reason: Error): void {
    const { worker } = this;
    // One reason is enough, and every further call would wait for the same exit.
    if (worker === undefined || this.reasonToEnd !== undefined) return;
    this.reasonToEnd = reason;
    worker.terminate().catch((error: unknown) => this.onExit(worker, error));
  }

  async close(): Promise<void> {
    this.closed ??= new Error(`${this.name} is closed`);
    clearTimeout(this.restart);
    const { worker } = this;
    this.worker = undefined;
    const isIdle = this.isReady && this.waiting.size === 0 && this.reasonToEnd === undefined;
    if (worker !== undefined && this.options.isKept === true && isIdle) {
      this.stopListening();
      await keepWorker(this.kind, worker);
    } else {
      // Keeps the process alive until an idle worker has ended.
      worker?.ref();
      await worker?.terminate();
    }
    this.settleAll(() => this.closed);
  }

  private get kind(): string {
    return `${this.options.name} ${this.options.file.href}`;
  }

  private start(): void {
    this.reasonToEnd = undefined;
    try {
      this.worker = this.startWorker();
    } catch (error) {
      // There was no memory or process left for another thread; starting it is retried as after a worker that ended.
      this.replace(error, false);
    }
  }

  private startWorker(): Worker {
    const worker =
      this.options.isKept === true ? this.takeOrMakeWorker() : this.makeWorker(this.options.workerData);
    let cause: unknown;
    const listeners = {
      message: (reply: Reply) => {
        if (this.worker === worker) this.receive(worker, reply);
      },
      messageerror: (error: Error) => this.end(error),
      error: (error: Error) => {
        cause = error;
      },
      // Replaced only after its exit: until then it may hold files and locks that its successor needs.
      exit: (code: number) => this.onExit(worker, this.reasonToEnd ?? cause ?? exitCause(code)),
    };
    // An idle worker must not keep the process alive; one with work to do must.
    worker.unref();
    for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
    this.stopListening = () => {
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
    };
    return worker;
  }

  /** It gets its data as a message, because a worker keeps the data it was made with, and with it the memory of its first owner. */
  private takeOrMakeWorker(): Worker {
    const worker = takeKeptWorker(this.kind) ?? this.makeWorker(undefined);
    worker.postMessage({ workerData: this.options.workerData } satisfies ChangeOfOwner);
    return worker;
  }

  private makeWorker(workerData: unknown): Worker {
    const { file, name, resourceLimits, env } = this.options;
    return new Worker(file, {
      workerData,
      name,
      ...(resourceLimits && { resourceLimits }),
      ...(env && { env: { ...process.env, ...env } }),
    });
  }

  private receive(worker: Worker, reply: Reply): void {
    this.lastReplyAt = performance.now();
    this.backoff.reset();
    if (reply === 'released') return;
    if (reply === 'ready') {
      this.isReady = true;
      this.options.onReady?.();
      return;
    }
    const [id, value, error] = reply;
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) worker.unref();
    if (error === undefined) one?.resolve(value);
    else one?.reject((this.options.reviveError ?? unpackError)(error));
  }

  private onExit(worker: Worker, cause: unknown): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    const wasReady = this.isReady;
    this.isReady = false;
    let mayHaveStarted = wasReady;
    this.settleAll(() => {
      const error = new ThreadLost(this.name, mayHaveStarted, cause);
      mayHaveStarted = false;
      return error;
    });
    this.replace(cause, wasReady);
  }

  private replace(cause: unknown, wasReady: boolean): void {
    if (this.options.isReplaced) this.startLater();
    this.options.onLost?.(new ThreadLost(this.name, false, cause), wasReady);
  }

  private settleAll(errorOfNext: () => Error | undefined): void {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(errorOfNext());
  }

  private startLater(): void {
    const delayMs = this.backoff.nextDelayMs(performance.now());
    if (delayMs === 0) this.start();
    else this.restart = setTimeout(() => this.start(), delayMs).unref();
  }
}

function exitCause(code: number): Error {
  return new Error(`it exited with code ${code}`);
}

/** The worker thread ended without an answer. A retry is worthwhile, because another thread replaces it. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
  /** False if the message was still waiting, so that it cannot be what ended the thread. */
  readonly hadStarted: boolean;

  constructor(thread: string, hadStarted: boolean, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'it was ended from outside';
    super(`${thread} ended before it answered: ${reason}`, { cause });
    this.hadStarted = hadStarted;
  }
}
