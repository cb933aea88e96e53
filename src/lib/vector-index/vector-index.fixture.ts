import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VectorHit, VectorIndex, VectorRow } from './api.ts';
import { gaussian, seededRandom } from './coder/random.ts';
import type { SizeThresholds } from './size-thresholds.ts';

/** Small enough for a test to reach every method. */
export const smallThresholds: SizeThresholds = {
  exactRowsMax: 3000,
  flatRowsMax: 3000,
  tailBytesMax: 1 << 30,
};

/** Rows in clusters, so that there are neighbours to find. */
export function clusteredRows(count: number, dims: number, seed = 1): VectorRow[] {
  const random = seededRandom(seed);
  const middles = Array.from({ length: 60 }, () =>
    Float32Array.from({ length: dims }, () => gaussian(random)),
  );
  return Array.from({ length: count }, (_, at) => {
    const middle = middles[Math.floor(random() * middles.length)] as Float32Array;
    return {
      key: `row-${at}`,
      vector: middle.map((value) => value + 0.9 * gaussian(random)),
    };
  });
}

/** The nearest rows, by comparing all of them one by one. */
export function bruteForce(rows: Iterable<VectorRow>, query: Float32Array, limit: number): VectorHit[] {
  const length = (vector: Float32Array): number =>
    Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  const queryLength = length(query);
  return [...rows]
    .map(({ key, vector }) => {
      const product = vector.reduce((sum, value, at) => sum + value * (query[at] as number), 0);
      return { key, score: product / queryLength / length(vector) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

/** Share of the true nearest that the index finds. */
export async function recallOf(
  index: VectorIndex,
  rows: ReadonlyMap<string, Float32Array>,
  queries: readonly Float32Array[],
  limit: number,
): Promise<number> {
  let [found, wanted] = [0, 0];
  const all = [...rows].map(([key, vector]) => ({ key, vector }));
  for (const query of queries) {
    const { hits } = await index.search(query, { limit });
    const keys = new Set(hits.map(({ key }) => key));
    for (const { key } of bruteForce(all, query, limit)) {
      wanted++;
      if (keys.has(key)) found++;
    }
  }
  return found / wanted;
}

export async function* stream(rows: Iterable<VectorRow>): AsyncGenerator<VectorRow> {
  yield* rows;
}

export function temporaryFolder(): { readonly directory: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'vectors-'));
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) };
}
