import type { Deadline } from '../../deadline.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { BITMAP_WORDS, CHUNK_DOCUMENTS } from '../format/layout.ts';
import type { PostingsView } from '../format/postings-view.ts';
import type { IndexView } from './match/index-view.ts';

/** Which value of a filter each document of a view has, so that counting the values of matches takes one step per match. */
export interface FacetColumn {
  /** Dictionary keys of the values. */
  readonly keys: readonly string[];
  /** By chunk and document, the index of its value among the keys plus one; 0 for none. */
  readonly chunks: readonly (Uint8Array | Uint16Array)[];
}

const valuesMax = 65_535;

/**
 * Undefined for a view that changes and for a filter with too many values. `prefix` must be that of a filter with one value per
 * document.
 */
export function facetColumn(
  view: IndexView,
  prefix: string,
  cache: ByteCache,
  deadline: Deadline,
): FacetColumn | undefined {
  if (view.cachePrefix === undefined) return undefined;
  return cache.get(`${view.cachePrefix}facet${prefix}`, () => makeColumn(view, prefix, deadline), bytesOf);
}

/** Memory per string in addition to its characters. */
const stringBytes = 32;

function bytesOf(column: FacetColumn | undefined): number {
  if (column === undefined) return stringBytes;
  const keys = column.keys.reduce((sum, key) => sum + key.length + stringBytes, 0);
  return column.chunks.reduce((sum, chunk) => sum + chunk.byteLength, keys);
}

function makeColumn(view: IndexView, prefix: string, deadline: Deadline): FacetColumn | undefined {
  const keys: string[] = [];
  for (const { key } of deadline.during(view.scan(prefix))) {
    if (keys.length === valuesMax) return undefined;
    keys.push(key);
  }
  const chunks = Array.from({ length: view.chunks }, () =>
    keys.length < 256 ? new Uint8Array(CHUNK_DOCUMENTS) : new Uint16Array(CHUNK_DOCUMENTS),
  );
  keys.forEach((key, at) => {
    deadline.check();
    view.postings(key)?.forEach((view, chunk) => {
      if (view !== undefined) setValue(chunks[chunk] as Uint8Array | Uint16Array, view, at + 1);
    });
  });
  return { keys, chunks };
}

function setValue(column: Uint8Array | Uint16Array, view: PostingsView, value: number): void {
  const { documents, bits } = view;
  for (let i = 0; i < documents.length; i++) column[documents[i] as number] = value;
  for (let w = 0; w < bits.length; w++) {
    for (let word = bits[w] as number; word !== 0; word &= word - 1)
      column[(w << 5) + 31 - Math.clz32(word & -word)] = value;
  }
}

/** Documents per value among the marked ones, indexed by the numbers of the column. */
export function countValues(column: FacetColumn, marked: readonly Uint32Array[]): Uint32Array {
  const counts = new Uint32Array(column.keys.length + 1);
  marked.forEach((bits, chunk) => {
    const values = column.chunks[chunk] as Uint8Array | Uint16Array;
    for (let w = 0; w < BITMAP_WORDS; w++) {
      for (let word = bits[w] as number; word !== 0; word &= word - 1) {
        const value = values[(w << 5) + 31 - Math.clz32(word & -word)] as number;
        counts[value] = (counts[value] as number) + 1;
      }
    }
  });
  return counts;
}
