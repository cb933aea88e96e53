import type { Deadline } from '../../deadline.ts';
import type {
  Changes,
  EarlierVersions,
  FacetAnswer,
  Hit,
  NewMatches,
  SearchAnswer,
  StoredDocument,
  Suggestion,
  TextIndexSchema,
  TextQuery,
  UnionHit,
} from '../api.ts';
import { BlockCache, makeBlockMemory } from '../format/block-cache.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { binaryKey } from '../format/keys.ts';
import { RecordBuffer } from '../format/records.ts';
import { Manifest, retryVanished } from '../manifest/manifest.ts';
import { openStore, type Store } from '../manifest/store.ts';
import { SegmentView } from '../views/segment-view.ts';
import { Tail } from '../views/tail.ts';
import { type ChangesRequest, changes } from './changes.ts';
import { Comparison, endedViews } from './comparison.ts';
import { type EarlierVersionsRequest, earlierVersions } from './earlier-versions.ts';
import { type FacetRequest, facets } from './facets.ts';
import { type NewMatchesRequest, newMatches, type Pausing } from './new-matches.ts';
import { OpenHandles } from './open-handles.ts';
import { count, type SearchRequest, search } from './search.ts';
import { Snapshot } from './snapshot.ts';
import { type OpenStream, openStream, type StreamRequest } from './stream.ts';
import { listKeys, type SuggestSource, suggest } from './suggest.ts';
import { countUnion, openUnion, type UnionRequest } from './union.ts';

/** What a thread keeps for itself: decoded lists and columns, and what it has computed from them. */
const decodedBytes = 96 << 20;
/** What each thread adds to the blocks that all threads of the index share. */
const blockBytes = 32 << 20;
/** A slow request blocks others for no longer than this. */
const sliceMs = 10;
/** Checking for commits of other processes costs as much as counting a rare word, so it is not done for every request. */
const checkEveryMs = 1;

/** Memory for the blocks that several readers share. */
export function makeSharedBlocks(readers: number): SharedArrayBuffer {
  return makeBlockMemory(readers * blockBytes);
}

/** All requests that a thread answers. Requests and answers are plain values, so that they can be sent between threads. */
export interface ReadRequests {
  search: { request: SearchRequest; answer: SearchAnswer };
  count: { request: TextQuery; answer: number };
  counts: { request: readonly TextQuery[]; answer: readonly number[] };
  /**
   * Comparing may take seconds, so it is done in slices: the answer undefined means "call again". Callers choose the ids, as
   * with streams.
   */
  openComparison: { request: ComparisonRequest & { id: number }; answer: undefined };
  continueComparison: { request: number; answer: ComparisonAnswers[ComparisonKind] | undefined };
  closeComparison: { request: number; answer: undefined };
  facets: { request: FacetRequest; answer: FacetAnswer };
  suggest: { request: { over: SuggestSource; prefix: string; limit: number }; answer: readonly Suggestion[] };
  findMany: { request: readonly string[]; answer: readonly StoredDocument[] };
  listKeys: { request: { after: string | undefined; limit: number }; answer: readonly string[] };
  countUnion: { request: readonly TextQuery[]; answer: number };
  /** Streams have ids chosen by their callers; the answer is the total. */
  openStream: { request: StreamRequest & { id: number }; answer: number };
  openUnion: { request: UnionRequest & { id: number }; answer: number };
  nextBatch: { request: number; answer: readonly (Hit | UnionHit)[] };
  closeStream: { request: number; answer: undefined };
  /** Checks whether the thread can read the index, and releases files that were merged. */
  ping: { request: undefined; answer: undefined };
  /** The same, and also reads what the first query of a new segment would otherwise wait for. */
  refresh: { request: undefined; answer: undefined };
}
export type ReadKind = keyof ReadRequests;

/** Comparisons of the index with an earlier generation. */
export interface ComparisonAnswers {
  newMatches: NewMatches;
  changes: Changes;
  earlierVersions: EarlierVersions;
}
export type ComparisonKind = keyof ComparisonAnswers;
export type ComparisonRequest =
  | ({ readonly kind: 'newMatches' } & NewMatchesRequest)
  | ({ readonly kind: 'changes' } & ChangesRequest)
  | ({ readonly kind: 'earlierVersions' } & EarlierVersionsRequest);

interface OpenComparison {
  readonly work: Pausing<ComparisonAnswers[ComparisonKind]>;
  close(): void;
}

/**
 * Answers requests on the calling thread. Always uses the newest commit of the calling index; commits of other processes are
 * seen within a millisecond.
 */
export class Reader {
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  /** The current snapshot is at least as new as this version of the store. */
  private version = -1;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private ownCommits = -1;
  private readonly cache = new ByteCache(decodedBytes);
  private readonly manifest: Manifest;
  private readonly tail: Tail;
  private readonly streams = new OpenHandles<OpenStream>('stream');
  private readonly comparisons = new OpenHandles<OpenComparison>('comparison');
  private current: Snapshot | undefined;
  /** Kept, because many successive requests compare with the same generation. */
  private compared: Comparison | undefined;

  /** `thread` is the number of this thread among those that share `blocks`. */
  constructor(directory: string, schema: TextIndexSchema, blocks = makeSharedBlocks(1), thread = 0) {
    this.schema = schema;
    this.store = openStore(directory);
    this.manifest = new Manifest(directory, this.store, this.cache, new BlockCache(blocks, thread));
    this.tail = new Tail(schema, this.store);
  }

  /** `ownCommits` changes with every commit of the calling index, so that it is seen immediately. */
  answer<K extends ReadKind>(
    kind: K,
    request: ReadRequests[K]['request'],
    deadline: Deadline,
    ownCommits: number,
  ): ReadRequests[K]['answer'] {
    if (ownCommits !== this.ownCommits) this.checkedAt = Number.NEGATIVE_INFINITY;
    this.ownCommits = ownCommits;
    const handler = this.handlers[kind] as (
      request: ReadRequests[K]['request'],
      deadline: Deadline,
    ) => ReadRequests[K]['answer'];
    return handler(request, deadline);
  }

  private readonly handlers: {
    [K in ReadKind]: (request: ReadRequests[K]['request'], deadline: Deadline) => ReadRequests[K]['answer'];
  } = {
    search: (request, deadline) => search(this.snapshot(deadline), request, this.schema, deadline),
    count: (query, deadline) => count(this.snapshot(deadline), query, deadline),
    counts: (queries, deadline) => {
      const snapshot = this.snapshot(deadline);
      return queries.map((query) => count(snapshot, query, deadline));
    },
    openComparison: ({ id, ...request }, deadline) => {
      this.comparisons.open(id, () => {
        const comparison = this.comparison(request.since, deadline);
        const snapshot = comparison.snapshot.retain();
        return { work: this.compare(comparison, request), close: () => snapshot.release() };
      });
      return undefined;
    },
    continueComparison: (id, deadline) => {
      const open = this.comparisons.use(id);
      const until = performance.now() + sliceMs;
      do {
        deadline.check();
        const { done, value } = open.work.next();
        if (done) return value;
      } while (performance.now() < until);
      return undefined;
    },
    closeComparison: (id) => {
      this.comparisons.close(id);
      return undefined;
    },
    facets: (request, deadline) => facets(this.snapshot(deadline), request, this.schema, deadline),
    suggest: ({ over, prefix, limit }, deadline) =>
      suggest(this.snapshot(deadline), over, prefix, limit, this.schema, deadline),
    findMany: (keys, deadline) => {
      const snapshot = this.snapshot(deadline);
      const buffer = new RecordBuffer(keys.length);
      return keys.flatMap((key) => {
        deadline.check();
        return this.stored(snapshot, key, buffer) ?? [];
      });
    },
    listKeys: ({ after, limit }, deadline) => listKeys(this.snapshot(deadline), '', after, limit, deadline),
    countUnion: (queries, deadline) => countUnion(this.snapshot(deadline), queries, deadline),
    openStream: (request, deadline) =>
      this.streams.open(request.id, () => openStream(this.snapshot(deadline), request, this.schema, deadline))
        .total,
    openUnion: (request, deadline) =>
      this.streams.open(request.id, () => openUnion(this.snapshot(deadline), request, deadline)).total,
    nextBatch: (id, deadline) => this.streams.use(id).next(deadline),
    closeStream: (id) => {
      this.streams.close(id);
      return undefined;
    },
    ping: (_, deadline) => {
      this.snapshot(deadline);
      return undefined;
    },
    refresh: (_, deadline) => {
      this.snapshot(deadline).warm();
      return undefined;
    },
  };

  private stored(snapshot: Snapshot, key: string, buffer: RecordBuffer): StoredDocument | undefined {
    const binary = binaryKey(key);
    for (const view of snapshot.views) {
      const ordinal = view.find(binary);
      if (ordinal < 0) continue;
      return {
        key,
        stored: view.record(ordinal, buffer).stored,
        firstIndexedAt: view.time('first', ordinal),
        lastIndexedAt: view.time('last', ordinal),
      };
    }
    return undefined;
  }

  private compare(comparison: Comparison, request: ComparisonRequest): OpenComparison['work'] {
    if (request.kind === 'changes') return changes(comparison, request.limit);
    if (request.kind === 'earlierVersions') return earlierVersions(comparison, request.keys);
    return newMatches(comparison, request, this.schema);
  }

  private comparison(since: number, deadline: Deadline): Comparison {
    const snapshot = this.snapshot(deadline);
    if (this.compared?.snapshot === snapshot && this.compared.since === since) return this.compared;
    const ended = endedViews(this.manifest.segments, this.schema.fields.length, since);
    const isExact = since >= this.manifest.forgottenUntil;
    this.compared = new Comparison(snapshot, since, [...ended, ...this.tail.endedSince(since)], isExact);
    return this.compared;
  }

  /** The newest state. After a failure the reader has no snapshot, so that the next query meets the same failure. */
  snapshot(deadline: Deadline): Snapshot {
    const now = performance.now();
    if (this.current !== undefined && now - this.checkedAt < checkEveryMs) return this.current;
    this.checkedAt = now;
    const version = this.store.versionOfOthers();
    if (this.current !== undefined && version === this.version) return this.current;
    this.current = undefined;
    retryVanished(() =>
      this.store.read(() => {
        this.manifest.refresh();
        this.tail.refresh(deadline);
      }),
    );
    this.version = version;
    const views = this.manifest.segments.map((live) => new SegmentView(live, this.schema.fields.length));
    this.current = new Snapshot(this.manifest.generation, views, this.tail.views(), this.schema, this.cache);
    return this.current;
  }

  close(): void {
    this.streams.closeAll();
    this.comparisons.closeAll();
    this.manifest.close();
    this.store.close();
  }
}
