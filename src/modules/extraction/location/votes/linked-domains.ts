import { pagePieces } from '../../contacts/page-pieces.ts';
import { countryCode } from '../country-names.ts';
import type { Voter } from '../vote.ts';

/** Mailboxes and linked sites on a national suffix: weak signs, but often the only ones under a generic domain. */
export const linkedDomainVote: Voter = (page) => {
  const counts = new Map<string, number>();
  const { mailed, external } = pagePieces(page);
  const add = (host: string, weight: number): void => {
    const suffix = host.charAt(host.length - 3) === '.' ? host.slice(-2) : '';
    if (suffix === '' || WORLDWIDE.has(suffix) || host.endsWith(page.address.domain)) return;
    const country = countryCode(suffix);
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + weight);
  };
  for (const { rawHref } of mailed) add(/@([\w.-]+)/.exec(rawHref)?.[1] ?? '', 3);
  for (const { rawHref } of external.slice(0, LINKS_MAX)) add(/\/\/([\w.-]+)/.exec(rawHref)?.[1] ?? '', 1);
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] === second?.[1]) return [];
  return [{ country: best[0], weight: best[1] >= 3 ? 1.2 : 0.8, evidence: 'linked domains' }];
};

const LINKS_MAX = 200;
const WORLDWIDE = new Set(
  'io co me tv ai cc ws tk ml ga cf gq to fm am gg ly sh ac st nu la vc be eu'.split(' '),
);
