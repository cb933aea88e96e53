import {
  type VectorIndex,
  VectorIndexDamaged,
  type VectorModel,
  WrongModel,
} from '../../../lib/vector-index/index.ts';
import type { CompanyProfile } from '../../companies/index.ts';
import type { EmbeddingModel } from '../embedding/embedding-model.ts';
import type { Statistics } from '../embedding/statistics.ts';
import { calibrate, cosine } from './calibrate.ts';
import { isCompany } from './is-company.ts';
import { isOfModel, ModelFacts, vectorModel } from './model-facts.ts';

/** The columns of a profile that are embedded. */
export type Embeddable = Pick<
  CompanyProfile,
  | 'domain'
  | 'title'
  | 'meta_description'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body_text'
  | 'language'
  | 'industry'
  | 'http_status'
>;

/** Usable vectors, with the model and statistics they were computed with. */
export interface UsableVectors {
  readonly index: VectorIndex;
  readonly model: VectorModel;
  readonly facts: ModelFacts;
}

/** The vectors of the companies in the index. */
export interface CompanyVectors {
  readonly model: EmbeddingModel;
  /** The vectors, or the reason why there are none. */
  state(): UsableVectors | string;
  /** Starts an empty vector index; all companies are added later. */
  begin(statistics: Statistics, signal: AbortSignal): Promise<void>;
  /** Embeds new and changed profiles, durably. A profile with too little text loses its vector. */
  embed(profiles: readonly Embeddable[], signal: AbortSignal): Promise<void>;
  /** Embeds profiles whose vectors may already be correct; writes only those that are not. */
  embedIfChanged(profiles: readonly Embeddable[], signal: AbortSignal): Promise<void>;
  /** The vectors of profiles by domain, as they would be stored, without storing them. */
  vectorsOf(
    profiles: readonly Embeddable[],
    usable: UsableVectors,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, Float32Array>>;
}

/** A rebuild may replace the vectors in the meantime; they are then computed again with the new statistics. */
const TRIES = 3;
/** Stored vectors are rounded; from this cosine similarity on, the page counts as unchanged. */
const UNCHANGED_COSINE = 0.9995;

export function createCompanyVectors(index: VectorIndex, model: EmbeddingModel): CompanyVectors {
  const readFacts = createFactsReader();

  function state(): UsableVectors | string {
    try {
      const stored = index.model();
      if (stored === undefined)
        return "The companies have no vectors yet. Run 'homedex embed' to create them.";
      if (!isOfModel(stored, model))
        return `The vectors were made with the model ${stored.name}, but the service is set to ${model.name}. Run 'homedex embed' to rebuild them.`;
      return { index, model: stored, facts: readFacts(stored) };
    } catch (error) {
      return damageOf(error);
    }
  }

  async function vectorsOf(profiles: readonly Embeddable[], { facts }: UsableVectors, signal: AbortSignal) {
    const companies = profiles.filter(isCompany);
    const vectors = await model.embed(companies, facts.statistics, signal);
    return new Map(
      companies.flatMap(({ domain }, at) => {
        const vector = vectors[at];
        return vector ? [[domain, vector] as const] : [];
      }),
    );
  }

  async function embedOnce(
    profiles: readonly Embeddable[],
    signal: AbortSignal,
    isStored: (stored: UsableVectors, vectors: Vectors) => Promise<ReadonlySet<string>>,
  ): Promise<void> {
    const usable = state();
    if (typeof usable === 'string') throw new WrongModel(usable);
    const vectors = await vectorsOf(profiles, usable, signal);
    const stored = await isStored(usable, vectors);
    const rows = [...vectors].flatMap(([key, vector]) => (stored.has(key) ? [] : [{ key, vector }]));
    await index.upsert(rows, { model: usable.model.name });
    await index.delete(profiles.flatMap(({ domain }) => (vectors.has(domain) ? [] : [domain])));
  }

  /** Retries if a rebuild has replaced the vectors. */
  async function untilStored(embedding: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await embedding();
      } catch (error) {
        const isReplaced = error instanceof WrongModel && typeof state() !== 'string';
        if (!isReplaced || tries === TRIES) throw error;
      }
    }
  }

  return {
    model,
    state,
    vectorsOf,
    async begin(statistics, signal) {
      const facts = { version: 1, statistics, thresholds: model.thresholds ?? calibrate([]) } as const;
      const described = vectorModel(model, await model.dimensions(signal), facts);
      await index.build(noRows, { model: described, signal });
    },
    async embed(profiles, signal) {
      if (profiles.length > 0) await untilStored(() => embedOnce(profiles, signal, async () => new Set()));
    },
    async embedIfChanged(profiles, signal) {
      if (profiles.length > 0) await untilStored(() => embedOnce(profiles, signal, unchanged));
    },
  };
}

type Vectors = ReadonlyMap<string, Float32Array>;

/** The domains whose stored vector equals the newly computed one. */
async function unchanged({ index }: UsableVectors, vectors: Vectors): Promise<ReadonlySet<string>> {
  const stored = await index.get([...vectors.keys()]);
  return new Set(
    [...stored].flatMap(([key, vector]) =>
      cosine(vector, vectors.get(key) ?? vector) >= UNCHANGED_COSINE ? [key] : [],
    ),
  );
}

async function* noRows(): AsyncGenerator<never> {}

/** Caches the facts of a model, because they are large and stay the same until a rebuild. */
function createFactsReader(): (stored: VectorModel) => ModelFacts {
  let known: { readonly name: string; readonly facts: ModelFacts } | undefined;
  return (stored) => {
    if (known?.name !== stored.name) known = { name: stored.name, facts: ModelFacts.parse(stored.facts) };
    return known.facts;
  };
}

/** Without usable vectors, companies can still be compared by their words. */
function damageOf(error: unknown): string {
  if (error instanceof VectorIndexDamaged) return `The vectors are damaged: ${error.message}`;
  return `The vectors cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
