import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../../platform/logger.ts';
import { monotonicMs } from '../answer-jobs.ts';
import type { FailureKind } from '../fetch-outcome.ts';
import { FetchSlots } from '../fetch-slots.ts';
import { JobThread } from '../job-thread.ts';
import type { BrowserWorkerData } from './answer-renders.ts';
import { browserFolder } from './browser-folder.ts';
import type { BrowserLimits } from './browser-supervisor.ts';
import type { RenderJob } from './render-page.ts';
import type { RenderOutcome } from './rendered-page.ts';

export interface BrowserTierOptions {
  /** Path of Chromium; if undefined, the usual places are searched. */
  readonly program: string | undefined;
  readonly hasSandbox: boolean;
  readonly fixedHosts: readonly string[];
  readonly nameServers?: readonly string[];
  readonly limits?: Partial<BrowserLimits>;
  readonly logger: Logger;
}

export interface BrowserTier {
  /** Opens an address in a real browser and returns the rendered page. Never rejects. */
  render(
    domain: string,
    options?: {
      readonly url?: string;
      readonly signal?: AbortSignal;
      readonly deadlineMs?: number;
      /** If false, the outcome is `busy` at once while the browser is occupied by another page. */
      readonly mayWait?: boolean;
    },
  ): Promise<RenderOutcome>;
  close(): Promise<void>;
}

const DEADLINE_MS = 10_000;
/** Share of the deadline after which a server that has not answered counts as silent. */
const ANSWER_SHARE = 0.6;
/** A page takes more than a second of a core, so rendering several at once would only delay each of them. */
const AT_ONCE = 1;
const WAITING_MAX = 4;
const THREAD_HEAP_MB = 256;
/** How long to wait after a browser failed to start before trying again. */
const RETRY_START_AFTER_MS = 5 * 60_000;

/** A browser in its own thread, for pages built by scripts or behind a bot wall. Undefined, with a log entry, if none is installed. */
export function createBrowserTier(options: BrowserTierOptions): BrowserTier | undefined {
  const program = findBrowser(options.program);
  if (program === undefined) {
    const what =
      options.program === undefined ? 'no Chromium was found' : `${options.program} is not a program`;
    options.logger.warn(`${what}: pages are fetched without a browser; install one or set BROWSER_PATH`);
    return undefined;
  }
  return new ThreadedBrowser(options, program);
}

class ThreadedBrowser implements BrowserTier {
  readonly #thread: JobThread<RenderJob, RenderOutcome>;
  readonly #slots = new FetchSlots(AT_ONCE, WAITING_MAX);
  readonly #logger: Logger;
  #offUntil = 0;

  constructor(
    { logger, hasSandbox, fixedHosts, nameServers, limits = {} }: BrowserTierOptions,
    program: string,
  ) {
    this.#logger = logger;
    this.#thread = new JobThread({
      name: 'browser thread',
      file: new URL('./browser-worker.ts', import.meta.url),
      workerData: {
        program,
        hasSandbox,
        fixedHosts,
        limits,
        ...(nameServers && { nameServers }),
      } satisfies BrowserWorkerData,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
      // Playwright puts profiles there and leaves them behind when it is killed.
      env: { TMPDIR: browserFolder() },
      onLost: (error) => logger.error({ err: error }, 'the browser thread ended and is being replaced'),
    });
  }

  async render(domain: string, options: Parameters<BrowserTier['render']>[1] = {}): Promise<RenderOutcome> {
    const { url = `https://${domain}/`, signal, deadlineMs = DEADLINE_MS, mayWait = true } = options;
    // A browser would also open local files.
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return failed('not_public', 'not a web address');
    if (performance.now() < this.#offUntil)
      return failed('unavailable', 'the browser recently failed to start');
    if (!mayWait && !this.#slots.hasFreeSlot(true))
      return failed('busy', 'the browser is busy with another page');
    const untilMs = monotonicMs() + deadlineMs;
    const tooLate = AbortSignal.timeout(deadlineMs);
    let release: (() => void) | undefined;
    try {
      release = await this.#slots.take(
        true,
        signal === undefined ? tooLate : AbortSignal.any([signal, tooLate]),
      );
      if (release === undefined) return failed('busy', 'too many pages are waiting for the browser');
      const outcome = await this.#thread.run(
        { domain, url, answerMsMax: Math.round(deadlineMs * ANSWER_SHARE) },
        { untilMs, signal },
      );
      if (outcome.kind === 'failed' && outcome.failure === 'unavailable') this.#rest(outcome.message);
      return outcome;
    } catch (error) {
      if (signal?.aborted) return failed('cancelled', 'the caller cancelled it');
      return release === undefined
        ? failed('busy', 'no free slot in time')
        : failed('interrupted', String(error));
    } finally {
      release?.();
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #rest(message: string): void {
    this.#offUntil = performance.now() + RETRY_START_AFTER_MS;
    this.#logger.warn(
      { message },
      'the browser does not start; fetching pages without it for the next minutes',
    );
  }
}

const failed = (failure: FailureKind, message: string): RenderOutcome => ({
  kind: 'failed',
  failure,
  message,
});

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** The configured program, or the first Chromium in the usual places; undefined if there is none. */
function findBrowser(named: string | undefined): string | undefined {
  const candidates =
    named === undefined ? FOLDERS.flatMap((folder) => NAMES.map((name) => join(folder, name))) : [named];
  return candidates.find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
