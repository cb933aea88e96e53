import { Thread } from '../../threads/index.ts';
import type { BuildProgress } from '../api.ts';
import type { SizeThresholds } from '../size-thresholds.ts';
import {
  type BuildKind,
  type BuildMessage,
  type BuildRequests,
  buildSteps,
  sharedWords,
} from './build-messages.ts';
import type { BuildWorkerData } from './build-worker.ts';
import { reviveError } from './error-wire.ts';

/** A thread that writes segments; it is started when there is something to write, and ends on request. */
export class BuildThread {
  private readonly options: {
    readonly name: string;
    readonly directory: string;
    readonly sizeThresholds: SizeThresholds;
  };
  private readonly shared = new SharedArrayBuffer(12);
  private readonly words = new Int32Array(this.shared);
  private readonly onLost: (error: unknown) => void;
  private thread: Thread | undefined;

  constructor(
    name: string,
    directory: string,
    sizeThresholds: SizeThresholds,
    onLost: (error: unknown) => void,
  ) {
    this.options = { name, directory, sizeThresholds };
    this.onLost = onLost;
  }

  ask<K extends BuildKind>(
    kind: K,
    request: BuildRequests[K]['request'],
    moved: readonly ArrayBuffer[] = [],
  ): Promise<BuildRequests[K]['answer']> {
    const { name, directory, sizeThresholds } = this.options;
    const workerData: BuildWorkerData = { directory, sizeThresholds, shared: this.shared };
    const file = new URL('./build-worker.ts', import.meta.url);
    this.thread ??= new Thread({
      name,
      file,
      workerData,
      isReplaced: true,
      isKept: true,
      onLost: this.onLost,
      reviveError,
    });
    return this.thread.ask({ kind, request } satisfies BuildMessage<K>, moved);
  }

  /** The progress of the thread's work. */
  progress(): { readonly step: BuildProgress['step']; readonly rows: number } {
    const step = buildSteps[Atomics.load(this.words, sharedWords.step)] ?? 'reading';
    return { step, rows: Atomics.load(this.words, sharedWords.rows) };
  }

  /** Makes the thread's current work end with an error at its next step. */
  stop(): void {
    Atomics.store(this.words, sharedWords.stop, 1);
  }

  /** Allows the thread to work again. */
  allow(): void {
    for (const word of Object.values(sharedWords)) Atomics.store(this.words, word, 0);
  }

  async close(): Promise<void> {
    this.stop();
    const { thread } = this;
    this.thread = undefined;
    await thread?.close();
  }
}
