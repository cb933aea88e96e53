import { Worker } from 'node:worker_threads';
import type { ExtractOutcome, ExtractTask } from './extract-page.ts';

export interface ExtractPool {
  /** The outcome of a page; never rejects for a page's sake. */
  run(task: ExtractTask): Promise<ExtractOutcome>;
  close(): Promise<void>;
}

/** What a worker thread is started with. */
export interface ExtractWorkerData {
  readonly fingerprintsDir: string | undefined;
}

interface Job {
  readonly task: ExtractTask;
  readonly settle: (outcome: ExtractOutcome) => void;
  readonly fail: (error: unknown) => void;
}

interface Seat {
  readonly worker: Worker;
  /** In the order sent; the worker answers in the same order, so the first one is the one being worked on. */
  readonly jobs: Job[];
  deadline: NodeJS.Timeout | undefined;
  /** Jobs wait until the worker has loaded, so that a worker that cannot start is not blamed on a page. */
  isReady: boolean;
}

const JOBS_PER_WORKER = 3;

/** Worker threads that extract pages. A page that kills or stalls its worker is dropped; the pages behind it are done again. */
export function createExtractPool(options: {
  /** 0 extracts on the calling thread. */
  readonly workers: number;
  readonly workerUrl?: URL;
  /** Folder with technology rules besides our own. */
  readonly fingerprintsDir?: string | undefined;
  /** A page that takes longer is given up. */
  readonly pageTimeoutMs?: number;
}): ExtractPool {
  if (options.workers === 0) return callingThread(options.fingerprintsDir);
  const {
    workers,
    workerUrl = new URL('./extract-worker.ts', import.meta.url),
    pageTimeoutMs = 30_000,
  } = options;
  const workerData: ExtractWorkerData = { fingerprintsDir: options.fingerprintsDir };
  const seats = new Set<Seat>();
  const waiting: Job[] = [];
  let closed = false;

  for (let count = 0; count < workers; count++) openSeat();

  function openSeat(): void {
    const seat: Seat = {
      worker: new Worker(workerUrl, { workerData }),
      jobs: [],
      deadline: undefined,
      isReady: false,
    };
    let died: unknown;
    seat.worker.on('message', (message: 'ready' | ExtractOutcome) => {
      if (message === 'ready') seat.isReady = true;
      else seat.jobs.shift()?.settle(message);
      watch(seat);
      assign();
    });
    seat.worker.on('error', (error) => {
      died = error;
    });
    seat.worker.on('exit', () => leaveSeat(seat, died));
    seats.add(seat);
  }

  function leaveSeat(seat: Seat, reason: unknown): void {
    clearTimeout(seat.deadline);
    seats.delete(seat);
    if (closed) return;
    const [culprit, ...innocent] = seat.jobs;
    if (culprit === undefined) {
      failAll(reason ?? new Error('the extraction worker ended'));
      return;
    }
    const message = `${culprit.task.page.url}: ${reason instanceof Error ? reason.message : 'took too long'}`;
    culprit.settle({ kind: 'dropped', reason: 'extraction_failed', message, decodeMs: 0, extractMs: 0 });
    waiting.unshift(...innocent);
    openSeat();
    assign();
  }

  function failAll(error: unknown): void {
    closed = true;
    for (const job of [...[...seats].flatMap((seat) => seat.jobs), ...waiting]) job.fail(error);
    for (const seat of seats) void seat.worker.terminate();
  }

  function assign(): void {
    while (waiting.length > 0) {
      const seat = leastBusy();
      const job = seat === undefined ? undefined : waiting.shift();
      if (seat === undefined || job === undefined) return;
      seat.jobs.push(job);
      send(seat.worker, job.task);
      if (seat.jobs.length === 1) watch(seat);
    }
  }

  function leastBusy(): Seat | undefined {
    const free = [...seats].filter(({ isReady, jobs }) => isReady && jobs.length < JOBS_PER_WORKER);
    return free.sort((a, b) => a.jobs.length - b.jobs.length)[0];
  }

  function watch(seat: Seat): void {
    clearTimeout(seat.deadline);
    if (seat.jobs.length > 0) seat.deadline = setTimeout(() => void seat.worker.terminate(), pageTimeoutMs);
  }

  return {
    run(task) {
      if (closed) return Promise.reject(new Error('the extraction pool is closed'));
      return new Promise((settle, fail) => {
        waiting.push({ task, settle, fail });
        assign();
      });
    },
    async close() {
      closed = true;
      await Promise.all([...seats].map((seat) => seat.worker.terminate()));
    },
  };
}

/** A copy of the page's bytes moves to the worker; ours stay, in case the page has to be sent again. */
function send(worker: Worker, task: ExtractTask): void {
  const content = new Uint8Array(task.page.content);
  worker.postMessage({ ...task, page: { ...task.page, content } }, [content.buffer]);
}

function callingThread(fingerprintsDir: string | undefined): ExtractPool {
  // Loaded only here: the extractor is large, and a process with workers has no use for it.
  const loading = Promise.all([import('./extract-page.ts'), import('../../extraction/index.ts')]).then(
    async ([{ extractPage }, { openExtractor }]) => ({
      extractPage,
      ...(await openExtractor(fingerprintsDir)),
    }),
  );
  return {
    async run(task) {
      const { extractPage, extractProfile } = await loading;
      return extractPage(task, extractProfile);
    },
    close: async () => undefined,
  };
}
