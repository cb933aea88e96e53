import { join } from 'node:path';
import { SegmentFileReader } from '../format/checked-file.ts';
import { SUMMED_FILES, segmentFileName } from '../format/layout.ts';
import { readSums } from '../format/read-sums.ts';
import type { SegmentFacts } from '../format/segment-writer.ts';
import { parseFacts } from '../manifest/manifest-rows.ts';
import type { Store } from '../manifest/store.ts';

/** Blocks per step, which amount to a megabyte. */
const blocksPerStep = 64;
/** Other work of the thread waits no longer than one batch. */
const stepsPerBatch = 32;

export interface VerificationBatch {
  readonly problems: readonly string[];
  /** Whether all files have been read. The next batch then starts over. */
  readonly isDone: boolean;
}

/** Verifies all files one batch at a time, and starts over at the end. */
export class Verification {
  private readonly directory: string;
  private readonly store: Store;
  private running: Generator<string | undefined, void> | undefined;

  constructor(directory: string, store: Store) {
    this.directory = directory;
    this.store = store;
  }

  nextBatch(): VerificationBatch {
    this.running ??= verifyFiles(this.directory, this.store);
    const problems: string[] = [];
    for (let step = 0; step < stepsPerBatch; step++) {
      const next = this.running.next();
      if (next.done === true) {
        this.running = undefined;
        return { problems, isDone: true };
      }
      if (next.value !== undefined) problems.push(next.value);
    }
    return { problems, isDone: false };
  }

  /** Closes the file that is being read. */
  close(): void {
    this.running?.return();
    this.running = undefined;
  }
}

/** Compares all segment files with their checksums. After every step, a megabyte at most, it yields the problem it has found, if any. */
export function* verifyFiles(directory: string, store: Store): Generator<string | undefined, void> {
  const ids = store.all('SELECT id FROM segments ORDER BY id').map((row) => Number(row.id));
  for (const id of ids) {
    for (const problem of verifySegment(directory, store, id)) {
      // A segment that was merged in the meantime has no files any more and needs none.
      yield problem !== undefined && isNamed(store, id) ? problem : undefined;
    }
  }
}

function isNamed(store: Store, id: number): boolean {
  return store.get('SELECT 1 FROM segments WHERE id = ?', id) !== undefined;
}

function* verifySegment(directory: string, store: Store, id: number): Generator<string | undefined, void> {
  try {
    const row = store.get('SELECT facts FROM segments WHERE id = ?', id);
    if (row === undefined) return;
    const facts = parseFacts(row);
    const sums = readSums(directory, facts);
    for (const file of SUMMED_FILES) yield* verifyFile(directory, facts, file, sums[file]);
  } catch (error) {
    yield messageOf(error);
  }
}

function* verifyFile(
  directory: string,
  facts: SegmentFacts,
  file: (typeof SUMMED_FILES)[number],
  sums: Uint32Array,
): Generator<string | undefined, void> {
  const path = join(directory, segmentFileName(facts.id, file));
  const reader = new SegmentFileReader(path, facts.files[file].bytes, sums);
  try {
    for (let block = 0; block < reader.blocks; block += blocksPerStep) {
      reader.verifyBlocks(block, block + blocksPerStep);
      yield undefined;
    }
  } catch (error) {
    yield messageOf(error);
  } finally {
    reader.close();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
