import { readdirSync, readFileSync } from 'node:fs';
import { flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type RunnerTestSuite, TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    cpuSeconds?: number;
  }
}

const TICKS_PER_SECOND = 100;

interface Used {
  readonly parent: number;
  /** Processor time of the process and of its children that have ended. */
  readonly seconds: number;
}

/** User and system time of this process and all its descendants, such as a Chromium that outlives the file; 0 where there is no /proc. */
function cpuSeconds(): number {
  const processes = new Map<number, Used>();
  for (const name of namesIn('/proc')) {
    const used = /^\d+$/.test(name) ? usedBy(name) : undefined;
    if (used) processes.set(Number(name), used);
  }
  let total = 0;
  for (const [id, { seconds }] of processes) if (isOurs(id, processes)) total += seconds;
  return total;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function usedBy(id: string): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The program name is in parentheses and may contain spaces. The parent is the 2nd field after it, the times are the 12th to 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND };
  } catch {
    // The process has ended since it was listed.
    return undefined;
  }
}

/** A process that ended during the listing may leave a gap in the chain of parents; the chain cannot have a cycle. */
function isOurs(id: number, processes: ReadonlyMap<number, Used>): boolean {
  for (let at: number | undefined = id; at !== undefined; at = processes.get(at)?.parent)
    if (at === process.pid) return true;
  return false;
}

/** Files may share a process. The first one is charged with its start. */
const shared = globalThis as { isStartupCounted?: boolean; areImportsResolved?: boolean };

/**
 * vitest reports each import of each file to its main process, for the watch mode: 6,000 messages from a process that loads the program.
 * It does not see imports that are answered here, which are most of them. Of a failed test it then shows the line in the test alone, and
 * the lines of the program in the stack.
 */
function resolveOwnImports(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('node:')) return { url: specifier, format: 'builtin', shortCircuit: true };
      if (/^[.].*[.]ts$/.test(specifier))
        return {
          url: new URL(specifier, context.parentURL).href,
          format: 'module-typescript',
          shortCircuit: true,
        };
      return nextResolve(specifier, context);
    },
  });
}

/**
 * Runs test files as vitest does, and
 * - records how much processor time each file takes, including its child processes: unlike wall time, it is the same on a busy machine;
 * - lets Node cache compiled code. vitest loads each test file under a new address in every run, so that Node strips its types again,
 *   and ends its processes before Node has written its compile cache.
 */
export default class ProjectTestRunner extends TestRunner {
  #startedAt = 0;

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    this.#startedAt = shared.isStartupCounted ? cpuSeconds() : 0;
    shared.isStartupCounted = true;
    // A file that is run again while someone edits it needs another address.
    const isReadByNode = this.config.experimental.viteModuleRunner === false;
    if (source === 'setup' || !isReadByNode || process.env.VITEST_MODE !== 'RUN')
      return super.importFile(path, source);
    if (!shared.areImportsResolved) resolveOwnImports();
    shared.areImportsResolved = true;
    return import(pathToFileURL(path).href);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite)) return;
    suite.meta.cpuSeconds = cpuSeconds() - this.#startedAt;
    flushCompileCache();
  }
}
