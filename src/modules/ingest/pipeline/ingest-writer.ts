import type { BulkWriter, TextWriter } from '../../../lib/text-index/api.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import { addTo } from './ingest-counts.ts';
import type { IngestStep, KeptPage } from './ingest-step.ts';

/** Hands kept pages to the steps and the index, and makes both valid in one commit. */
export class IngestWriter {
  readonly #bulk: BulkWriter;
  readonly #steps: readonly IngestStep[];
  #checkpoint: Checkpoint;
  #newestCrawl: string | undefined;

  private constructor(bulk: BulkWriter, steps: readonly IngestStep[], checkpoint: Checkpoint) {
    this.#bulk = bulk;
    this.#steps = steps;
    this.#checkpoint = checkpoint;
    this.#newestCrawl = checkpoint.newestCrawl;
  }

  static async open(index: TextWriter, steps: readonly IngestStep[]): Promise<IngestWriter> {
    try {
      for (const step of steps) await step.open();
      // Read only now: before, another run might still have moved it.
      const checkpoint = parseCheckpoint(await index.checkpoint());
      for (const step of steps) await step.resume(checkpoint.steps[step.name]);
      return new IngestWriter(await index.bulk(), steps, checkpoint);
    } catch (error) {
      for (const step of steps) await step.close();
      throw error;
    }
  }

  get checkpoint(): Checkpoint {
    return this.#checkpoint;
  }

  /** Whether the index has not committed any state of some step yet. */
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

  /** Steps first: the index's commit is what makes everything count, so all it speaks of must be durable by then. */
  async commit(move: (checkpoint: Checkpoint) => Checkpoint): Promise<void> {
    const steps = { ...this.#checkpoint.steps };
    for (const step of this.#steps) steps[step.name] = await step.flush();
    const newestCrawl = this.#newestCrawl;
    const checkpoint = { ...move(this.#checkpoint), steps, ...(newestCrawl && { newestCrawl }) };
    await this.#bulk.commit(JSON.stringify(checkpoint));
    this.#checkpoint = checkpoint;
  }

  async close(): Promise<void> {
    await this.#bulk.close();
    for (const step of this.#steps) await step.close();
  }
}
