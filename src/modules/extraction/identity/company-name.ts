import { getDomainWithoutSuffix } from 'tldts';
import type { Finding, Heuristic } from '../heuristic.ts';
import type { PageAddress } from '../page/page-address.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { bareLetters, domainAffinity } from './domain-affinity.ts';
import { withoutLegalForm } from './legal-form.ts';
import { nameCandidates } from './name-candidates.ts';
import { isGenericName } from './title-parts.ts';

/** The name that is best founded: by its source, by how it fits the domain, and by how many sources agree on it. */
export const findCompanyName: Heuristic = (page) => {
  const ranked = rankNames(page);
  const [best] = ranked;
  if (best === undefined) return nameFromDomain(page.address);
  const findings: Finding[] = [
    { column: 'company_name', value: bestSpelling(best, ranked), evidence: best.source },
  ];
  const others = ranked
    .filter(({ name, score }) => score >= ALTERNATE_SCORE && !isSameName(name, best.name))
    .map(({ name }) => name);
  if (others.length > 0) {
    findings.push({
      column: 'alternate_names',
      value: [...new Set(others)].slice(0, 5),
      evidence: 'further name candidates',
    });
  }
  return findings;
};

/** The last resort, only where the domain is the company's own and long enough to be a word. */
function nameFromDomain(address: PageAddress): readonly Finding[] {
  const label = getDomainWithoutSuffix(address.domain, { allowPrivateDomains: true });
  const isOwn = address.host === address.domain;
  if (label === null || !isOwn || label.length < 4 || label.startsWith('xn--')) return [];
  const words = label.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [{ column: 'company_name', value: words.join(' '), evidence: 'domain' }];
}

interface RankedName {
  readonly name: string;
  readonly source: string;
  readonly score: number;
}

const AFFINITY_WEIGHT = 3;
const AGREEMENT_WEIGHT = 0.6;
const AGREEMENTS_MAX = 3;
/** A second name must have a good source and fit the domain too. */
const ALTERNATE_SCORE = 4.5;
/** A name nothing else supports (a lone heading on a foreign domain) is not worth storing. */
const SCORE_MIN = 1;

function rankNames(page: ParsedPage): RankedName[] {
  const candidates = nameCandidates(page)
    .map((candidate) => ({ ...candidate, name: tidyName(candidate.name) }))
    .filter(({ name }) => bareLetters(name).length >= 2 && !isGenericName(name));
  const sourcesByName = new Map<string, Set<string>>();
  for (const { name, source } of candidates) {
    const key = bareLetters(name);
    sourcesByName.set(key, (sourcesByName.get(key) ?? new Set()).add(source));
  }
  const description = comparable(page.metas.get('description')?.[0] ?? '');
  const ranked = candidates.map((candidate) => {
    const support =
      agreements(candidate.name, sourcesByName) +
      (description.includes(comparable(candidate.name)) ? 0.5 : 0);
    const score = candidate.weight + AGREEMENT_WEIGHT * support - wordiness(candidate.name);
    return { ...candidate, score: score + AFFINITY_WEIGHT * affinity(candidate.name, page.address) };
  });
  return ranked.filter(({ score }) => score >= SCORE_MIN).sort((a, b) => b.score - a.score);
}

/** Other sources that give the same name count whole; those that give a longer form of it, or its initials, count half. */
function agreements(name: string, sourcesByName: ReadonlyMap<string, ReadonlySet<string>>): number {
  const key = bareLetters(name);
  const same = (sourcesByName.get(key)?.size ?? 1) - 1;
  let longer = sourcesByName.has(initialsOf(name)) ? 1 : 0;
  if (key.length >= 5)
    for (const other of sourcesByName.keys())
      if (other.length > key.length && other.includes(key)) longer += 1;
  return Math.min(same, AGREEMENTS_MAX) + Math.min(longer, 2) / 2;
}

function comparable(text: string): string {
  return bareLetters(text.replaceAll('&', ' and '));
}

/** Names are short and capitalised; what is long or mostly lower case is a description, what is very short an abbreviation. */
function wordiness(name: string): number {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const described = words.slice(1).filter((word) => word.length > 3 && /^\p{Ll}/u.test(word)).length;
  return (
    Math.max(0, words.length - 5) * 0.5 +
    Math.max(0, name.length - 45) * 0.05 +
    described * 0.4 +
    (name.length <= 4 ? 0.6 : 0)
  );
}

/** "World Lebanese Cultural Union" is supported by a page that also calls itself WLCU. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return words.length < 3 ? '' : bareLetters(words.map((word) => word.charAt(0)).join(''));
}

/** Among spellings of the winner the one with the most words: "Kvarnby Bageri" before "KvarnbyBageri". */
function bestSpelling(best: RankedName, ranked: readonly RankedName[]): string {
  const key = bareLetters(best.name);
  const spellings = ranked.filter(({ name }) => bareLetters(name) === key).map(({ name }) => name);
  return spellings.reduce(
    (chosen, name) => (name.split(' ').length > chosen.split(' ').length ? name : chosen),
    best.name,
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
