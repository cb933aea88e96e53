import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

const FIRST_MS = 5_000;
const EVERY_MS = 3_600_000;

export interface DatabaseWatch {
  /** What the last examination found, a sentence each. */
  problems(): Promise<readonly string[]>;
  stop(): void;
}

/**
 * Examines a database soon after the start and every hour, in a separate thread, so that overwritten pages are found before a query reads
 * them.
 */
export function watchDatabase(
  file: string,
  onProblem: (problem: string) => void,
  { firstMs = FIRST_MS, program = new URL('./examine-worker.ts', import.meta.url) } = {},
): DatabaseWatch {
  // The public health endpoint shows this name, so it must not contain the path.
  const name = basename(file);
  let found: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const examineIn = (ms: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      examineAside(file, program)
        .then(
          (problem) => {
            found = problem === undefined ? [] : [`${name} is damaged (${problem}); restore a backup`];
          },
          (error: unknown) => {
            found = [`${name} could not be examined: ${String(error)}`];
          },
        )
        .then(() => found.forEach(onProblem))
        .catch((error: unknown) =>
          onProblem(`the problem with ${file} could not be reported: ${String(error)}`),
        )
        .finally(() => examineIn(EVERY_MS));
    }, ms).unref();
  };
  examineIn(firstMs);

  return {
    problems: async () => found,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Settles whatever happens to the thread, even if it dies silently. */
function examineAside(file: string, program: URL): Promise<string | undefined> {
  const worker = new Worker(program, { workerData: { file } });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} before it had answered`)));
  });
}
