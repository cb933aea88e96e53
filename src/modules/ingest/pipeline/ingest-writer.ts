import type { BulkWriter, TextSearch, TextWriter } from '../../../lib/text-index/api.ts';
import { type HeldCheckpoint, holdCheckpoint } from '../../../platform/checkpoint.ts';
import type { Database } from '../../../platform/database/index.ts';
import { CHECKPOINT_MOVED, type Checkpoint, checkpointName, readCheckpoint } from './checkpoint.ts';
import { addTo } from './ingest-counts.ts';
import type { IngestStep, KeptPage } from './ingest-step.ts';

interface Stores {
  readonly index: TextSearch & TextWriter;
  readonly database: Database;
  readonly steps: readonly IngestStep[];
}

/** Passes kept pages to the steps and the index, and saves the checkpoint of all of them. */
export class IngestWriter {
  readonly #index: TextSearch & TextWriter;
  readonly #bulk: BulkWriter;
  readonly #held: HeldCheckpoint;
  readonly #steps: readonly IngestStep[];
  #checkpoint: Checkpoint;
  #newestCrawl: string | undefined;

  private constructor(
    { index, steps }: Stores,
    bulk: BulkWriter,
    held: HeldCheckpoint,
    checkpoint: Checkpoint,
  ) {
    this.#index = index;
    this.#bulk = bulk;
    this.#held = held;
    this.#steps = steps;
    this.#checkpoint = checkpoint;
    this.#newestCrawl = checkpoint.newestCrawl;
  }

  /** Throws `conflict` while another process writes to this index, on any machine. */
  static async open(stores: Stores): Promise<IngestWriter> {
    const { index, database, steps } = stores;
    let held: HeldCheckpoint | undefined;
    try {
      for (const step of steps) await step.open();
      held = await holdCheckpoint(database, checkpointName(index), {
        refusal: 'Another ingest is writing to this index.',
      });
      // Read only now, because another run might have changed it before.
      const checkpoint = await readCheckpoint(database, index);
      for (const step of steps) await step.resume(checkpoint.steps[step.name]);
      return new IngestWriter(stores, await index.bulk(), held, checkpoint);
    } catch (error) {
      for (const step of steps) await step.close();
      await held?.release();
      throw error;
    }
  }

  get checkpoint(): Checkpoint {
    return this.#checkpoint;
  }

  /** Whether some step has never saved a state. */
  get isFirstUse(): boolean {
    return this.#steps.some(({ name }) => this.#checkpoint.steps[name] === undefined);
  }

  async keep(kept: KeptPage, stageSeconds: Record<string, number>): Promise<void> {
    const timed = async (stage: string, work: Promise<void>) => {
      const started = performance.now();
      await work;
      addTo(stageSeconds, stage, (performance.now() - started) / 1000);
    };
    this.#newestCrawl = kept.page.crawlId || this.#newestCrawl;
    for (const step of this.#steps) await timed(step.name, step.keep(kept));
    await timed('index', this.#bulk.add(kept.document));
  }

  /** Writes steps and documents first, then the checkpoint: after a kill in between they are written again, never lost. */
  async commit(move: (checkpoint: Checkpoint) => Checkpoint): Promise<void> {
    const steps = await this.#flushSteps();
    await this.#bulk.commit(CHECKPOINT_MOVED);
    for (const step of this.#steps) await step.committed?.();
    await this.#save({ ...move(this.#checkpoint), steps });
  }

  /** Records that a run has started, and the state of the steps before it. */
  async begin(move: (checkpoint: Checkpoint) => Checkpoint): Promise<void> {
    await this.#save({ ...move(this.#checkpoint), steps: await this.#flushSteps() });
  }

  async close(): Promise<void> {
    try {
      await this.#bulk.close();
      for (const step of this.#steps) await step.close();
    } finally {
      await this.#held.release();
    }
  }

  async #flushSteps(): Promise<Record<string, string>> {
    const steps = { ...this.#checkpoint.steps };
    for (const step of this.#steps) steps[step.name] = await step.flush();
    return steps;
  }

  async #save(moved: Checkpoint): Promise<void> {
    const newestCrawl = this.#newestCrawl;
    const generation = await this.#index.generation();
    const checkpoint = { ...moved, generation, ...(newestCrawl && { newestCrawl }) };
    await this.#held.save(JSON.stringify(checkpoint));
    this.#checkpoint = checkpoint;
    for (const step of this.#steps) await step.saved?.();
  }
}
