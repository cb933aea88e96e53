import type { VectorIndex } from '../../src/lib/vector-index/index.ts';

const killDims = 24;
export const killModel = { name: 'kill', dims: killDims, facts: null };
export const killKeys: readonly string[] = Array.from(
  { length: 600 },
  (_, at) => `key-${String(at).padStart(3, '0')}`,
);
/** Small thresholds, so that flushes and merges run all the time. */
export const killThresholds = { exactRowsMax: 200, flatRowsMax: 200, tailBytesMax: 80 * killDims * 4 };

export interface VectorWrite {
  readonly number: number;
  readonly operation: 'put' | 'delete';
  readonly keys: readonly string[];
}

export type VectorLine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begin'; readonly write: VectorWrite }
  | { readonly kind: 'done'; readonly number: number }
  | { readonly kind: 'built' };

/** A direction that encodes the number of its write and survives any rounding. */
export function vectorOfWrite(number: number): Float32Array {
  return Float32Array.from({ length: killDims }, (_, bit) => ((number >> bit) & 1 ? 1 : -1));
}

function writeOfVector(vector: Float32Array): number {
  return vector.reduce((number, value, bit) => (value > 0 ? number | (1 << bit) : number), 0);
}

/** What the index must contain, from what the killed process reported. */
export class VectorsModel {
  private readonly writes = new Map<string, number>();
  private pending: VectorWrite | undefined;
  acknowledged = 0;
  builds = 0;

  receive(line: VectorLine): void {
    if (line.kind === 'begin') this.pending = line.write;
    if (line.kind === 'built') this.builds++;
    if (line.kind !== 'done') return;
    if (this.pending?.number === line.number) apply(this.pending, this.writes);
    this.pending = undefined;
    this.acknowledged++;
  }

  /** The write that was running during the kill is applied completely or not at all. */
  async settle(index: VectorIndex): Promise<string[]> {
    if (index.model() === undefined) return this.writes.size === 0 ? [] : ['the index is empty'];
    const found = await index.get(killKeys);
    let wrong = difference(this.writes, found);
    if (wrong.length > 0 && this.pending !== undefined) {
      apply(this.pending, this.writes);
      wrong = difference(this.writes, found);
    }
    this.pending = undefined;
    const { rows } = await index.stats();
    if (rows !== this.writes.size) wrong.push(`${rows} rows instead of ${this.writes.size}`);
    return [...wrong.slice(0, 5), ...(await this.wrongSearches(index))];
  }

  /** Searches must find the same rows as reads by key. */
  private async wrongSearches(index: VectorIndex): Promise<string[]> {
    const byWrite = Map.groupBy(this.writes.keys(), (key) => this.writes.get(key) ?? 0);
    const problems: string[] = [];
    for (const [number, keys] of [...byWrite].slice(-10)) {
      const { hits } = await index.search(vectorOfWrite(number), { limit: keys.length, minScore: 0.999 });
      const wanted = keys.toSorted().join(' ');
      const got = hits.map(({ key }) => key).join(' ');
      if (got !== wanted) problems.push(`write ${number} is found in ${got}, not in ${wanted}`);
    }
    return problems;
  }
}

function apply({ number, operation, keys }: VectorWrite, writes: Map<string, number>): void {
  for (const key of keys)
    if (operation === 'put') writes.set(key, number);
    else writes.delete(key);
}

function difference(
  expected: ReadonlyMap<string, number>,
  found: ReadonlyMap<string, Float32Array>,
): string[] {
  const wrong: string[] = [];
  for (const key of killKeys) {
    const vector = found.get(key);
    const number = vector && writeOfVector(vector);
    if (number !== expected.get(key))
      wrong.push(`${key} is of write ${number ?? 'none'}, not ${expected.get(key) ?? 'none'}`);
  }
  return wrong;
}
