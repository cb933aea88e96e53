import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '../../src/app/index.ts';
import { fillWithDemo } from '../../src/modules/demo/index.ts';
import { EmbeddingStep, openModel } from '../../src/modules/lookalikes/index.ts';

interface Filled {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** How much the vectors add to the first start, which fills the index with demo companies before it answers. */
export async function measureFirstStart(
  sites: number,
): Promise<{ readonly plain: Filled; readonly embedded: Filled }> {
  // A warm-up run, so that one-time reading and compiling counts for neither.
  await fill(100, false);
  return { plain: await fill(sites, false), embedded: await fill(sites, true) };
}

async function fill(sites: number, withVectors: boolean): Promise<Filled> {
  const directory = mkdtempSync(join(tmpdir(), 'homedex-first-start-'));
  const stores = openStores({ DATA_DIR: directory });
  const { model, close } = openModel({ workers: 1 });
  try {
    const [database, index, vectors] = [
      await stores.database(),
      await stores.index(),
      await stores.vectors(),
    ];
    const [wall, cpu] = [performance.now(), process.cpuUsage()];
    await fillWithDemo({
      index,
      database,
      dataDir: directory,
      sites,
      workers: availableParallelism(),
      steps: withVectors
        ? [new EmbeddingStep({ vectors, model, index, isFirst: true, onProblem: raise })]
        : [],
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    const { user, system } = process.cpuUsage(cpu);
    return { wallSeconds: (performance.now() - wall) / 1000, cpuSeconds: (user + system) / 1e6 };
  } finally {
    await close();
    await stores.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

function raise(error: unknown): never {
  throw error;
}
