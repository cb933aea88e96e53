import { createPlanner } from '../../src/modules/copilot/index.ts';
import {
  PlannerThread,
  type PlanOptions,
  type PlanRequest,
} from '../../src/modules/copilot/planner/planner-thread.ts';
import { PageReader, type Urgency } from '../../src/modules/enrichment/reading/page-reader.ts';
import type { ReadOutcome, ReadTask } from '../../src/modules/enrichment/reading/read-page.ts';
import { createLogger, type Logger } from '../../src/platform/logger.ts';

const ownLogger = createLogger({ level: 'error' });
let sharedPlanner: PlannerThread | undefined;
let sharedPageReader: PageReader | undefined;

/**
 * The real threads that read messages and fetched pages, one of each for all test apps of a process: starting one takes longer
 * than most tests. Every app sees them as its own: not ready before it has used them, and unusable once it is closed.
 */
export const sharedReaders = (logger: Logger) => ({
  planner: new PlannerOfApp(logger),
  pageReader: new PageReaderOfApp({ logger }),
});

class PlannerOfApp extends PlannerThread {
  #planner: PlannerThread | undefined;
  #isClosed = false;

  constructor(logger: Logger) {
    super({ technologies: () => [], logger });
  }

  #use(): PlannerThread {
    sharedPlanner ??= createPlanner(ownLogger);
    this.#planner = sharedPlanner;
    return this.#planner;
  }

  override get isReady(): boolean {
    return this.#planner?.isReady ?? false;
  }

  override warmUp(): void {
    if (!this.#isClosed) this.#use().warmUp();
  }

  override plan(request: PlanRequest, planFor: PlanOptions) {
    return this.#isClosed ? super.plan(request, planFor) : this.#use().plan(request, planFor);
  }

  override describe(description: string, planFor: PlanOptions) {
    return this.#isClosed ? super.describe(description, planFor) : this.#use().describe(description, planFor);
  }

  override close(): Promise<void> {
    this.#isClosed = true;
    return super.close();
  }
}

class PageReaderOfApp extends PageReader {
  #isClosed = false;

  #use(): PageReader {
    sharedPageReader ??= new PageReader({ logger: ownLogger });
    return sharedPageReader;
  }

  override warmUp(): void {
    if (!this.#isClosed) this.#use().warmUp();
  }

  override read(task: ReadTask, urgency: Urgency): Promise<ReadOutcome> {
    return this.#isClosed ? super.read(task, urgency) : this.#use().read(task, urgency);
  }

  override close(): Promise<void> {
    this.#isClosed = true;
    return super.close();
  }
}
