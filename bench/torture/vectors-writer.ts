import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { VectorIndex, VectorRow } from '../../src/lib/vector-index/index.ts';
import { openVectorIndex } from '../../src/lib/vector-index/open-vector-index.ts';
import { Random } from '../search/corpus/random.ts';
import { killKeys, killModel, killThresholds, type VectorLine, vectorOfWrite } from './vectors-model.ts';

/** The process that is killed: writes and deletes endlessly while recent rows are flushed and the index is rebuilt. */
const [directory = '', seed = '0', firstWrite = '1'] = process.argv.slice(2);
const random = new Random(Number(seed));
const index = await openVectorIndex({ directory, workers: 0, sizeThresholds: killThresholds });
let number = Number(firstWrite);
if (index.model() === undefined) await index.build(noRows, { model: killModel });

report({ kind: 'ready' });
await Promise.all([writeWithoutEnd(index), buildNowAndThen(index)]);

function report(line: VectorLine): void {
  // Synchronous, so that everything reported before the kill has left the process.
  writeSync(3, `${JSON.stringify(line)}\n`);
}

async function writeWithoutEnd(vectors: VectorIndex): Promise<never> {
  for (;;) {
    const keys = [
      ...new Set(Array.from({ length: random.between(1, 12) }, () => killKeys[random.below(600)] ?? '')),
    ];
    const operation = random.chance(0.25) ? 'delete' : 'put';
    const write = { number: number++, operation, keys } as const;
    report({ kind: 'begin', write });
    if (operation === 'delete') await vectors.delete(keys);
    else {
      const rows = keys.map((key) => ({ key, vector: vectorOfWrite(write.number) }));
      await vectors.upsert(rows, { model: killModel.name });
    }
    report({ kind: 'done', number: write.number });
    // Threads that flush and build need the event loop occasionally.
    await pause(random.chance(0.2) ? random.below(8) : 0);
  }
}

async function buildNowAndThen(vectors: VectorIndex): Promise<never> {
  for (;;) {
    await pause(random.below(300));
    await vectors.build(({ lastKey }) => everything(vectors, lastKey), { model: killModel });
    report({ kind: 'built' });
  }
}

async function* noRows(): AsyncGenerator<VectorRow> {}

/** All rows of the index at the start of the build, sorted by key. */
async function* everything(vectors: VectorIndex, after = ''): AsyncGenerator<VectorRow> {
  const keys = killKeys.filter((key) => key > after);
  // On a busy machine, this process may get no CPU time for ten seconds.
  const rows = await vectors.get(keys, { budgetMs: 600_000 });
  for (const [key, vector] of rows) yield { key, vector };
}
