import { databaseBusy } from './database-failure.ts';

/** Admits one holder at a time in this process. The others wait in order, each at most `waitMsMax`, and then get a 503. */
export class FifoMutex {
  private isHeld = false;
  private readonly waiting = new Set<() => void>();
  private readonly waitMsMax: number;

  constructor(waitMsMax: number) {
    this.waitMsMax = waitMsMax;
  }

  async acquire(): Promise<void> {
    if (!this.isHeld) {
      this.isHeld = true;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const granted = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(granted);
        reject(databaseBusy());
      }, this.waitMsMax);
      this.waiting.add(granted);
    });
  }

  release(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.isHeld = false;
      return;
    }
    this.waiting.delete(next);
    next();
  }
}
