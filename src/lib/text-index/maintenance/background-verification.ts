import { DamagedIndex } from '../errors.ts';
import type { VerificationBatch } from './verify-files.ts';

/** With 32 MB per stretch this reads at most 32 MB a second, so that queries still get the disk. */
const pauseMs = 1_000;
const firstMs = 5_000;
/** A daily pass is needed because disks also lose data that no query reads. */
const everyMs = 24 * 3_600_000;
const problemsMax = 100;

/** Compares all files with their checksums once a day and keeps the problems found. */
export class BackgroundVerification {
  private readonly verify: () => Promise<VerificationBatch>;
  private readonly onError: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private found: string[] = [];
  private foundBefore: readonly string[] = [];

  constructor(verify: () => Promise<VerificationBatch>, onError: (error: unknown) => void) {
    this.verify = verify;
    this.onError = onError;
    this.scheduleBatch(firstMs);
  }

  /** The problems found by the current pass and the one before it. */
  get problems(): readonly string[] {
    return [...new Set([...this.found, ...this.foundBefore])];
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private scheduleBatch(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.runBatch().then(
        (isDone) => this.scheduleBatch(isDone ? everyMs : pauseMs),
        (error: unknown) => {
          this.onError(error);
          this.scheduleBatch(everyMs);
        },
      );
    }, ms).unref();
  }

  private async runBatch(): Promise<boolean> {
    const { problems, isDone } = await this.verify();
    for (const problem of problems) {
      if (this.found.length < problemsMax) this.found.push(problem);
      if (!this.foundBefore.includes(problem)) this.onError(DamagedIndex.reported(problem));
    }
    if (isDone) {
      this.foundBefore = this.found;
      this.found = [];
    }
    return isDone;
  }
}
