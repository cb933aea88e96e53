import { freshTurn } from '../../../lib/event-loop-turn.ts';
import type { TextSearch } from '../../../lib/text-index/api.ts';
import type { EmbeddingModel } from '../embedding/embedding-model.ts';
import { cosine } from '../vectors/calibrate.ts';
import type { CompanyVectors, Embeddable, UsableVectors } from '../vectors/company-vectors.ts';
import {
  BUDGET_MS,
  CANDIDATES_MAX,
  type Candidate,
  type LookalikeQuery,
  NEGATIVE_WEIGHT,
} from './lookalike-query.ts';
import { allowedAmong, allowedDomains } from './matching-domains.ts';

interface Dependencies {
  readonly index: TextSearch;
  readonly vectors: CompanyVectors;
}

/** How many of the nearest rows are checked if a filter leaves too many companies to list them all. */
const NEAREST_MAX = 10_000;

/** A seed has no vector, because its page has too little text for one. */
class NoVector extends Error {
  override readonly name = 'NoVector';
}

/** Ranks companies by how close their vectors are to the mean of the seeds. */
export async function rankByVectors(
  query: LookalikeQuery,
  profiles: ReadonlyMap<string, Embeddable>,
  usable: UsableVectors,
  { index, vectors }: Dependencies,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const { direction, seeds } = await queryVector(query, profiles, usable, vectors, signal);
  const { domains, condition } = await allowedDomains(
    index,
    query,
    languagesOf(query.seeds, profiles),
    signal,
  );
  const { hits } = await usable.index.search(direction, {
    limit: condition ? NEAREST_MAX : CANDIDATES_MAX,
    minScore: usable.facts.thresholds.shown,
    exclude: new Set([...query.seeds, ...query.not, ...(query.excludedDomains ?? [])]),
    ...(domains && { allow: domains }),
    signal,
    budgetMs: BUDGET_MS,
  });
  const keys = hits.map(({ key }) => key);
  const left = condition && (await allowedAmong(index, keys, condition, signal));
  const found = hits.filter(({ key }) => left?.has(key) ?? true).slice(0, CANDIDATES_MAX);
  const nearest = await nearestSeeds(
    found.map(({ key }) => key),
    seeds,
    usable,
    signal,
  );
  return found.map(({ key, score }) => ({
    domain: key,
    score,
    nearestSeed: nearest.get(key) ?? seeds[0]?.domain ?? '',
  }));
}

/** How similar some pages are to what a query looks for, whether or not they are indexed. */
export async function scorePages(
  pages: readonly Embeddable[],
  query: LookalikeQuery,
  profiles: ReadonlyMap<string, Embeddable>,
  usable: UsableVectors,
  vectors: CompanyVectors,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const { direction } = await queryVector(query, profiles, usable, vectors, signal);
  const length = Math.sqrt(cosine(direction, direction));
  const made = await vectors.vectorsOf(pages, usable, signal);
  return new Map([...made].map(([domain, vector]) => [domain, cosine(direction, vector) / length]));
}

interface QueryVector {
  readonly direction: Float32Array;
  readonly seeds: readonly { readonly domain: string; readonly vector: Float32Array }[];
}

async function queryVector(
  query: LookalikeQuery,
  profiles: ReadonlyMap<string, Embeddable>,
  usable: UsableVectors,
  vectors: CompanyVectors,
  signal: AbortSignal,
): Promise<QueryVector> {
  const known = await vectorsFor([...query.seeds, ...query.not], profiles, usable, vectors, signal);
  const seeds = query.seeds.map((domain) => ({ domain, vector: vectorAt(known, domain) }));
  const unwanted = query.not.flatMap((domain) => known.get(domain) ?? []);
  const direction = directionOf(
    seeds.map(({ vector }) => vector),
    unwanted,
  );
  return { seeds, direction: tilted(direction, vectors.model, query.mix) };
}

export const languagesOf = (
  domains: readonly string[],
  profiles: ReadonlyMap<string, Pick<Embeddable, 'language'>>,
): string[] => [...new Set(domains.flatMap((domain) => profiles.get(domain)?.language ?? []))];

/** The stored vectors; for pages without one, the vector is computed on the spot. */
async function vectorsFor(
  domains: readonly string[],
  profiles: ReadonlyMap<string, Embeddable>,
  usable: UsableVectors,
  vectors: CompanyVectors,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Float32Array>> {
  const stored = await usable.index.get(domains, { signal, budgetMs: BUDGET_MS });
  const missing = domains.flatMap((domain) => (stored.has(domain) ? [] : (profiles.get(domain) ?? [])));
  if (missing.length === 0) return stored;
  return new Map([...stored, ...(await vectors.vectorsOf(missing, usable, signal))]);
}

function vectorAt(known: ReadonlyMap<string, Float32Array>, domain: string): Float32Array {
  const vector = known.get(domain);
  if (!vector) throw new NoVector(`The homepage of ${domain} has too little text to be compared.`);
  return vector;
}

/** The mean of the seeds finds more of the same kind than the best single seed; companies to avoid are subtracted. */
function directionOf(seeds: readonly Float32Array[], unwanted: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(seeds[0]?.length ?? 0);
  const add = (vectors: readonly Float32Array[], weight: number): void => {
    for (const vector of vectors)
      for (let at = 0; at < sum.length; at++)
        sum[at] = (sum[at] as number) + ((vector[at] as number) * weight) / vectors.length;
  };
  add(seeds, 1);
  add(unwanted, -NEGATIVE_WEIGHT);
  return sum;
}

/** Gives the industry coordinates more or less weight; models without such coordinates ignore the mix. */
function tilted(vector: Float32Array, { industryFrom }: EmbeddingModel, mix: number): Float32Array {
  if (industryFrom === undefined || mix === 0.5) return vector;
  return vector.map((value, at) => (at < industryFrom ? value : value * 2 * mix));
}

/** For each company, the seed that it resembles most. */
async function nearestSeeds(
  domains: readonly string[],
  seeds: readonly { readonly domain: string; readonly vector: Float32Array }[],
  { index }: UsableVectors,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (seeds.length === 1 || domains.length === 0) return new Map();
  const vectors = await index.get(domains, { signal, budgetMs: BUDGET_MS });
  const nearest = new Map<string, string>();
  for (const [domain, vector] of vectors) {
    await freshTurn();
    const scored = seeds.map((seed) => ({ domain: seed.domain, score: cosine(seed.vector, vector) }));
    scored.sort((a, b) => b.score - a.score || (a.domain < b.domain ? -1 : 1));
    nearest.set(domain, scored[0]?.domain ?? '');
  }
  return nearest;
}
