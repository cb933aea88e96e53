import type { EmbeddedCare, TextSearch } from '../../../lib/text-index/api.ts';
import { BuildUnderWay, type VectorIndex } from '../../../lib/vector-index/index.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { CompanyVectors, Embeddable } from './company-vectors.ts';
import { embedIndex } from './embed-index.ts';

/** Looks after the vectors of a service. */
export interface VectorCare {
  /** Makes those of a small index that has none. */
  start(): void;
  /** Embeds profiles that have just been stored. Where the vectors cannot be used, 'homedex embed' makes them all anyway. */
  keepUp(profiles: readonly Embeddable[]): Promise<void>;
  stop(): Promise<void>;
}

interface Needs {
  readonly index: TextSearch & Pick<EmbeddedCare, 'stats'>;
  readonly vectorIndex: VectorIndex;
  readonly vectors: CompanyVectors;
  readonly fitFile: string;
  readonly logger: Logger;
}

/** About a minute of one thread; whoever has more decides when to spend it. */
const COMPANIES_MAX = 50_000;

export function createVectorCare({ index, vectorIndex, vectors, fitFile, logger }: Needs): VectorCare {
  const stopping = new AbortController();
  let work: Promise<void> = Promise.resolve();

  async function embedIfSmall(): Promise<void> {
    const problem = await vectors.model.problem();
    if (problem !== undefined) {
      logger.warn({ problem }, 'new companies get no vectors; those that have one are still found by it');
      return;
    }
    const reason = vectors.state();
    const { documents } = await index.stats();
    if (typeof reason !== 'string') return;
    if (documents === 0) return vectors.begin(vectors.model.defaults, stopping.signal);
    if (documents > COMPANIES_MAX) {
      logger.warn(
        { reason, documents },
        "companies are compared by their keywords until 'homedex embed' has run",
      );
      return;
    }
    logger.info({ reason, documents }, 'the vectors of the companies are being made');
    const { embedded } = await embedIndex({
      index,
      vectors: vectorIndex,
      model: vectors.model,
      fitFile,
      signal: stopping.signal,
    });
    logger.info({ embedded }, 'the vectors of the companies are made');
  }

  return {
    start() {
      work = embedIfSmall().catch((error: unknown) => {
        // Another process makes them, or this one is ending: the next start sees what is left to do.
        if (stopping.signal.aborted || error instanceof BuildUnderWay) return;
        logger.error({ err: error }, 'the vectors of the companies could not be made');
      });
    },
    async keepUp(profiles) {
      if (typeof vectors.state() !== 'string') await vectors.embed(profiles, stopping.signal);
    },
    async stop() {
      stopping.abort();
      await work;
    },
  };
}
