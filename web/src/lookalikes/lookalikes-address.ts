import { domainIn } from '../search/typed-domain.ts';
import { SCORE_MIN } from './likeness.tsx';

/** Lookalikes in the address, with the parameter names of the API. A link opens the same grid. */
export interface LookalikesAddress {
  /** The companies that results should resemble. */
  readonly domains: readonly string[];
  /** The companies that results should not resemble. */
  readonly not: readonly string[];
  readonly country: string;
  readonly industry: string;
  readonly technology: string;
  /** Between 0 and 1. */
  readonly min_score: number;
}

/** The limit of the service. */
export const SEEDS_MAX = 10;

export function readLookalikesAddress(query: string): LookalikesAddress {
  const parameters = new URLSearchParams(query);
  const score = parameters.get('min_score');
  const isScore = score !== null && /^(?:0(?:\.\d+)?|1)$/.test(score);
  return {
    domains: domainsIn(parameters.get('domains') ?? ''),
    not: domainsIn(parameters.get('not') ?? ''),
    country: /^[a-z]{2}$/i.test(parameters.get('country') ?? '') ? (parameters.get('country') ?? '') : '',
    industry: (parameters.get('industry') ?? '').slice(0, 100),
    technology: (parameters.get('technology') ?? '').slice(0, 100),
    min_score: isScore ? Number(score) : SCORE_MIN,
  };
}

/**
 * The settings of an alert besides the companies to resemble. If the user did not move the cut-off, the alert uses its own default, which
 * reports only strong lookalikes.
 */
export function watchedLookalikes({ not, country, industry, technology, min_score }: LookalikesAddress) {
  return {
    likeness: {
      ...(not.length > 0 && { not: not.join(',') }),
      ...(min_score !== SCORE_MIN && { min_score }),
    },
    filters: {
      ...(country !== '' && { country }),
      ...(industry !== '' && { industry }),
      ...(technology !== '' && { technology }),
    },
  };
}

/** Every domain in a text that is separated by commas or spaces, without duplicates. */
export const domainsIn = (text: string): readonly string[] =>
  [...new Set(text.split(/[\s,;]+/).flatMap((part) => domainIn(part) ?? []))].slice(0, SEEDS_MAX);

export function printLookalikesAddress(address: LookalikesAddress): string {
  const parameters = new URLSearchParams();
  for (const name of ['domains', 'not'] as const)
    if (address[name].length > 0) parameters.set(name, address[name].join(','));
  for (const name of ['country', 'industry', 'technology'] as const)
    if (address[name] !== '') parameters.set(name, address[name]);
  if (address.min_score !== SCORE_MIN) parameters.set('min_score', String(address.min_score));
  const query = parameters.toString().replaceAll('%2C', ',');
  return query === '' ? '/app/lookalikes' : `/app/lookalikes?${query}`;
}
