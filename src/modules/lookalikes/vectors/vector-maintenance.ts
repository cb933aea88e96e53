import type { IndexMaintenance, TextSearch } from '../../../lib/text-index/api.ts';
import { BuildUnderWay, type VectorIndex } from '../../../lib/vector-index/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import { type Repetition, repeatEvery } from '../../../platform/repeat.ts';
import { type Behind, CatchUp } from './catch-up.ts';
import type { CompanyVectors, Embeddable } from './company-vectors.ts';
import { embedIndex } from './embed-index.ts';
import { EmbeddedThrough, stateOf } from './embedded-through.ts';

/** Maintains the vectors of a service. */
export interface VectorMaintenance {
  /** Computes the vectors of a small index that has none, and catches up with the pages regularly. */
  start(): void;
  /** Embeds newly stored profiles. If the vectors are unusable it does nothing: 'homedex embed' will compute all of them anyway. */
  keepUp(profiles: readonly Embeddable[]): Promise<void>;
  /** How far the vectors are behind the pages; undefined if they are up to date. */
  behind(): Promise<Behind>;
  /** Reports that the last attempt to catch up failed. */
  problems(): Promise<readonly string[]>;
  /** Embeds the latest pages. Returns the text index generation up to which every page has its vector; undefined if unknown. */
  catchUp(signal: AbortSignal): Promise<number | undefined>;
  stop(): Promise<void>;
}

interface Dependencies {
  readonly index: TextSearch & Pick<IndexMaintenance, 'stats'>;
  readonly vectorIndex: VectorIndex;
  readonly vectors: CompanyVectors;
  readonly fitFile: string;
  readonly logger: Logger;
}

/** About a minute of one thread; with more companies, the operator decides when to spend it. */
const COMPANIES_MAX = 50_000;
const TICK_MS = 15_000;

export function createVectorMaintenance({
  index,
  vectorIndex,
  vectors,
  fitFile,
  logger,
}: Dependencies): VectorMaintenance {
  const stopping = new AbortController();
  const through = new EmbeddedThrough(vectorIndex);
  const catchUp = new CatchUp({ index, vectors, through });
  let work: Promise<void> = Promise.resolve();
  let repetition: Repetition | undefined;

  let loggedProblem: string | undefined;
  let isBuilt = false;
  /** Why the last attempt failed; undefined after a success. */
  let failure: string | undefined;

  /** Whether the model is available. A problem is logged only once, however often the model is needed. */
  async function canEmbed(): Promise<boolean> {
    const problem = await vectors.model.problem();
    if (problem !== undefined && problem !== loggedProblem)
      logger.warn(
        { event: 'vectors_unavailable', problem },
        'new companies get no vectors; existing vectors still work',
      );
    loggedProblem = problem;
    return problem === undefined;
  }

  /** If the model becomes available later, it is used from then on. */
  async function maintain(): Promise<void> {
    if (!(await canEmbed())) return;
    if (!isBuilt) {
      await embedIfSmall();
      isBuilt = true;
    }
    await catchUp.embedAll(stopping.signal);
    failure = undefined;
  }

  async function embedIfSmall(): Promise<void> {
    const reason = vectors.state();
    const { documents } = await index.stats();
    if (typeof reason !== 'string') return;
    if (documents === 0) {
      const empty = await stateOf(index);
      await vectors.begin(vectors.model.defaults, stopping.signal);
      return through.keep(empty);
    }
    if (documents > COMPANIES_MAX) {
      logger.warn(
        { event: 'vectors_unavailable', reason, documents },
        "companies are compared by their keywords until 'homedex embed' has run",
      );
      return;
    }
    if (failure === undefined)
      logger.info({ event: 'vectors_building', reason, documents }, 'building the vectors of the companies');
    const { embedded } = await embedIndex({
      index,
      vectors: vectorIndex,
      model: vectors.model,
      fitFile,
      signal: stopping.signal,
    });
    logger.info({ event: 'vectors_built', embedded }, 'the vectors of the companies are complete');
  }

  /** Not an error if another process computes them or this one is stopping. A failure that repeats is logged once. */
  function report(error: unknown): void {
    if (stopping.signal.aborted || error instanceof BuildUnderWay) return;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason !== failure)
      logger.error(
        { event: 'vectors_failed', err: error },
        'the vectors of the companies could not be computed; this is retried',
      );
    failure = reason;
  }

  return {
    start() {
      work = maintain().catch(report);
      const tick = async (): Promise<void> => {
        await work;
        await maintain();
      };
      repetition = repeatEvery(TICK_MS, tick, report);
    },
    async keepUp(profiles) {
      if (typeof vectors.state() === 'string' || !(await canEmbed())) return;
      const generation = await index.generation();
      const embedded = await catchUp.embedRecent(stopping.signal);
      if (embedded === undefined || embedded < generation) await vectors.embed(profiles, stopping.signal);
    },
    behind: () => catchUp.behind(),
    problems: async () =>
      failure === undefined
        ? []
        : [
            'The vectors of the companies are behind, because they could not be stored or computed; lookalikes are found among the others or by keywords. This is retried; see vectors_failed in the log.',
          ],
    catchUp: (signal) => catchUp.embedRecent(AbortSignal.any([signal, stopping.signal])),
    async stop() {
      stopping.abort();
      await work;
      await repetition?.stop();
    },
  };
}
