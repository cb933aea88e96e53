import type { Changes } from '../api.ts';
import { hasBit } from '../format/bits.ts';
import { textKey } from '../format/keys.ts';
import type { Comparison } from './comparison.ts';
import type { IndexView } from './match/index-view.ts';
import type { Pausing } from './new-matches.ts';

export interface ChangesRequest {
  readonly since: number;
  readonly limit: number;
}

/** Number of keys read between two pauses. */
const keysPerPause = 1024;

/** The keys of whole commits after a generation, oldest first, until the next commit would exceed the limit. */
export function* changes(comparison: Comparison, limit: number): Pausing<Changes> {
  const counts = new Map<number, number>();
  for (const { birth } of changedDocuments(comparison)) {
    if (birth === undefined) yield;
    else counts.set(birth, (counts.get(birth) ?? 0) + 1);
  }
  const through = lastWithin(counts, limit) ?? comparison.snapshot.generation;
  const keys: string[] = [];
  for (const { birth, view, ordinal } of changedDocuments(comparison)) {
    if (birth === undefined || keys.length % keysPerPause === 0) yield;
    if (birth !== undefined && birth <= through) keys.push(textKey(view.key(ordinal)));
  }
  return { keys, through };
}

/** The last commit before the one that exceeds the limit; undefined when none does. */
function lastWithin(counts: ReadonlyMap<number, number>, limit: number): number | undefined {
  let total = 0;
  let isFirst = true;
  for (const [birth, count] of [...counts].sort(([a], [b]) => a - b)) {
    total += count;
    if (total > limit && !isFirst) return birth - 1;
    isFirst = false;
  }
  return undefined;
}

interface ChangedDocument {
  /** Undefined at the end of a chunk, which is a point to pause. */
  readonly birth: number | undefined;
  readonly view: IndexView;
  readonly ordinal: number;
}

function* changedDocuments({ snapshot, since, changed }: Comparison): Generator<ChangedDocument> {
  for (const [at, view] of snapshot.views.entries()) {
    for (const { chunk } of changed[at] ?? []) {
      const births = view.births(chunk);
      const live = view.live(chunk)?.bits;
      for (let doc = 0; doc < view.documentsIn(chunk); doc++) {
        const birth = typeof births === 'number' ? births : (births[doc] as number);
        if (birth <= since || (live !== undefined && !hasBit(live, doc))) continue;
        yield { birth, view, ordinal: (chunk << 16) + doc };
      }
      yield { birth: undefined, view, ordinal: 0 };
    }
  }
}
