import { countryCode } from '../country-names.ts';
import type { Voter } from '../vote.ts';

/** Mailboxes and neighbours on a national suffix: weak signs, but often the only ones under a generic domain. */
export const linkedDomainVote: Voter = (page) => {
  const counts = new Map<string, number>();
  for (const anchor of page.anchors.slice(0, ANCHORS_MAX)) {
    const isMail = anchor.rawHref.startsWith('mailto:');
    const host = isMail
      ? (/@([\w.-]+)/.exec(anchor.rawHref)?.[1] ?? '')
      : (/^https?:\/\/([\w.-]+)/.exec(anchor.href)?.[1] ?? '');
    const suffix = /\.(?:com?|org|gov|edu|ac|net)?\.?([a-z]{2})$/.exec(host)?.[1];
    if (suffix === undefined || WORLDWIDE.has(suffix) || host.endsWith(page.address.domain)) continue;
    const country = countryCode(suffix);
    if (country !== null) counts.set(country, (counts.get(country) ?? 0) + (isMail ? 3 : 1));
  }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] === second?.[1]) return [];
  return [{ country: best[0], weight: best[1] >= 3 ? 1.2 : 0.8, evidence: 'linked domains' }];
};

const ANCHORS_MAX = 800;
const WORLDWIDE = new Set(
  'io co me tv ai cc ws tk ml ga cf gq to fm am gg ly sh ac st nu la vc be eu'.split(' '),
);
