import type { TextDescription } from '../embedding/describe-text.ts';
import type { GlossaryModel } from '../embedding/glossary-model.ts';
import { coordinateOf } from '../embedding/industry-coordinates.ts';
import type { Statistics } from '../embedding/statistics.ts';
import type { CompanyVectors, UsableVectors } from '../vectors/company-vectors.ts';

/** Finds companies by a description. */
export interface Descriptions {
  /** Changes whenever the vectors change. */
  version(): string;
  /** The name of the model whose vectors are compared; undefined if there are none. */
  model(): string | undefined;
  /** The concepts of a text, with their names in other languages. */
  describe(text: string, languages: readonly string[], into: readonly string[]): Promise<TextDescription>;
  /** The direction of a text in the space of pages; undefined if there are no vectors or none of its words is known. */
  aim(subject: Subject, signal: AbortSignal): Promise<Aim | undefined>;
}

export interface Subject {
  readonly text: string;
  readonly language: string;
  /** The industries that the description points to, with their shares. */
  readonly industries: Readonly<Record<string, number>>;
}

export interface Aim {
  /** The nearest companies by text and industry, nearest first, with the cosine similarity of their texts. */
  nearest(options: {
    readonly limit: number;
    readonly allow?: ReadonlySet<string>;
    readonly exclude?: ReadonlySet<string>;
  }): Promise<ReadonlyMap<string, number>>;
  /** The cosine similarity of the texts of some companies; those without a vector are missing. */
  cosines(domains: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Weight of the industry coordinates in the search for candidates. */
const INDUSTRY_WEIGHT = 0.35;
const BUDGET_MS = 5_000;
/** If a remote model takes longer, the search continues without it. */
const EMBED_MS_MAX = 3_000;

export function createDescriptions(
  vectors: CompanyVectors,
  glossary: GlossaryModel,
  statistics: () => Statistics,
): Descriptions {
  return {
    version() {
      const usable = vectors.state();
      return typeof usable === 'string' ? 'none' : `${usable.model.name} ${usable.index.version()}`;
    },
    model: () => (typeof vectors.state() === 'string' ? undefined : vectors.model.name),
    describe: (text, languages, into) => glossary.describe(text, languages, into, statistics()),
    async aim(subject, signal) {
      const usable = vectors.state();
      if (typeof usable === 'string') return undefined;
      const vector = await embed(subject, usable, signal);
      return vector && aimAt(vector, subject, usable, signal);
    },
  };

  async function embed({ text, language }: Subject, { facts }: UsableVectors, signal: AbortSignal) {
    const { model } = vectors;
    if (!model.isRemote) return model.embedDescription(text, language, facts.statistics, signal);
    const limited = AbortSignal.any([signal, AbortSignal.timeout(EMBED_MS_MAX)]);
    try {
      return await model.embedDescription(text, language, facts.statistics, limited);
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  }

  function aimAt(
    vector: Float32Array,
    { industries }: Subject,
    { index }: UsableVectors,
    signal: AbortSignal,
  ): Aim {
    // Only the coordinates of the text, so that pages with and without an industry are compared the same way.
    const text = { vector, dims: vectors.model.industryFrom ?? vector.length };
    const direction = withIndustries(vector, industries, vectors.model.industryFrom);
    const options = { signal, budgetMs: BUDGET_MS };
    return {
      cosines: (domains) => index.cosines(text, domains, options),
      async nearest({ limit, allow, exclude }) {
        const { hits } = await index.search(direction, {
          limit,
          compare: text,
          ...(allow && { allow }),
          ...(exclude && { exclude }),
          ...options,
        });
        return new Map(hits.map(({ key, compared = 0 }) => [key, compared]));
      },
    };
  }
}

/** Adds industry coordinates, which page vectors have after those of their text. */
function withIndustries(
  vector: Float32Array,
  industries: Subject['industries'],
  from: number | undefined,
): Float32Array {
  if (from === undefined) return vector;
  const direction = vector.slice();
  for (const [industry, share] of Object.entries(industries)) {
    const at = coordinateOf(industry);
    if (at !== undefined) direction[from + at] = INDUSTRY_WEIGHT * share;
  }
  return direction;
}
