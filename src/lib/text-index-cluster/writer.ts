import type { OpenSearchClient } from '../opensearch/index.ts';
import { type RefusedDocument, sendDocuments, sendLines } from '../opensearch/index.ts';
import type { BulkWriter, IndexDocument, TextIndexSchema } from '../text-index/api.ts';
import { InvalidDocument } from '../text-index/errors.ts';
import { validateDocument } from '../text-index/indexing/prepare-document.ts';
import type { KnownVersion, ReplacedVersions } from './replaced-versions.ts';
import { toSource } from './to-source.ts';
import type { WriteLock } from './write-lock.ts';

/** How many documents, or bytes of them, are sent in one call. */
const DOCUMENTS_MAX = 500;
const BYTES_MAX = 8 << 20;

interface KnownAnswer {
  readonly found: boolean;
  readonly _id: string;
  readonly _version: number;
  readonly _source?: {
    readonly first: number;
    readonly last: number;
    readonly born: number;
    readonly stored?: string;
  };
}

interface Dependencies {
  readonly client: OpenSearchClient;
  readonly index: () => string;
  readonly schema: TextIndexSchema;
  readonly writeLock: WriteLock;
  readonly replaced: ReplacedVersions;
  /** Called for a document of a batch that the engine rejects; all others are written. */
  readonly onRefused: (refused: RefusedDocument) => void;
}

/**
 * Writes under the lock. Each document has the generation of its write as its version, so that a late write of a process that was
 * considered dead never replaces a later one. Writing the same document again changes nothing.
 */
export class Writer {
  private readonly client: OpenSearchClient;
  private readonly index: () => string;
  private readonly schema: TextIndexSchema;
  private readonly writeLock: WriteLock;

  private readonly replaced: ReplacedVersions;

  private readonly onRefused: (refused: RefusedDocument) => void;

  constructor({ client, index, schema, writeLock, replaced, onRefused }: Dependencies) {
    this.onRefused = onRefused;
    this.client = client;
    this.index = index;
    this.schema = schema;
    this.writeLock = writeLock;
    this.replaced = replaced;
  }

  async upsert(documents: readonly IndexDocument[]): Promise<void> {
    for (const document of documents) validateDocument(document, this.schema);
    if (documents.length === 0) return;
    const refused: RefusedDocument[] = [];
    await this.writeLock.take(async (generation) => {
      for (const part of inParts(documents)) refused.push(...(await this.send(part, generation)));
      await this.refresh();
    });
    const [first] = refused;
    if (first) throw new InvalidDocument(`the search engine rejected ${first.id}: ${first.reason}`);
  }

  async delete(keys: readonly string[]): Promise<number> {
    const distinct = [...new Set(keys)];
    if (distinct.length === 0) return 0;
    return this.writeLock.take(async (generation) => {
      const known = await this.known(distinct);
      const found = distinct.filter((key) => known.has(key));
      await this.replaced.keep([...known.values()], generation);
      if (found.length > 0)
        await sendLines(
          this.client,
          this.index(),
          found.map((key) => ({
            delete: { _id: key, version: generation, version_type: 'external_gte' },
          })),
        );
      await this.refresh();
      return found.length;
    });
  }

  async bulk(): Promise<BulkWriter> {
    let waiting: IndexDocument[] = [];
    let bytes = 0;
    const take = (): IndexDocument[] => {
      const taken = waiting;
      [waiting, bytes] = [[], 0];
      return taken;
    };
    return {
      add: async (document) => {
        validateDocument(document, this.schema);
        waiting.push(document);
        bytes += weightOf(document);
        if (waiting.length < DOCUMENTS_MAX && bytes < BYTES_MAX) return;
        const part = take();
        await this.writeLock.takeQuietly((generation) => this.sendReporting(part, generation));
      },
      commit: async (checkpoint) => {
        const rest = take();
        await this.writeLock.take(async (generation) => {
          await this.sendReporting(rest, generation);
          await this.refresh();
        });
        if (checkpoint !== undefined) await this.saveCheckpoint(checkpoint);
      },
      close: async () => {
        take();
      },
    };
  }

  async checkpoint(): Promise<string | undefined> {
    return (await this.meta()).checkpoint;
  }

  private async saveCheckpoint(checkpoint: string): Promise<void> {
    await this.client.call('PUT', `/${this.index()}/_mapping`, {
      _meta: { ...(await this.meta()), checkpoint },
    });
  }

  private async meta(): Promise<Record<string, string>> {
    const answer = await this.client.call<Record<string, { mappings: { _meta?: Record<string, string> } }>>(
      'GET',
      `/${this.index()}/_mapping`,
    );
    return Object.values(answer)[0]?.mappings._meta ?? {};
  }

  /** An ingest continues without documents that would always be rejected. */
  private async sendReporting(documents: readonly IndexDocument[], generation: number): Promise<void> {
    for (const refused of await this.send(documents, generation)) this.onRefused(refused);
  }

  /** If a key occurs twice, the last document counts. */
  private async send(
    documents: readonly IndexDocument[],
    generation: number,
  ): Promise<readonly RefusedDocument[]> {
    const byKey = new Map(documents.map((document) => [document.key, document]));
    if (byKey.size === 0) return [];
    const known = await this.known([...byKey.keys()]);
    await this.replaced.keep([...known.values()], generation);
    const now = Date.now();
    return sendDocuments(
      this.client,
      this.index(),
      [...byKey.values()].flatMap((document) => [
        { index: { _id: document.key, version: generation, version_type: 'external_gte' } },
        toSource(document, this.schema, {
          first: known.get(document.key)?.first ?? now,
          born: known.get(document.key)?.born ?? generation,
          last: now,
          written: generation,
        }),
      ]),
    );
  }

  /** The documents as they were last written, visible or not; with their records if versions are kept. */
  private async known(keys: readonly string[]): Promise<Map<string, KnownVersion>> {
    const fields = this.replaced.keepsVersions() ? 'first,last,born,stored' : 'first,last,born';
    const { docs } = await this.client.call<{ docs: readonly KnownAnswer[] }>(
      'POST',
      `/${this.index()}/_mget?_source_includes=${fields}`,
      { ids: keys },
    );
    return new Map(
      docs.flatMap(({ found, _id: key, _version: written, _source }) =>
        found && _source ? [[key, { key, written, ..._source }]] : [],
      ),
    );
  }

  private async refresh(): Promise<void> {
    await this.client.call('POST', `/${this.index()}/_refresh`);
    await this.replaced.refresh();
  }
}

function* inParts(documents: readonly IndexDocument[]): Generator<IndexDocument[]> {
  let part: IndexDocument[] = [];
  let bytes = 0;
  for (const document of documents) {
    part.push(document);
    bytes += weightOf(document);
    if (part.length < DOCUMENTS_MAX && bytes < BYTES_MAX) continue;
    yield part;
    [part, bytes] = [[], 0];
  }
  if (part.length > 0) yield part;
}

/** Approximately the bytes that are sent: the record as text, and the words. */
const weightOf = ({ stored, text }: IndexDocument): number =>
  stored.length * 1.4 + Object.values(text).reduce((sum, value) => sum + 2 * String(value).length, 0);
