import type { Hit, TextIndexSchema, TextQuery } from '../api.ts';
import { RecordSpace } from '../segment/records.ts';
import type { Deadline } from './deadline.ts';
import { mergeParts } from './merge-parts.ts';
import { planQuery } from './query-plan.ts';
import { makeHit } from './search.ts';
import type { Snapshot } from './snapshot.ts';
import { collectSorted } from './sorted-matches.ts';

/** Matches of one moment, read batch by batch; an empty batch is the end. */
export interface OpenStream {
  next(): Hit[];
  close(): void;
}

export interface StreamRequest {
  readonly query: TextQuery;
  readonly limit: number;
  readonly batch: number;
  readonly stored: boolean;
}

export function openStream(
  snapshot: Snapshot,
  { query, limit, batch, stored }: StreamRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): OpenStream {
  const plan = planQuery(query, schema);
  const matchers = snapshot.matchers(plan, snapshot.weights(plan));
  const { sources } = collectSorted(snapshot.parts, matchers, deadline);
  const merged = mergeParts(snapshot.parts, sources);
  snapshot.retain();
  let isOpen = true;
  let left = limit;
  return {
    next() {
      const hits: Hit[] = [];
      const space = stored ? new RecordSpace(batch) : undefined;
      while (isOpen && left > 0 && hits.length < batch) {
        const placed = merged.next();
        if (placed.done === true) break;
        hits.push(makeHit(snapshot.parts, matchers, placed.value, plan, schema, space));
        left--;
      }
      return hits;
    },
    close() {
      if (isOpen) snapshot.release();
      isOpen = false;
    },
  };
}
