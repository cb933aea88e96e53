import { randomUUID } from 'node:crypto';
import { Thread, ThreadLost } from '../../threads/index.ts';
import type { IntegrityReport, OpenOptions } from '../api.ts';
import { BackgroundVerification } from '../maintenance/background-verification.ts';
import type { VerificationBatch } from '../maintenance/verify-files.ts';
import { releaseOwner } from '../manifest/garbage.ts';
import type { Store } from '../manifest/store.ts';
import { mayHaveWork } from '../merging/may-have-work.ts';
import type { MaintenanceMessage, MaintenanceWorkerData } from './maintenance-worker.ts';

/** A flush is due after some thousands of documents; checking more often costs more than it gains. */
const documentsPerRun = 256;
/** Work left unfinished by an earlier process waits until the index has served its first queries. */
const firstRunMs = 2_000;
/** Runs slow work on a worker thread: flushing and merging in the background, checks and copies on request. */
export class Maintenance {
  private readonly data: MaintenanceWorkerData;
  private readonly store: Store;
  private readonly options: OpenOptions;
  private readonly onDone: () => void;
  private readonly firstRun: NodeJS.Timeout;
  private readonly verification: BackgroundVerification | undefined;
  private thread: Thread | undefined;
  private documentsWritten = 0;
  private isRunning = false;
  private isRunRequested = false;
  private isClosed = false;

  /** `onTended` is called when segments may have been merged, so that readers release the old files. */
  constructor(directory: string, store: Store, options: OpenOptions, onDone: () => void) {
    this.data = { directory, schema: options.schema, owner: randomUUID() };
    this.store = store;
    this.options = options;
    this.onDone = onDone;
    this.firstRun = setTimeout(() => this.runIfDue(), firstRunMs).unref();
    if (options.verification === true)
      this.verification = new BackgroundVerification(
        () => this.ask({ kind: 'verify', pass: 'background' }),
        (error) => {
          if (!this.isClosed) options.onBackgroundError?.(error);
        },
      );
  }

  /** Called after every write with the number of documents. The worker checks for work after every few hundred. */
  written(documents: number): void {
    this.documentsWritten += documents;
    if (this.documentsWritten >= documentsPerRun) this.runIfDue();
  }

  private runIfDue(): void {
    if (this.options.compaction === false || this.isClosed) return;
    this.documentsWritten = 0;
    if (this.isRunning) {
      this.isRunRequested = true;
      return;
    }
    this.isRunning = true;
    this.runUnlessIdle()
      // Background work is retried after later writes; what it left unpublished is removed at the next open.
      .catch((error: unknown) => {
        if (!this.isClosed && !(error instanceof ThreadLost)) this.options.onBackgroundError?.(error);
      })
      .finally(() => {
        this.isRunning = false;
        if (!this.isRunRequested) return;
        this.isRunRequested = false;
        this.runIfDue();
      });
  }

  private async runUnlessIdle(): Promise<void> {
    if (!mayHaveWork(this.store)) return;
    await this.ask({ kind: 'run-if-due' });
    this.onDone();
  }

  async compact(): Promise<void> {
    await this.ask({ kind: 'compact' });
    this.onDone();
  }

  backup(target: string): Promise<void> {
    return this.ask({ kind: 'backup', target });
  }

  check(): Promise<IntegrityReport> {
    return this.ask({ kind: 'check' });
  }

  async verify(): Promise<readonly string[]> {
    const problems: string[] = [];
    for (let isDone = false; !isDone; ) {
      const batch: VerificationBatch = await this.ask({ kind: 'verify', pass: 'on-demand' });
      problems.push(...batch.problems);
      ({ isDone } = batch);
    }
    return problems;
  }

  private ask<T>(message: MaintenanceMessage): Promise<T> {
    this.thread ??= new Thread({
      name: 'the maintenance thread',
      file: new URL('./maintenance-worker.ts', import.meta.url),
      workerData: this.data,
      isReplaced: true,
      isKept: true,
      onLost: (error) => this.cleanUp(error),
    });
    return this.thread.ask<T>(message);
  }

  /** Drops the unpublished work of a lost thread; its successor starts over. */
  private cleanUp(lost: ThreadLost): void {
    this.options.onBackgroundError?.(lost);
    releaseOwner(this.store, this.data.directory, this.data.owner).catch((error: unknown) =>
      this.options.onBackgroundError?.(error),
    );
  }

  problems(): readonly string[] {
    const damage = this.verification?.problems ?? [];
    if (this.thread === undefined || this.thread.isUp) return damage;
    return [...damage, 'the maintenance thread has ended and is being replaced'];
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.firstRun);
    this.verification?.stop();
    await this.thread?.close();
    await releaseOwner(this.store, this.data.directory, this.data.owner);
  }
}
