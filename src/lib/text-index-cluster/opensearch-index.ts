import type { IndexShape, OpenSearchClient } from '../opensearch/index.ts';
import type {
  BulkWriter,
  Changes,
  EarlierVersions,
  FacetAnswer,
  FacetOptions,
  Hit,
  IndexDocument,
  IndexStats,
  IntegrityReport,
  NewMatches,
  QueryOptions,
  SearchAnswer,
  SearchOptions,
  StoredDocument,
  StreamOptions,
  Suggestion,
  TextIndex,
  TextIndexSchema,
  TextQuery,
  UnionStream,
} from '../text-index/api.ts';
import { InvalidQuery } from '../text-index/errors.ts';
import { bestFirst, weightsFor } from '../text-index/search/search.ts';
import { findChanges } from './changes.ts';
import { healthOf, statsOf } from './cluster-health.ts';
import type { ClusterIndex } from './cluster-index.ts';
import type { FoundForms } from './expression-query.ts';
import { countFacets } from './facets.ts';
import { findDocuments } from './find-documents.ts';
import { countForms, FormFinder } from './find-forms.ts';
import { findNewMatches } from './new-matches.ts';
import { readOrder } from './order.ts';
import { counted, QueryBudget } from './query-budget.ts';
import { readPage } from './read-page.ts';
import { ReplacedVersions } from './replaced-versions.ts';
import { readMatches, View } from './streams.ts';
import { keysWrittenSince, listKeys, suggestValues } from './suggest.ts';
import { suggestSpellings, suggestWords } from './suggest-words.ts';
import { matching, type ReadQuery, readQuery, scored } from './to-query.ts';
import { readUnion } from './union.ts';
import { WordWeights } from './word-weights.ts';
import type { WriteLock } from './write-lock.ts';
import { Writer } from './writer.ts';

interface Parts {
  readonly client: OpenSearchClient;
  /** The prefix of the index names; the identity follows it. */
  readonly prefix: string;
  readonly schema: TextIndexSchema;
  /** Settings of new indexes. */
  readonly shape: IndexShape;
  readonly writeLock: WriteLock;
  /** Reads the written document from its record. */
  readonly readDocument: (key: string, stored: Uint8Array) => IndexDocument;
}

const BATCH = 1_000;

/** Implements the interface of `api.ts` on an OpenSearch cluster: the same matches, totals, scores and order as the embedded engine. */
export class OpenSearchIndex implements ClusterIndex {
  private readonly client: OpenSearchClient;
  private readonly prefix: string;
  private readonly schema: TextIndexSchema;
  private readonly writeLock: WriteLock;
  private readonly writer: Writer;
  private readonly replaced: ReplacedVersions;
  private readonly readDocument: Parts['readDocument'];
  private readonly weights = new WordWeights();
  private readonly forms: FormFinder;

  constructor({ client, prefix, schema, shape, writeLock, readDocument }: Parts) {
    this.client = client;
    this.prefix = prefix;
    this.schema = schema;
    this.writeLock = writeLock;
    this.readDocument = readDocument;
    this.forms = new FormFinder(readDocument);
    const index = (): string => this.name();
    this.replaced = new ReplacedVersions({ client, index, shape, schema, writeLock, readDocument });
    this.writer = new Writer({
      client,
      index,
      schema,
      writeLock,
      replaced: this.replaced,
      onRefused: ({ id, reason }) =>
        process.emitWarning(`${id} was not indexed because OpenSearch rejected it: ${reason}`),
    });
  }

  async search(query: TextQuery, options: SearchOptions): Promise<SearchAnswer> {
    const { limit, offset = 0, stored = true } = options;
    if (!Number.isSafeInteger(limit) || limit < 0 || !Number.isSafeInteger(offset) || offset < 0)
      throw new InvalidQuery('limit and offset must be whole numbers of at least 0');
    const generation = this.generation();
    const budget = this.budget(options);
    const order = readOrder(options.sort, this.schema);
    const terms = await this.searchTerms(query, generation, budget, options);
    const { after } = options;
    const page = await readPage(budget, terms, { limit, offset, stored, order, after }, this.schema);
    const forms =
      query.expression && terms.forms.size > 0 && (await countForms(query.expression, terms.forms, budget));
    return { ...page, generation, ...(forms && { forms }) };
  }

  async *stream(query: TextQuery, options: StreamOptions): AsyncGenerator<readonly Hit[]> {
    const { limit = Number.POSITIVE_INFINITY, batch = BATCH, stored = true, signal } = options;
    const order = readOrder(options.sort, this.schema);
    const terms = await this.searchTerms(query, this.generation(), this.budget(options));
    const view = await View.open(this.budget(signal && { signal }), this.name());
    try {
      yield* readMatches(view, terms, { limit, batch, stored, order }, this.schema);
    } finally {
      await view.close();
    }
  }

  async streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream> {
    const { limit = Number.POSITIVE_INFINITY, batch = BATCH, stored = true, signal } = options;
    const [budget, generation] = [this.budget(options), this.generation()];
    const read = await this.readAll(queries, budget);
    const total = await this.countAny(queries, budget);
    const weights = await Promise.all(
      read.map(({ weighed }) => this.weights.of(weighed, generation, budget)),
    );
    return {
      total,
      batches: readUnion(
        this.budget(signal && { signal }),
        this.name(),
        read.map((one, at) => ({ read: one, weights: weights[at] ?? [] })),
        { limit, batch, stored },
        this.schema,
      ),
    };
  }

  async countUnion(queries: readonly TextQuery[], options?: QueryOptions): Promise<number> {
    return this.countAny(queries, this.budget(options));
  }

  async count(query: TextQuery, options?: QueryOptions): Promise<number> {
    return (await this.counts([query], options))[0] ?? 0;
  }

  async counts(queries: readonly TextQuery[], options?: QueryOptions): Promise<readonly number[]> {
    const budget = this.budget(options);
    const read = await this.readAll(queries, budget);
    const answers = await budget.searchMany(read.map((one) => counted(matching(one, this.schema))));
    return answers.map(({ hits }) => hits.total?.value ?? 0);
  }

  async facets(query: TextQuery, fields: readonly string[], options: FacetOptions): Promise<FacetAnswer> {
    const generation = this.generation();
    const budget = this.budget(options);
    const [read] = await this.readAll([query], budget);
    const terms = read ? matching(read, this.schema) : {};
    return { ...(await countFacets(terms, fields, options, this.schema, budget)), generation };
  }

  async suggest(
    over: Parameters<TextIndex['suggest']>[0],
    prefix: string,
    limit: number,
    options?: QueryOptions,
  ): Promise<readonly Suggestion[]> {
    const budget = this.budget(options);
    if ('filter' in over) return suggestValues(over, prefix, limit, this.schema, budget);
    if ('terms' in over) return suggestWords(prefix, limit, this.readDocument, budget);
    if ('spellings' in over) return suggestSpellings(prefix, limit, this.readDocument, budget);
    const keys = await listKeys({ prefix, limit }, budget);
    return keys.map((value) => ({ value, count: 1, key: value }));
  }

  async find(key: string): Promise<StoredDocument | undefined> {
    return (await this.findMany([key])).get(key);
  }

  findMany(keys: readonly string[], options?: QueryOptions): Promise<ReadonlyMap<string, StoredDocument>> {
    return findDocuments(this.budget(options), this.name(), keys);
  }

  listKeys(options: { readonly after?: string; readonly limit: number }): Promise<readonly string[]> {
    return listKeys(options, this.budget());
  }

  async newMatches(
    query: TextQuery,
    { since, limit, ...options }: QueryOptions & { readonly since: number; readonly limit: number },
  ): Promise<NewMatches> {
    const generation = this.generation();
    const budget = this.budget(options);
    const terms = await this.searchTerms(query, generation, budget);
    const before = await this.replaced.matchedAt(matching(terms.read, this.schema), { since, ...options });
    return findNewMatches(budget, terms, before, { since, generation, limit }, this.schema);
  }

  changes({
    since,
    limit,
    ...options
  }: QueryOptions & { readonly since: number; readonly limit: number }): Promise<Changes> {
    return findChanges(this.budget(options), { since, generation: this.generation(), limit });
  }

  findEarlier(
    keys: readonly string[],
    options: QueryOptions & { readonly since: number },
  ): Promise<EarlierVersions> {
    return this.replaced.find(keys, options);
  }

  async keepSince(generation: number | undefined): Promise<void> {
    await this.replaced.keepSince(generation, (await this.stats()).documents);
  }

  generation(): number {
    return this.writeLock.generation();
  }

  identity(): string {
    return this.writeLock.identity();
  }

  async replaceBy(
    fresh: ClusterIndex,
    since: number,
    carry: (keys: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const budget = this.budget();
    await this.writeLock.replaceBy(fresh.identity(), async () => {
      for await (const keys of keysWrittenSince(since, budget)) await carry(keys);
      return { generation: fresh.generation() };
    });
  }

  upsert(documents: readonly IndexDocument[]): Promise<void> {
    return this.writer.upsert(documents);
  }

  delete(keys: readonly string[]): Promise<number> {
    return this.writer.delete(keys);
  }

  bulk(): Promise<BulkWriter> {
    return this.writer.bulk();
  }

  checkpoint(): Promise<string | undefined> {
    return this.writer.checkpoint();
  }

  async compact(): Promise<void> {
    await this.client.call('POST', `/${this.name()}/_forcemerge?only_expunge_deletes=true`, undefined, {
      budgetMs: 3_600_000,
    });
  }

  async backup(): Promise<void> {
    throw new Error('an index in OpenSearch is backed up by snapshots there');
  }

  async check(): Promise<IntegrityReport> {
    const problems = await this.health();
    const { documents } = await this.stats();
    return { ok: problems.length === 0, problems, documentsChecked: documents, filesChecked: 0 };
  }

  verify(): Promise<readonly string[]> {
    return this.health();
  }

  stats(): Promise<IndexStats> {
    return statsOf(this.client, this.name(), this.generation());
  }

  async health(): Promise<readonly string[]> {
    return [...this.writeLock.problems(), ...(await healthOf(this.client, this.name()))];
  }

  async close(): Promise<void> {
    await this.writeLock.close();
    await this.client.close();
  }

  private name(): string {
    return `${this.prefix}-${this.writeLock.identity()}`;
  }

  private budget(options?: QueryOptions): QueryBudget {
    return new QueryBudget(this.client, this.name(), options);
  }

  private async searchTerms(
    query: TextQuery,
    generation: number,
    budget: QueryBudget,
    { sort = bestFirst, after }: Pick<SearchOptions, 'sort' | 'after'> = {},
  ) {
    const forms = await this.formsOf(query, budget);
    const read = readQuery(query, this.schema, forms);
    const counted = await this.weights.of(read.weighed, generation, budget);
    const weights = weightsFor(counted, sort, after);
    return { read, forms, weights, query: scored(read, weights, this.schema) };
  }

  /** Looks for forms of words before a query is built; a query that cannot be searched is refused first. */
  private async formsOf(query: TextQuery, budget: QueryBudget): Promise<FoundForms> {
    readQuery(query, this.schema);
    return query.expression ? this.forms.of(query.expression, this.generation(), budget) : new Map();
  }

  private async readAll(queries: readonly TextQuery[], budget: QueryBudget): Promise<ReadQuery[]> {
    const read: ReadQuery[] = [];
    for (const query of queries) read.push(readQuery(query, this.schema, await this.formsOf(query, budget)));
    return read;
  }

  private async countAny(queries: readonly TextQuery[], budget: QueryBudget): Promise<number> {
    const should = (await this.readAll(queries, budget)).map((read) => matching(read, this.schema));
    if (should.length === 0) return 0;
    const { hits } = await budget.search(counted({ bool: { should, minimum_should_match: 1 } }));
    return hits.total?.value ?? 0;
  }
}
