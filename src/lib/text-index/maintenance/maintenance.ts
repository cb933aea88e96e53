import { randomUUID } from 'node:crypto';
import type { IntegrityReport, OpenOptions } from '../api.ts';
import { DamagedIndex } from '../errors.ts';
import { releaseOwner } from '../store/garbage.ts';
import type { Store } from '../store/store.ts';
import type { MaintenanceOrder, MaintenanceWorkerData } from '../workers/maintenance-worker.ts';
import { Thread } from '../workers/thread.ts';
import type { VerifiedStretch } from './verify-files.ts';

/** Folding is due after some thousands; looking more often costs more than it finds. */
const tendEvery = 256;
/** What an earlier process left undone is looked at once the index has served its first queries. */
const firstTendMs = 2_000;
/** At 32 MB a stretch this reads no more than 32 MB a second, so that queries keep the disk. */
const verifyPauseMs = 1_000;
const firstVerifyMs = 5_000;
/** All files are read once a day: disks forget, also what nobody asks for. */
const verifyEveryMs = 24 * 3_600_000;
const problemsMax = 100;

/** Asks a worker thread for the slow work: folding and merging in the background, checks and copies on request. */
export class Maintenance {
  private readonly data: MaintenanceWorkerData;
  private readonly store: Store;
  private readonly options: OpenOptions;
  private readonly firstTend: NodeJS.Timeout;
  private nextVerify: NodeJS.Timeout | undefined;
  private problemsSoFar: string[] = [];
  private lastProblems: readonly string[] = [];
  private thread: Thread | undefined;
  private documentsWritten = 0;
  private isTending = false;
  private isTendingAgain = false;
  private isClosed = false;

  constructor(directory: string, store: Store, options: OpenOptions) {
    this.data = { directory, schema: options.schema, owner: randomUUID() };
    this.store = store;
    this.options = options;
    this.firstTend = setTimeout(() => this.tend(), firstTendMs).unref();
    if (options.verification === true) this.verifyIn(firstVerifyMs);
  }

  /** What the verification under way and the one before it have found. */
  get problems(): readonly string[] {
    return [...new Set([...this.problemsSoFar, ...this.lastProblems])];
  }

  private verifyIn(ms: number): void {
    if (this.isClosed) return;
    this.nextVerify = setTimeout(() => {
      this.verify().then(
        (isDone) => this.verifyIn(isDone ? verifyEveryMs : verifyPauseMs),
        (error: unknown) => {
          if (!this.isClosed) this.options.onBackgroundError?.(error);
          this.verifyIn(verifyEveryMs);
        },
      );
    }, ms).unref();
  }

  private async verify(): Promise<boolean> {
    const { problems, isDone } = await this.ask<VerifiedStretch>({ kind: 'verify' });
    for (const problem of problems) {
      if (this.problemsSoFar.length < problemsMax) this.problemsSoFar.push(problem);
      if (!this.lastProblems.includes(problem)) this.options.onBackgroundError?.(DamagedIndex.told(problem));
    }
    if (isDone) {
      this.lastProblems = this.problemsSoFar;
      this.problemsSoFar = [];
    }
    return isDone;
  }

  /** Called after every write with the number of documents; the worker looks after every few hundred. */
  written(documents: number): void {
    this.documentsWritten += documents;
    if (this.documentsWritten >= tendEvery) this.tend();
  }

  private tend(): void {
    if (this.options.compaction === false || this.isClosed) return;
    this.documentsWritten = 0;
    if (this.isTending) {
      this.isTendingAgain = true;
      return;
    }
    this.isTending = true;
    this.ask<undefined>({ kind: 'tend' })
      // Background work is tried again after later writes; what it left unpublished is removed at the next open.
      .catch((error: unknown) => {
        if (!this.isClosed) this.options.onBackgroundError?.(error);
      })
      .finally(() => {
        this.isTending = false;
        if (!this.isTendingAgain) return;
        this.isTendingAgain = false;
        this.tend();
      });
  }

  compact(): Promise<void> {
    return this.ask({ kind: 'compact' });
  }

  backup(target: string): Promise<void> {
    return this.ask({ kind: 'backup', target });
  }

  check(): Promise<IntegrityReport> {
    return this.ask({ kind: 'check' });
  }

  private ask<T>(order: MaintenanceOrder): Promise<T> {
    this.thread ??= new Thread(new URL('../workers/maintenance-worker.ts', import.meta.url), this.data);
    return this.thread.ask<T>(order);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.firstTend);
    clearTimeout(this.nextVerify);
    await this.thread?.close();
    releaseOwner(this.store, this.data.directory, this.data.owner);
  }
}
