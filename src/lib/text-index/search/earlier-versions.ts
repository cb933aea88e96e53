import type { EarlierVersions, StoredDocument } from '../api.ts';
import { binaryKey, textKey } from '../format/keys.ts';
import { RecordBuffer } from '../format/records.ts';
import type { Comparison } from './comparison.ts';
import { members, type Pausing } from './new-matches.ts';

export interface EarlierVersionsRequest {
  readonly keys: readonly string[];
  readonly since: number;
}

/** Number of versions visited between two pauses. */
const looksPerPause = 256;

/** Versions that have ended are no longer in the key list, so all versions that ended since the generation are visited. */
export function* earlierVersions(
  { ended, isExact }: Comparison,
  keys: readonly string[],
): Pausing<EarlierVersions> {
  const wanted = new Set(keys.map(binaryKey));
  const buffer = new RecordBuffer(keys.length);
  const documents: StoredDocument[] = [];
  let looked = 0;
  for (const view of ended) {
    for (let chunk = 0; chunk < view.chunks; chunk++) {
      const live = view.live(chunk);
      if (live === undefined) continue;
      for (const doc of members(live.bits)) {
        if (looked++ % looksPerPause === 0) yield;
        const ordinal = (chunk << 16) + doc;
        const key = view.keyOfAny(ordinal);
        if (!wanted.has(key)) continue;
        documents.push({
          key: textKey(key),
          stored: view.record(ordinal, buffer).stored,
          firstIndexedAt: view.time('first', ordinal),
          lastIndexedAt: view.time('last', ordinal),
        });
      }
    }
  }
  return { documents, isExact };
}
