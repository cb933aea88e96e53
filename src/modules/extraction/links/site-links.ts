import { oncePerPage } from '../page/once-per-page.ts';
import type { Anchor, ParsedPage } from '../page/parsed-page.ts';
import { hostOf } from '../page/resolve-link.ts';
import { foldLabel, type LabelMatch, matchLabel } from './match-label.ts';
import type { PageKind } from './page-kinds.ts';

export interface SiteLink {
  readonly href: string;
  readonly text: string;
  readonly score: number;
}

export type SiteLinks = ReadonlyMap<PageKind, SiteLink>;

/** The best link of each kind of page. Label, address and place must fit together: a loose word names a thing, not a page. */
export const findSiteLinks = oncePerPage((page: ParsedPage): SiteLinks => {
  const best = new Map<PageKind, SiteLink>();
  const ownLetters = lettersOf(page.address.domain);
  for (const anchor of page.anchors.slice(0, anchorsMax)) {
    const byText =
      matchLabel(anchor.text) ?? (anchor.label === anchor.text ? null : matchLabel(anchor.label));
    // A long label is the name of a thing; the address of a thing says nothing about the site.
    const byAddress = anchor.text.length > longLabelCharacters ? null : matchLabel(lastSegment(anchor.href));
    if (byText === null && byAddress === null) continue;
    const reach = isRefused(anchor.href) ? 'none' : reachOf(anchor.href, page);
    if (reach === 'none') continue;
    // Two loose words do not make a name: `team-building` under "Team building" is no team.
    const agree =
      byText?.kind === byAddress?.kind && Math.max(byText?.strength ?? 0, byAddress?.strength ?? 0) === 1;
    if (
      byText !== null &&
      (agree || standsAlone(byText, anchor.text, ownLetters)) &&
      fitsKind(byText.kind, anchor)
    )
      offer(best, byText.kind, anchor, 2 * byText.strength + (agree ? 1 : 0), reach);
    if (byAddress !== null && !agree && reach === 'same-site' && mayBeUnlabelled(byAddress, anchor))
      offer(best, byAddress.kind, anchor, 1.2 * byAddress.strength, reach);
  }
  return best;
});

/** Labels that name a page only when its address says so too: they name other things as often. */
const doubtful = new Set(
  `join us|join|people|company|profile|legal|legal information|media|service|services|plans|packages|rates|price|prices|fees|terms|conditions|magazine|stories|journal|members|account|firma|management|get started|
   disclaimer|employment|subscription|subscriptions|tarif|abonnements|boeken|reserve|reservations|novedades|novinky|novità|novidades|entreprise|empresa|work|praca|работа|робота|ura|om|sobre|profil|help|info|articles|insights|order|start|
   unternehmen|planes|planos|harga|ücretler|subscribe|registration|registro|registrace|cookie|cookies|stellen|emploi|empleo|emplois|vagas|jobb|policy|press|presse|prensa|stampa`
    .split('|')
    .map((label) => foldLabel(label)),
);

/** Whether a label names other things as often as a page. */
export function isDoubtful(label: string): boolean {
  return doubtful.has(foldLabel(label));
}

/** Whether the label says nothing but the kind: the whole label names it, or one word does and the rest is the site's own name. */
function standsAlone({ strength }: LabelMatch, text: string, ownLetters: string): boolean {
  const folded = foldLabel(text);
  if (strength === 1) return !doubtful.has(folded);
  const others = folded.split(' ').filter((word) => word.length > smallWordSize);
  // One of them is the word that tells the kind.
  return others.length <= 1 || others.filter((word) => !ownLetters.includes(word)).length <= 1;
}

const smallWordSize = 3;

/** What only looks like the kind: prices of things, recipes for cookies, shirts of teams, letters by mail. */
function fitsKind(kind: PageKind, { text, href }: Anchor): boolean {
  if (kind === 'signup') return !/newsletter|e-?mail|subscri|abonn/i.test(`${text} ${href}`);
  if (kind === 'pricing') return !/\d/.test(text) && !thingPath.test(href) && !otherPrices.test(href);
  return !guarded.has(kind) || !thingPath.test(href);
}

/** Lists sorted by price, and what a paper takes for advertisements. */
const otherPrices =
  /[?&](?:order|sort|price)|\/(?:advertis|publicidad|publicidade|publicite|pubblicita|mediadaten|werb|anzeigen|reklam|annonc)/i;

/** An address speaks for a label that says nothing else: a picture, an icon, "more". */
function mayBeUnlabelled({ strength }: LabelMatch, { text, href }: Anchor): boolean {
  if (strength < 1 || text.length > unlabelledCharacters || thingPath.test(href)) return false;
  return !doubtful.has(foldLabel(lastSegment(href)));
}

const unlabelledCharacters = 20;
const guarded: ReadonlySet<PageKind> = new Set([
  'cookies',
  'team',
  'booking',
  'blog',
  'careers',
  'press',
  'imprint',
  'faq',
]);
const thingPath =
  /\/(?:products?|produkte?|produits?|productos?|prodotti|category|categories|kategorie|categorie|catalog|catalogue|collections?|tags?|recipes?|rezepte|recettes?|recetas|items?|p|shop|store|search|jobs\/[^/]{12,}|t\/)\/|[?&](?:cat|category|tag|product|q|s|search)=|\/20\d\d\/\d\d?\//i;
const refusedHref =
  /\/cdn-cgi\/l\/email-protection|\.(?:jpe?g|png|gif|webp|svg|mp4|zip|css|js)(?:$|[?#])|^https?:\/\/(?:[\w-]+\.){0,2}(?:twitter|x|facebook|instagram|youtube|linkedin|pinterest|tiktok|google|apple|whatsapp)\.com\//i;

function isRefused(href: string): boolean {
  return refusedHref.test(href);
}

function lettersOf(domain: string): string {
  return foldLabel(domain).replaceAll(' ', '');
}

const anchorsMax = 1500;
const longLabelCharacters = 28;

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
  const target = hash < 0 ? href : href.slice(0, hash);
  // The page itself is none of its parts.
  if (hash < 0) return isHome(target, page) ? 'none' : 'same-site';
  return target === page.address.finalUrl || target === page.baseUrl ? 'same-page' : 'same-site';
}

function isHome(href: string, page: ParsedPage): boolean {
  const { finalUrl, host } = page.address;
  if (href === finalUrl || `${href}/` === finalUrl) return true;
  return (
    hostOf(href).replace(/^www\./, '') === host && /^https?:\/\/[^/]+\/?(?:index\.(?:html?|php))?$/.test(href)
  );
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
