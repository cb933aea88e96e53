import { randomUUID } from 'node:crypto';
import type { BulkWriter, IndexDocument, TextIndexSchema } from '../api.ts';
import { keyHash } from '../format/key-filter.ts';
import { CHUNK_DOCUMENTS } from '../format/layout.ts';
import type { BulkDocument } from '../indexing/bulk-build.ts';
import { validateDocument } from '../indexing/prepare-document.ts';
import { releaseOwner } from '../manifest/garbage.ts';
import { type IndexWriter, writtenAt } from '../manifest/index-writer.ts';
import { renewReservations, reserveSegmentInTurn } from '../manifest/lease.ts';
import type { Store } from '../manifest/store.ts';
import { BuildThread, type BuildThreadOptions } from './build-thread.ts';

/** Below this many documents, single writes cost less than a segment. */
const smallCommit = 256;
/**
 * The first chunk of a commit goes to one worker. After that, two workers share the documents. Because both start a chunk at
 * the same time, both are full at the same time, and neither waits for the other's inversion.
 */
const soloDocuments = CHUNK_DOCUMENTS;
const defaultMemoryBytes = 1.5 * 2 ** 30;
const renewMs = 60_000;

interface BulkListener {
  committed(documents: number): void;
  closed(writer: BulkWriter): void;
}

/**
 * Builds on two threads. All documents of a key within a commit go to the same thread, or came before the second thread was
 * used. Of two documents with one key, the later one is therefore always further back in the same segment or in a segment with
 * a higher number.
 */
export class StreamingBulkWriter implements BulkWriter {
  private readonly directory: string;
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  private readonly writer: IndexWriter;
  private readonly listener: BulkListener;
  private readonly owner = randomUUID();
  private readonly builders: readonly [BuildThread, BuildThread];
  private readonly renewal: NodeJS.Timeout;
  /** Documents since the last commit, and how many of them were sent to a builder. */
  private added = 0;
  private sentCount = 0;
  /** The first documents of a commit, held until it is known whether the commit is small. */
  private held: BulkDocument[] = [];
  private failure: unknown;

  constructor(
    directory: string,
    schema: TextIndexSchema,
    store: Store,
    writer: IndexWriter,
    memoryBytes: number | undefined,
    listener: BulkListener,
  ) {
    this.directory = directory;
    this.schema = schema;
    this.store = store;
    this.writer = writer;
    this.listener = listener;
    const options: BuildThreadOptions = {
      directory,
      schema,
      chunkMemoryBytes: (memoryBytes ?? defaultMemoryBytes) / 2,
      reserve: async () => {
        await this.writer.refresh();
        return reserveSegmentInTurn(this.store, this.directory, this.owner);
      },
    };
    this.builders = [new BuildThread(options), new BuildThread(options)];
    this.renewal = setInterval(() => this.renew(), renewMs).unref();
  }

  /** A build may hold unpublished segments for days while its source is slow. Renewing tells other processes that it is alive. */
  private renew(): void {
    // Retried in a minute. If the reservation was lost in the meantime, publishing its segment fails.
    this.store.writeInTurn(() => renewReservations(this.store, this.owner)).catch(() => undefined);
  }

  async add(document: IndexDocument): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    validateDocument(document, this.schema);
    const times = writtenAt(Date.now(), this.writer.firstWritten(document.key));
    this.added++;
    this.held.push({ document, ...times });
    if (this.added >= smallCommit) await this.runOrFailPermanently(() => this.sendToBuilders());
  }

  /** Hands the buffered documents to the builders. All are handed over before the first await, because their order matters. */
  private async sendToBuilders(): Promise<void> {
    const held = this.held;
    this.held = [];
    const taken = held.map((one) => {
      const builder = this.sentCount++ < soloDocuments || (keyHash(one.document.key) & 1) === 0 ? 0 : 1;
      return this.builders[builder].add(one);
    });
    await Promise.all(taken);
  }

  commit(checkpoint?: string): Promise<void> {
    return this.runOrFailPermanently(() => this.tryCommit(checkpoint));
  }

  /**
   * After a failure it is unknown which documents are still buffered: a later commit could omit some of them and
   * store a checkpoint that covers them.
   */
  private async runOrFailPermanently(work: () => Promise<void>): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    try {
      await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.failure ??= new Error(
        `the bulk writer has failed and accepts no more documents (${reason}); open a new one and add the uncommitted documents again`,
        { cause: error },
      );
      throw error;
    }
  }

  private async tryCommit(checkpoint: string | undefined): Promise<void> {
    const documents = this.added;
    this.added = 0;
    this.sentCount = 0;
    if (documents < smallCommit) {
      const held = this.held.map((one) => one.document);
      this.held = [];
      await this.writer.upsert(held, checkpoint);
    } else {
      const built = (await Promise.all(this.builders.map((builder) => builder.finish()))).flat();
      await this.writer.publish(
        built.sort((a, b) => a.facts.id - b.facts.id),
        checkpoint,
      );
    }
    this.listener.committed(documents);
  }

  async close(): Promise<void> {
    this.failure ??= new Error('the bulk writer is closed');
    clearInterval(this.renewal);
    await Promise.all(this.builders.map((builder) => builder.close()));
    await releaseOwner(this.store, this.directory, this.owner);
    this.listener.closed(this);
  }
}
