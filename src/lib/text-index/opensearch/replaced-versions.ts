import type { IndexDocument, TextIndexSchema } from '../api.ts';
import type { Asker } from './asker.ts';
import { EngineRefusal, type OpenSearchClient } from './client.ts';
import { type IndexShape, indexBody } from './mapping.ts';
import { sendLines } from './send-lines.ts';
import { toSource } from './to-source.ts';
import type { WriteTurns } from './write-turns.ts';

/** A version of a document that is about to be replaced. */
export interface KnownVersion {
  readonly key: string;
  readonly first: number;
  readonly born: number;
  /** The generation it is of. */
  readonly written: number;
  /** The record, where versions are kept. */
  readonly stored?: string | undefined;
}

interface Needs {
  readonly client: OpenSearchClient;
  /** The index whose versions these are. */
  readonly index: () => string;
  readonly shape: IndexShape;
  readonly schema: TextIndexSchema;
  readonly turns: WriteTurns;
  readonly readDocument: (key: string, stored: Uint8Array) => IndexDocument;
}

/** As many are kept as the embedded engine keeps, or a quarter of the index where that is more. */
const VERSIONS_MAX = 262_144;
const AT_ONCE = 5_000;
const MISSING = 404;

/**
 * Versions of documents that writes have replaced or deleted, in an index beside, for as long as somebody compares with them. They are
 * made from the records, because nothing else of a document can be read back.
 */
export class ReplacedVersions {
  private readonly needs: Needs;
  private made: string | undefined;

  constructor(needs: Needs) {
    this.needs = needs;
  }

  isKept(): boolean {
    return this.needs.turns.keptSince() !== undefined;
  }

  name(): string {
    return `${this.needs.index()}-replaced`;
  }

  /** Before the write that replaces them: one that fails after this leaves a version that is compared with nothing. */
  async keep(versions: readonly KnownVersion[], until: number): Promise<void> {
    if (!this.isKept()) return;
    const { client, schema, readDocument } = this.needs;
    const lines = versions.flatMap(({ key, stored, first, born, written }) => {
      // One of this very generation was never told of.
      if (stored === undefined || written >= until) return [];
      const document = readDocument(key, Uint8Array.from(Buffer.from(stored, 'base64')));
      const { stored: _, ...source } = toSource(document, schema, { first, born, last: until, written });
      return [{ index: { _id: `${written}:${key}` } }, source];
    });
    if (lines.length === 0) return;
    await this.make();
    await sendLines(client, this.name(), lines);
  }

  async refresh(): Promise<void> {
    if (this.made === this.name()) await this.needs.client.call('POST', `/${this.name()}/_refresh`);
  }

  /** The keys whose version of a generation matched and was replaced since; undefined where they are too many to compare. */
  async matchedAt(since: number, matching: object, asker: Asker): Promise<readonly string[] | undefined> {
    const keys: string[] = [];
    const filter = [{ range: { written: { lte: since } } }, { range: { last: { gt: since } } }];
    for (let after: readonly unknown[] | undefined; ; ) {
      const answer = await this.ifThere(() =>
        asker.search({
          size: AT_ONCE,
          track_total_hits: false,
          _source: false,
          query: { bool: { must: [matching], filter } },
          sort: [{ key: 'asc' }, { written: 'asc' }],
          ...(after && { search_after: after }),
        }),
      );
      const hits = answer?.hits.hits ?? [];
      for (const { sort } of hits) keys.push(String(sort?.[0]));
      if (hits.length < AT_ONCE) return keys;
      if (keys.length > VERSIONS_MAX) return undefined;
      after = hits.at(-1)?.sort;
    }
  }

  /** Whether there are so many that comparing with them would cost more than it tells. */
  async areTooMany(documents: number): Promise<boolean> {
    const answer = await this.ifThere(() =>
      this.needs.client.call<{ count: number }>('GET', `/${this.name()}/_count`),
    );
    return (answer?.count ?? 0) > Math.max(VERSIONS_MAX, documents / 4);
  }

  /** Takes away what nobody compares with any more. The index stays, because others may be about to write to it. */
  async prune(): Promise<void> {
    const { client, turns } = this.needs;
    const keptSince = turns.keptSince();
    const query = keptSince === undefined ? { match_all: {} } : { range: { last: { lte: keptSince } } };
    for (;;) {
      const answer = await this.ifThere(() =>
        client.call<{ hits: { hits: readonly { _id: string }[] } }>('POST', `/${this.name()}/_search`, {
          size: AT_ONCE,
          _source: false,
          query,
        }),
      );
      const over = answer?.hits.hits ?? [];
      await sendLines(
        client,
        this.name(),
        over.map(({ _id }) => ({ delete: { _id } })),
      );
      if (over.length < AT_ONCE) return;
      await client.call('POST', `/${this.name()}/_refresh`);
    }
  }

  private async make(): Promise<void> {
    if (this.made === this.name()) return;
    const { client, schema, shape } = this.needs;
    await client.call('PUT', `/${this.name()}`, indexBody(schema, shape)).catch((error: unknown) => {
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
