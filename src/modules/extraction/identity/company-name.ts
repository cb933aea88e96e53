import { getDomainWithoutSuffix } from 'tldts';
import type { Heuristic } from '../heuristic.ts';
import type { PageAddress } from '../page/page-address.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { bareLetters, domainAffinity } from './domain-affinity.ts';
import { withoutLegalForm } from './legal-form.ts';
import { type NameCandidate, nameCandidates } from './name-candidates.ts';

/** The name that is best founded: by its source, by how it fits the domain, and by how many sources agree on it. */
export const findCompanyName: Heuristic = (page) => {
  const ranked = rankNames(page);
  const [best] = ranked;
  if (best === undefined) return [];
  const others = ranked
    .filter(({ name, score }) => score >= ALTERNATE_SCORE && !isSameName(name, best.name))
    .map(({ name }) => name);
  return [
    { column: 'company_name', value: best.name, evidence: best.source },
    ...(others.length === 0
      ? []
      : [
          {
            column: 'alternate_names' as const,
            value: [...new Set(others)].slice(0, 5),
            evidence: 'name candidates',
          },
        ]),
  ];
};

interface RankedName {
  readonly name: string;
  readonly source: string;
  readonly score: number;
}

const AFFINITY_WEIGHT = 3;
const AGREEMENT_WEIGHT = 0.5;
const AGREEMENTS_MAX = 3;
/** A second name must have a good source and fit the domain too. */
const ALTERNATE_SCORE = 4.5;
/** A name nothing else supports (a lone heading on a foreign domain) is not worth storing. */
const SCORE_MIN = 1;

function rankNames(page: ParsedPage): RankedName[] {
  const candidates = nameCandidates(page).map((candidate) => ({
    ...candidate,
    name: tidyName(candidate.name),
  }));
  const sourcesByName = new Map<string, Set<string>>();
  for (const { name, source } of candidates) {
    const key = bareLetters(name);
    sourcesByName.set(key, (sourcesByName.get(key) ?? new Set()).add(source));
  }
  return candidates
    .filter(({ name }) => bareLetters(name).length >= 2)
    .map((candidate) => ({
      name: candidate.name,
      source: candidate.source,
      score: score(candidate, page.address, sourcesByName.get(bareLetters(candidate.name))?.size ?? 1),
    }))
    .filter((ranked) => ranked.score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score);
}

function score({ name, weight }: NameCandidate, address: PageAddress, sources: number): number {
  const words = name.split(/\s+/).length;
  const lengthPenalty = Math.max(0, words - 5) * 0.5 + Math.max(0, name.length - 45) * 0.05;
  return (
    weight +
    AFFINITY_WEIGHT * affinity(name, address) +
    AGREEMENT_WEIGHT * Math.min(sources - 1, AGREEMENTS_MAX) -
    lengthPenalty
  );
}

/** On a shared host (`kvarnby.wordpress.com`) the name is in the subdomain. */
function affinity(name: string, address: PageAddress): number {
  const own = Math.max(domainAffinity(name, address.domain), domainAffinity(name, address.finalDomain));
  const hosted = getDomainWithoutSuffix(address.host, { allowPrivateDomains: true });
  return hosted === null ? own : Math.max(own, domainAffinity(name, `${hosted}.x`));
}

function tidyName(name: string): string {
  const bare = withoutLegalForm(name.replace(/\s+/g, ' ').trim());
  return bare
    .replace(/^[\s"'«“„,;:®™-]+|[\s"'»”,;:®™-]+$/g, '')
    .replace(/[®™]/g, '')
    .trim();
}

function isSameName(a: string, b: string): boolean {
  const [left, right] = [bareLetters(a), bareLetters(b)];
  return left === right || left.includes(right) || right.includes(left);
}
