import { countryCode } from '../country-names.ts';
import type { Voter } from '../vote.ts';

/** Mailboxes and neighbours on a national suffix: weak signs, but often the only ones under a generic domain. */
export const linkedDomainVote: Voter = (page) => {
  const counts = new Map<string, number>();
  for (const { href } of page.anchors.slice(0, ANCHORS_MAX)) {
    const isMail = href.startsWith('mailto:');
    const hostStart = isMail ? href.indexOf('@') + 1 : href.indexOf('//') + 2;
    if (hostStart < 3) continue;
    const host = href.slice(hostStart, hostEnd(href, hostStart));
    const suffix = host.charAt(host.length - 3) === '.' ? host.slice(-2) : undefined;
    if (suffix === undefined || WORLDWIDE.has(suffix) || host.endsWith(page.address.domain)) continue;
    const country = countryCode(suffix);
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + (isMail ? 3 : 1));
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] === second?.[1]) return [];
  return [{ country: best[0], weight: best[1] >= 3 ? 1.2 : 0.8, evidence: 'linked domains' }];
};

function hostEnd(href: string, from: number): number {
  const slash = href.indexOf('/', from);
  const query = href.indexOf('?', from);
  const ends = [slash, query].filter((end) => end !== -1);
  return ends.length === 0 ? href.length : Math.min(...ends);
}

const ANCHORS_MAX = 500;
const WORLDWIDE = new Set(
  'io co me tv ai cc ws tk ml ga cf gq to fm am gg ly sh ac st nu la vc be eu'.split(' '),
);
