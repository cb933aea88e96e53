import type { Anchor, ParsedPage } from '../page/parsed-page.ts';
import { hostOf } from '../page/resolve-link.ts';
import { matchLabel } from './match-label.ts';
import type { PageKind } from './page-kinds.ts';

export interface SiteLink {
  readonly href: string;
  readonly text: string;
  readonly score: number;
}

export type SiteLinks = ReadonlyMap<PageKind, SiteLink>;

/** The best link of each kind of page. */
export function findSiteLinks(page: ParsedPage): SiteLinks {
  const known = foundBefore.get(page);
  if (known !== undefined) return known;
  const best = new Map<PageKind, SiteLink>();
  for (const anchor of page.anchors.slice(0, anchorsMax)) {
    const byText =
      matchLabel(anchor.text) ?? (anchor.label === anchor.text ? null : matchLabel(anchor.label));
    // A long label is the name of a thing; the address of a thing says nothing about the site.
    const byAddress = anchor.text.length > longLabelCharacters ? null : matchLabel(lastSegment(anchor.href));
    if (byText === null && byAddress === null) continue;
    const reach = reachOf(anchor.href, page);
    if (reach === 'none') continue;
    const agree = byText?.kind === byAddress?.kind;
    if (byText !== null) offer(best, byText.kind, anchor, 2 * byText.strength + (agree ? 1 : 0), reach);
    if (byAddress !== null && !agree && reach === 'same-site')
      offer(best, byAddress.kind, anchor, 1.2 * byAddress.strength, reach);
  }
  foundBefore.set(page, best);
  return best;
}

const anchorsMax = 1500;
const longLabelCharacters = 28;

/** Several heuristics ask for the links of the page at hand. */
const foundBefore = new WeakMap<ParsedPage, SiteLinks>();

type Reach = 'same-site' | 'same-page' | 'elsewhere' | 'none';

/** Kinds that companies often leave to a service on another domain. */
const mayBeElsewhere: ReadonlySet<PageKind> = new Set([
  'careers',
  'login',
  'signup',
  'support',
  'booking',
  'blog',
  'cart',
  'demo',
  'trial',
  'privacy',
]);
const weightByReach: Readonly<Record<Reach, number>> = {
  'same-site': 1,
  'same-page': 0.4,
  elsewhere: 0.5,
  none: 0,
};

function offer(
  best: Map<PageKind, SiteLink>,
  kind: PageKind,
  anchor: Anchor,
  strength: number,
  reach: Reach,
): void {
  if (reach === 'elsewhere' && (strength < 2 || !mayBeElsewhere.has(kind))) return;
  const score = strength * weightByReach[reach] * (anchor.hidden ? 0.8 : 1);
  if (score > (best.get(kind)?.score ?? 0)) best.set(kind, { href: anchor.href, text: anchor.text, score });
}

function reachOf(href: string, page: ParsedPage): Reach {
  const host = hostOf(href);
  if (host === '') return 'none';
  const { domain, finalDomain } = page.address;
  if (!isWithin(host, domain) && !isWithin(host, finalDomain)) return 'elsewhere';
  const hash = href.indexOf('#');
  if (hash < 0) return 'same-site';
  const target = href.slice(0, hash);
  return target === page.address.finalUrl || target === page.baseUrl ? 'same-page' : 'same-site';
}

export function isWithin(host: string, domain: string): boolean {
  return (
    host === domain || (host.endsWith(domain) && host.charCodeAt(host.length - domain.length - 1) === dot)
  );
}

const dot = 46;

/** The segment that names the page: `/en/about-us.html?x=1` gives `about-us`. */
function lastSegment(href: string): string {
  let end = href.length;
  for (const mark of ['#', '?']) {
    const position = href.indexOf(mark);
    if (position >= 0 && position < end) end = position;
  }
  if (href.charCodeAt(end - 1) === slash) end--;
  const start = href.lastIndexOf('/', end - 1) + 1;
  if (start <= 8 || end - start > segmentCharactersMax || end <= start) return '';
  const segment = href.slice(start, end);
  const name = segment.includes('.')
    ? segment.replace(/\.(?:html?|php|aspx?|jspx?|cfm|shtml|do|page|xhtml)$/i, '')
    : segment;
  return name.includes('%') ? decoded(name) : name;
}

const slash = 47;
const segmentCharactersMax = 40;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
