import { readFileSync } from 'node:fs';

/** Resident kilobytes of a process without file pages. */
export interface MemoryMap {
  /** The arenas of malloc, both used and free. */
  readonly malloc: number;
  /** Stacks, V8 heaps, and blocks so large that malloc maps each separately. */
  readonly other: number;
}

/** All arenas but the first are at multiples of this. */
const ARENA_BYTES = 64n << 20n;

/** Follows how glibc works: the first arena is `[heap]`, the others are mappings that start at multiples of 64 MB. */
export function readMemoryMap(processId: number): MemoryMap {
  return sumMemoryMap(readFileSync(`/proc/${processId}/smaps`, 'utf8'));
}

export function sumMemoryMap(smaps: string): MemoryMap {
  let [malloc, other] = [0, 0];
  let isMalloc = false;
  for (const line of smaps.split('\n')) {
    const mapping = /^([0-9a-f]+)-[0-9a-f]+ \S+ \S+ \S+ \S+\s*(.*)$/.exec(line);
    if (mapping) {
      const [, from = '', name = ''] = mapping;
      isMalloc = name === '[heap]' || (name === '' && BigInt(`0x${from}`) % ARENA_BYTES === 0n);
      continue;
    }
    const kilobytes = Number(/^Anonymous:\s+(\d+)/.exec(line)?.[1] ?? 0);
    if (isMalloc) malloc += kilobytes;
    else other += kilobytes;
  }
  return { malloc, other };
}
