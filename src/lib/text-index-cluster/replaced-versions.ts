import type { IndexShape } from '../opensearch/index.ts';
import { EngineRefusal, type OpenSearchClient, oneOf, sendLines } from '../opensearch/index.ts';
import type {
  EarlierVersions,
  IndexDocument,
  QueryOptions,
  StoredDocument,
  TextIndexSchema,
} from '../text-index/api.ts';
import { recordIn } from './hits.ts';
import { replacedBody } from './mapping.ts';
import { QueryBudget } from './query-budget.ts';
import { toSource } from './to-source.ts';
import type { WriteLock } from './write-lock.ts';

/** A version of a document that is about to be replaced. */
export interface KnownVersion {
  readonly key: string;
  readonly first: number;
  readonly last: number;
  readonly born: number;
  /** The generation that wrote it. */
  readonly written: number;
  /** The record, if versions are kept. */
  readonly stored?: string | undefined;
}

interface Dependencies {
  readonly client: OpenSearchClient;
  /** The index whose versions these are. */
  readonly index: () => string;
  readonly shape: IndexShape;
  readonly schema: TextIndexSchema;
  readonly writeLock: WriteLock;
  readonly readDocument: (key: string, stored: Uint8Array) => IndexDocument;
}

/** As many as the embedded engine keeps, or a quarter of the index if that is more. */
const VERSIONS_MAX = 262_144;
const VERSIONS_PER_CALL = 5_000;
const MISSING = 404;

/**
 * Versions of documents that writes have replaced or deleted, in a separate index, for as long as monitors compare with them. They are
 * created from the records, because nothing else of a document can be read back.
 */
export class ReplacedVersions {
  private readonly dependencies: Dependencies;
  private made: string | undefined;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  keepsVersions(): boolean {
    return this.dependencies.writeLock.keptSince() !== undefined;
  }

  private name(): string {
    return `${this.dependencies.index()}-replaced`;
  }

  /** Called before the write that replaces them; if that write fails, it leaves a version that is compared with nothing. */
  async keep(versions: readonly KnownVersion[], until: number): Promise<void> {
    if (!this.keepsVersions()) return;
    const { client, schema, readDocument } = this.dependencies;
    const lines = versions.flatMap(({ key, stored, ...times }) => {
      // A version of this same generation was never published.
      if (stored === undefined || times.written >= until) return [];
      const document = readDocument(key, recordIn(stored));
      return [
        { index: { _id: `${times.written}:${key}` } },
        { ...toSource(document, schema, times), stored, until },
      ];
    });
    if (lines.length === 0) return;
    await this.make();
    await sendLines(client, this.name(), lines);
  }

  async refresh(): Promise<void> {
    if (this.made === this.name()) await this.dependencies.client.call('POST', `/${this.name()}/_refresh`);
  }

  /**
   * The keys whose version in a generation matched and was replaced since; undefined if those were not kept, or are too many to compare.
   */
  async matchedAt(
    matching: object,
    { since, ...options }: QueryOptions & { readonly since: number },
  ): Promise<readonly string[] | undefined> {
    if (!this.areAllOf(since)) return undefined;
    const budget = this.budget(options);
    const keys: string[] = [];
    for (let after: readonly unknown[] | undefined; ; ) {
      const answer = await this.ifThere(() =>
        budget.search({
          size: VERSIONS_PER_CALL,
          track_total_hits: false,
          _source: false,
          query: { bool: { must: [matching], filter: visibleAt(since) } },
          sort: [{ key: 'asc' }, { written: 'asc' }],
          ...(after && { search_after: after }),
        }),
      );
      const hits = answer?.hits.hits ?? [];
      for (const { sort } of hits) keys.push(String(sort?.[0]));
      if (hits.length < VERSIONS_PER_CALL) return keys;
      if (keys.length > VERSIONS_MAX) return undefined;
      after = hits.at(-1)?.sort;
    }
  }

  /** The versions of some keys that were visible in a generation. */
  async find(
    keys: readonly string[],
    { since, ...options }: QueryOptions & { readonly since: number },
  ): Promise<EarlierVersions> {
    const budget = this.budget(options);
    const documents: StoredDocument[] = [];
    for (let at = 0; at < keys.length; at += VERSIONS_PER_CALL) {
      const answer = await this.ifThere(() =>
        budget.search({
          size: VERSIONS_PER_CALL,
          track_total_hits: false,
          _source: ['key', 'stored', 'first', 'last'],
          query: {
            bool: { filter: [oneOf('key', keys.slice(at, at + VERSIONS_PER_CALL)), ...visibleAt(since)] },
          },
        }),
      );
      for (const { _source } of answer?.hits.hits ?? [])
        if (_source?.key !== undefined)
          documents.push({
            key: _source.key,
            stored: recordIn(_source.stored),
            firstIndexedAt: _source.first,
            lastIndexedAt: _source.last,
          });
    }
    return { documents, isExact: this.areAllOf(since) };
  }

  async keepSince(generation: number | undefined, documents: number): Promise<void> {
    const { writeLock } = this.dependencies;
    await writeLock.keepSince(generation);
    if (await this.areTooMany(documents)) {
      await writeLock.keepSince(undefined);
      await writeLock.keepSince(writeLock.generation());
    }
    await this.prune();
  }

  /** Comparing with so many versions would cost more than it is worth. */
  private async areTooMany(documents: number): Promise<boolean> {
    const answer = await this.ifThere(() =>
      this.dependencies.client.call<{ count: number }>('GET', `/${this.name()}/_count`),
    );
    return (answer?.count ?? 0) > Math.max(VERSIONS_MAX, documents / 4);
  }

  /** Deletes versions that are no longer compared with. The index stays, because others may be about to write to it. */
  private async prune(): Promise<void> {
    const { client, writeLock } = this.dependencies;
    const keptSince = writeLock.keptSince();
    const query = keptSince === undefined ? { match_all: {} } : { range: { until: { lte: keptSince } } };
    for (;;) {
      const answer = await this.ifThere(() =>
        client.call<{ hits: { hits: readonly { _id: string }[] } }>('POST', `/${this.name()}/_search`, {
          size: VERSIONS_PER_CALL,
          _source: false,
          query,
        }),
      );
      const over = answer?.hits.hits ?? [];
      if (over.length === 0) return;
      await sendLines(
        client,
        this.name(),
        over.map(({ _id }) => ({ delete: { _id } })),
      );
      await client.call('POST', `/${this.name()}/_refresh`);
    }
  }

  /**
   * Whether all versions replaced since a generation were kept. Nothing can have been replaced after a generation that is still to come.
   */
  private areAllOf(since: number): boolean {
    const { writeLock } = this.dependencies;
    const keptSince = writeLock.keptSince();
    return since >= writeLock.generation() || (keptSince !== undefined && since >= keptSince);
  }

  private budget(options: QueryOptions): QueryBudget {
    return new QueryBudget(this.dependencies.client, this.name(), options);
  }

  private async make(): Promise<void> {
    if (this.made === this.name()) return;
    const { client, schema, shape } = this.dependencies;
    await client.call('PUT', `/${this.name()}`, replacedBody(schema, shape)).catch((error: unknown) => {
      if (!(error instanceof EngineRefusal && error.message.includes('resource_already_exists'))) throw error;
    });
    this.made = this.name();
  }

  private async ifThere<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof EngineRefusal && error.status === MISSING) return undefined;
      throw error;
    }
  }
}

/** Written in that generation or before, and replaced after it. */
const visibleAt = (generation: number): object[] => [
  { range: { written: { lte: generation } } },
  { range: { until: { gt: generation } } },
];
