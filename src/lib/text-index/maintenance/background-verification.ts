import { DamagedIndex } from '../errors.ts';
import type { VerifiedStretch } from './verify-files.ts';

/** At 32 MB a stretch this reads no more than 32 MB a second, so that queries keep the disk. */
const pauseMs = 1_000;
const firstMs = 5_000;
/** Disks also lose data that no query reads. */
const everyMs = 24 * 3_600_000;
const problemsMax = 100;

/** Has all files compared with their checksums once a day, and stores the problems found. */
export class BackgroundVerification {
  private readonly verify: () => Promise<VerifiedStretch>;
  private readonly onError: (error: unknown) => void;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private found: string[] = [];
  private foundBefore: readonly string[] = [];

  constructor(verify: () => Promise<VerifiedStretch>, onError: (error: unknown) => void) {
    this.verify = verify;
    this.onError = onError;
    this.goOnIn(firstMs);
  }

  /** What the pass under way and the one before it have found. */
  get problems(): readonly string[] {
    return [...new Set([...this.found, ...this.foundBefore])];
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private goOnIn(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.goOn().then(
        (isDone) => this.goOnIn(isDone ? everyMs : pauseMs),
        (error: unknown) => {
          this.onError(error);
          this.goOnIn(everyMs);
        },
      );
    }, ms).unref();
  }

  private async goOn(): Promise<boolean> {
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
