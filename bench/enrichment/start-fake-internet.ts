import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface FakeInternet {
  readonly crawlHosts: string;
  readonly crawlDataUrl: string;
  /** The visitor was killed; what comes now comes from its next life. */
  visitorKilled(): void;
  /** How many sites have served their page, to how many lives of a visitor twice, and of how many it was on its way to the disk at a kill. */
  served(): Promise<{
    readonly lives: number;
    readonly served: number;
    readonly twice: number;
    readonly inTheAir: number;
  }>;
  close(): void;
}

/**
 * `captured`: of so many names of each kind Common Crawl has seven of ten. `pace`: 1 is the documented mix, 0 answers at once.
 * `memory`: a file that stores what was served to whom, for another internet that continues this one.
 */
export async function startFakeInternet(captured: number, pace: number, memory = ''): Promise<FakeInternet> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./fake-internet.ts', import.meta.url)),
      String(captured),
      String(pace),
      memory,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => JSON.parse(String((await lines.next()).value));
  return {
    ...(await next()),
    visitorKilled: () => void child.stdin.write('killed\n'),
    served() {
      child.stdin.write('?\n');
      return next();
    },
    close: () => void child.stdin.end(),
  };
}
