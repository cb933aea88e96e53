import { readFileSync } from 'node:fs';

/** Resident kilobytes of a process that are not pages of files. */
export interface MemoryMap {
  /** The arenas of malloc, whether in use or free. */
  readonly malloc: number;
  /** Stacks, heaps of V8, blocks so large that malloc maps each on its own. */
  readonly other: number;
}

/** Arenas but the first lie at multiples of this. */
const ARENA_BYTES = 64n << 20n;

/** By what glibc does: the first arena is `[heap]`, the others are mappings that begin at multiples of 64 MB. */
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
