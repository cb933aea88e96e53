import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface FakeInternet {
  readonly crawlHosts: string;
  readonly crawlDataUrl: string;
  /** Reports that the visitor was killed. Later requests come from its next life. */
  visitorKilled(): void;
  /**
   * How many sites served their page, how many served it again to a later life, and how many again because the visitor was killed before it
   * could certainly store the page.
   */
  served(): Promise<{
    readonly lives: number;
    readonly served: number;
    readonly twice: number;
    readonly maybeNotStored: number;
  }>;
  close(): void;
}

/**
 * `captured`: how many names of each kind there are, of which Common Crawl has seven of ten. `pace`: 1 is the documented mix, 0 answers
 * immediately. `memory`: a file that stores what was served to whom, so that another fake internet can continue.
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
