import { Thread } from '../../threads/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { CHUNK_DOCUMENTS } from '../format/layout.ts';
import type { BuiltSegment, BulkDocument } from '../indexing/bulk-build.ts';
import type { BuildWorkerData } from './build-worker.ts';

const batchDocuments = 64;
/** How many batches may be queued at a worker before the caller has to wait. */
const backlogMax = 8;

export interface BuildThreadOptions {
  readonly directory: string;
  readonly schema: TextIndexSchema;
  /** A chunk is closed when its inversion would need more memory than this. */
  readonly chunkMemoryBytes: number;
  /** Reserves the number of the next segment. */
  reserve(): Promise<number>;
}

interface Building {
  documents: number;
  memoryBytes: number;
}

/** A worker and the chunk it is building. Documents are sent to it in batches and in order; it inverts a chunk when the chunk is full. */
export class BuildThread {
  private readonly options: BuildThreadOptions;
  private thread: Thread | undefined;
  private batch: BulkDocument[] = [];
  private building: Building | undefined;
  private finished: Promise<BuiltSegment>[] = [];
  private failure: unknown;
  private lastSent: Promise<void> = Promise.resolve();

  constructor(options: BuildThreadOptions) {
    this.options = options;
  }

  /** Resolves when the worker can take more. */
  async add(document: BulkDocument): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    this.batch.push(document);
    if (this.batch.length >= batchDocuments) await this.send();
  }

  /** Batches reach the worker in order, even while the number of the next chunk is being reserved. */
  private send(): Promise<void> {
    const documents = this.batch;
    this.batch = [];
    const sent = this.lastSent.then(() => this.sendBatch(documents));
    this.lastSent = sent.catch(this.fail);
    return sent;
  }

  private async sendBatch(documents: readonly BulkDocument[]): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    this.thread ??= this.startThread();
    const building = this.building ?? (await this.startChunk(this.thread));
    building.documents += documents.length;
    const sent = this.thread.ask<number>({ kind: 'add', documents });
    sent.then((bytes) => {
      building.memoryBytes = bytes;
    }, this.fail);
    const isFull = building.documents + batchDocuments > CHUNK_DOCUMENTS;
    if (isFull || building.memoryBytes > this.options.chunkMemoryBytes) this.endChunk(this.thread);
    if (this.thread.backlog >= backlogMax) await sent;
  }

  private readonly fail = (error: unknown): void => {
    this.failure ??= error;
  };

  private startThread(): Thread {
    const workerData: BuildWorkerData = { directory: this.options.directory, schema: this.options.schema };
    return new Thread({
      name: 'the build thread',
      file: new URL('./build-worker.ts', import.meta.url),
      workerData,
      // The chunk it was building is lost with it, so the whole build fails.
      isReplaced: false,
      isKept: true,
      onLost: this.fail,
    });
  }

  private async startChunk(thread: Thread): Promise<Building> {
    const id = await this.options.reserve();
    thread.ask({ kind: 'start', id }).catch(this.fail);
    this.building = { documents: 0, memoryBytes: 0 };
    return this.building;
  }

  private endChunk(thread: Thread): void {
    this.building = undefined;
    const finished = thread.ask<BuiltSegment>({ kind: 'finish' });
    finished.catch(this.fail);
    this.finished.push(finished);
  }

  /** Returns the segments of all documents added since the last call. */
  async finish(): Promise<BuiltSegment[]> {
    if (this.failure !== undefined) throw this.failure;
    if (this.batch.length > 0) await this.send();
    await this.lastSent;
    if (this.failure !== undefined) throw this.failure;
    if (this.building !== undefined && this.thread !== undefined) this.endChunk(this.thread);
    const finished = this.finished;
    this.finished = [];
    return Promise.all(finished);
  }

  async close(): Promise<void> {
    this.failure ??= new Error('the bulk writer is closed');
    await this.thread?.close();
    await this.lastSent;
    await Promise.allSettled(this.finished);
  }
}
