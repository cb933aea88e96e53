import type { Hit, TextIndexSchema, TextQuery, UnionHit } from '../api.ts';
import { RecordSpace } from '../format/records.ts';
import type { Deadline } from './match/deadline.ts';
import { MergedMatches } from './merge-views.ts';
import { collectMatches, HITS_PER_CHECK, makeHit } from './search.ts';
import type { Snapshot } from './snapshot.ts';

/** Matches of one moment, read batch by batch; an empty batch is the end. */
export interface OpenStream {
  /** Matches, however many of them are read. */
  readonly total: number;
  next(deadline: Deadline): readonly (Hit | UnionHit)[];
  close(): void;
}

export interface StreamRequest {
  readonly query: TextQuery;
  readonly limit: number;
  readonly batch: number;
  readonly stored: boolean;
}

/** The matches of one moment. With a limit of some thousands only that many are collected, else all, 8 bytes each. */
export function openStream(
  snapshot: Snapshot,
  { query, limit, batch, stored }: StreamRequest,
  schema: TextIndexSchema,
  deadline: Deadline,
): OpenStream {
  const plan = snapshot.plan(query, deadline);
  const { total, lists, matchers } = collectMatches(snapshot, plan, 0, limit, deadline);
  const merged = new MergedMatches(snapshot.views, lists);
  snapshot.retain();
  let left = limit;
  return {
    total,
    next(batchDeadline) {
      const hits: Hit[] = [];
      const space = stored ? new RecordSpace(Math.min(batch, left)) : undefined;
      while (left > 0 && hits.length < batch) {
        if (hits.length % HITS_PER_CHECK === 0) batchDeadline.check();
        if (!merged.advance()) break;
        hits.push(makeHit(snapshot.views, matchers, merged, plan, schema, space));
        left--;
      }
      return hits;
    },
    close: () => snapshot.release(),
  };
}
