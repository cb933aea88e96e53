import { randomUUID } from 'node:crypto';
import type { BulkWriter, IndexDocument, TextIndexSchema } from '../api.ts';
import { CHUNK_DOCUMENTS } from '../segment/layout.ts';
import type { IndexWriter } from '../store/index-writer.ts';
import { releaseOwner, reserveSegment } from '../store/segment-files.ts';
import type { Store } from '../store/store.ts';
import type { BuildWorkerData } from '../workers/build-worker.ts';
import { Thread } from '../workers/thread.ts';
import type { BuiltSegment, BulkDocument } from './bulk-build.ts';
import { validateDocument } from './prepare-document.ts';

const batchDocuments = 64;
/** Batches a worker may have before the caller has to wait. */
const backlogMax = 8;
/** A smaller commit costs less as single writes than as a segment. */
const smallCommit = 256;
const defaultMemoryBytes = 1.5 * 2 ** 30;

interface Building {
  readonly thread: Thread;
  id: number;
  documents: number;
}

/** Sends documents to two workers in turn: while one inverts a full chunk, the other takes the next. */
export class StreamingBulkWriter implements BulkWriter {
  private readonly directory: string;
  private readonly schema: TextIndexSchema;
  private readonly store: Store;
  private readonly writer: IndexWriter;
  private readonly chunkMemoryBytes: number;
  private readonly afterCommit: (documents: number) => void;
  private readonly owner = randomUUID();
  private readonly idle: Building[] = [];
  private current: Building | undefined;
  private batch: BulkDocument[] = [];
  private finishing: Promise<BuiltSegment>[] = [];
  private readonly busy = new Set<Promise<BuiltSegment>>();
  private memoryBytes = 0;
  private failure: unknown;
  private threads: Thread[] = [];

  constructor(
    directory: string,
    schema: TextIndexSchema,
    store: Store,
    writer: IndexWriter,
    memoryBytes: number | undefined,
    afterCommit: (documents: number) => void,
  ) {
    this.directory = directory;
    this.schema = schema;
    this.store = store;
    this.writer = writer;
    this.chunkMemoryBytes = (memoryBytes ?? defaultMemoryBytes) / 2;
    this.afterCommit = afterCommit;
  }

  async add(document: IndexDocument): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    validateDocument(document, this.schema);
    const now = Date.now();
    this.batch.push({ document, firstMs: this.writer.firstWritten(document.key) ?? now, lastMs: now });
    if (this.batch.length >= batchDocuments) await this.send();
  }

  private async send(): Promise<void> {
    const building = this.current ?? (await this.start());
    const documents = this.batch;
    this.batch = [];
    building.documents += documents.length;
    const sent = building.thread.ask<number>({ kind: 'add', documents });
    sent.then(
      (bytes) => {
        this.memoryBytes = bytes;
      },
      (error) => {
        this.failure ??= error;
      },
    );
    if (building.thread.backlog >= backlogMax) await sent;
    const isFull = building.documents + batchDocuments > CHUNK_DOCUMENTS;
    if (isFull || this.memoryBytes > this.chunkMemoryBytes) this.finishCurrent();
  }

  private async start(): Promise<Building> {
    let building = this.idle.shift();
    if (building === undefined && this.threads.length < 2) {
      const data: BuildWorkerData = { directory: this.directory, schema: this.schema };
      const thread = new Thread(new URL('../workers/build-worker.ts', import.meta.url), data);
      this.threads.push(thread);
      building = { thread, id: 0, documents: 0 };
    }
    while (building === undefined) {
      await Promise.race([...this.busy]);
      building = this.idle.shift();
    }
    building.id = reserveSegment(this.store, this.owner);
    this.writer.refresh();
    building.documents = 0;
    this.memoryBytes = 0;
    this.current = building;
    building.thread.ask({ kind: 'start', id: building.id }).catch((error: unknown) => {
      this.failure ??= error;
    });
    return building;
  }

  private finishCurrent(): void {
    const building = this.current;
    if (building === undefined) return;
    this.current = undefined;
    const finished = building.thread.ask<BuiltSegment>({ kind: 'finish' }).then((built) => {
      this.idle.push(building);
      return built;
    });
    finished.catch((error: unknown) => {
      this.failure ??= error;
    });
    this.finishing.push(finished);
    this.busy.add(finished);
    finished.then(
      () => this.busy.delete(finished),
      () => this.busy.delete(finished),
    );
  }

  async commit(checkpoint?: string): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    if (this.current === undefined && this.finishing.length === 0 && this.batch.length < smallCommit) {
      this.writer.upsert(
        this.batch.map((one) => one.document),
        checkpoint,
      );
      this.afterCommit(this.batch.length);
      this.batch = [];
      return;
    }
    if (this.batch.length > 0) await this.send();
    this.finishCurrent();
    const built = await Promise.all(this.finishing);
    this.writer.publish(built, checkpoint);
    this.finishing = [];
    this.afterCommit(built.reduce((sum, one) => sum + (one.facts.chunkDocuments[0] ?? 0), 0));
  }

  async close(): Promise<void> {
    this.failure ??= new Error('the bulk writer is closed');
    for (const thread of this.threads) await thread.close();
    await Promise.allSettled(this.finishing);
    releaseOwner(this.store, this.directory, this.owner);
    this.current = undefined;
    this.finishing = [];
    this.threads = [];
  }
}
