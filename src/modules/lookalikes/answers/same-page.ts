import type { TextSearch } from '../../../lib/text-index/api.ts';
import type { GlossaryModel } from '../embedding/glossary-model.ts';
import { type Term, termOverlap } from '../embedding/page-terms.ts';
import type { Statistics } from '../embedding/statistics.ts';
import { cosine } from '../vectors/calibrate.ts';
import type { UsableVectors } from '../vectors/company-vectors.ts';
import { readPages } from '../vectors/read-pages.ts';

/** Whether two companies with the same name show nearly the same page. */
export type SamePage = (one: string, other: string) => Promise<boolean>;

const ALIKE_COSINE = 0.97;
const ALIKE_OVERLAP = 0.8;

export function sameVector({ index }: UsableVectors, signal: AbortSignal): SamePage {
  const known = new Map<string, Float32Array | undefined>();
  const vectorOf = async (domain: string): Promise<Float32Array | undefined> => {
    if (!known.has(domain)) known.set(domain, (await index.get([domain], { signal })).get(domain));
    return known.get(domain);
  };
  return async (one, other) => {
    const [a, b] = [await vectorOf(one), await vectorOf(other)];
    return a !== undefined && b !== undefined && cosine(a, b) >= ALIKE_COSINE;
  };
}

export function sameTerms(
  index: TextSearch,
  glossary: GlossaryModel,
  statistics: Statistics,
  signal: AbortSignal,
): SamePage {
  const known = new Map<string, readonly Term[]>();
  const termsOf = async (domain: string): Promise<readonly Term[]> => {
    if (!known.has(domain)) {
      const pages = await readPages(index, [domain], signal);
      known.set(domain, (await glossary.terms(pages, statistics, signal))[0] ?? []);
    }
    return known.get(domain) ?? [];
  };
  return async (one, other) => termOverlap(await termsOf(one), await termsOf(other)) >= ALIKE_OVERLAP;
}
