import { oncePerPage } from '../page/once-per-page.ts';
import type { PageAddress } from '../page/page-address.ts';
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

/** The best link for each kind of page. Label, address and position must fit together: a single word may name a thing instead of a page. */
export const findSiteLinks = oncePerPage((page: ParsedPage): SiteLinks => {
  const best = new Map<PageKind, SiteLink>();
  const ownLetters = lettersOf(page.address.domain);
  for (const anchor of page.anchors.slice(0, anchorsMax)) {
    const byShown = matchLabel(anchor.text);
    const label = byShown === null ? anchor.label : anchor.text;
    const byText = byShown ?? (anchor.label === anchor.text ? null : matchLabel(anchor.label));
    // A long label is the name of a thing, and the address of a thing is not evidence about the site.
    const segment = anchor.text.length > longLabelCharacters ? '' : lastSegment(anchor.href);
    const byAddress = matchLabel(segment);
    if (byText === null && byAddress === null) continue;
    const reach = isRefused(anchor.href, page) ? 'none' : reachOf(anchor.href, page);
    if (reach === 'none') continue;
    const standsAlone = byText !== null && !isDoubtful(label) && saysNothingElse(byText, label, ownLetters);
    // Two loose matches do not make a strong one: `team-building` under "Team building" is not a team page.
    const agree =
      byText?.kind === byAddress?.kind && Math.max(byText?.strength ?? 0, byAddress?.strength ?? 0) === 1;
    if (
      byText !== null &&
      (agree || standsAlone) &&
      fitsKind(byText.kind, anchor) &&
      (reach !== 'elsewhere' || mayBeElsewhere(byText.kind, anchor.href, page.address))
    ) {
      // "About" that leads to `about-the-prize` is about the prize: a more specific address adds nothing.
      const isBacked = agree && byAddress !== null && saysNothingElse(byAddress, segment, ownLetters);
      offer(best, byText.kind, anchor, 2 * byText.strength + (isBacked ? 1 : 0), reach);
    }
    if (byAddress !== null && !agree && reach === 'same-site' && mayBeUnlabelled(byAddress, anchor))
      offer(best, byAddress.kind, anchor, 1.2 * byAddress.strength, reach);
  }
  return best;
});

/** Labels that name a page only if its address agrees, because they name other things just as often. */
const doubtful = new Set(
  `join us|join|people|company|profile|legal|legal information|media|service|services|plans|packages|rates|price|prices|fees|terms|conditions|magazine|stories|journal|account|firma|management|get started|
   disclaimer|employment|subscription|subscriptions|tarif|abonnements|boeken|book|reserve|reservations|novedades|novinky|novità|novidades|entreprise|empresa|work|praca|работа|робота|ura|om|sobre|profil|help|info|articles|insights|order|start|
   unternehmen|planes|planos|harga|ücretler|subscribe|registration|registro|registrace|cookie|cookies|stellen|emploi|empleo|emplois|vagas|jobb|policy|press|presse|prensa|stampa`
    .split('|')
    .map((label) => foldLabel(label)),
);

/** Whether a label names other things as often as a page. */
export function isDoubtful(label: string): boolean {
  return doubtful.has(foldLabel(label));
}

/** Whether a label names nothing but the kind: the whole label names it, or one word does and the rest is the site's own name. */
function saysNothingElse({ strength }: LabelMatch, label: string, ownLetters: string): boolean {
  if (strength === 1) return true;
  const others = foldLabel(label)
    .split(' ')
    .filter((word) => word.length > smallWordSize);
  // One of the words is the name of the kind.
  return others.length <= 1 || others.filter((word) => !ownLetters.includes(word)).length <= 1;
}

const smallWordSize = 3;

/** Excludes what only looks like the kind: prices of things, recipes for cookies, team shirts, newsletters. */
function fitsKind(kind: PageKind, { text, href }: Anchor): boolean {
  if (kind === 'signup') return !otherEntries.test(`${text} ${href}`);
  if (kind === 'login') return !/log-?out|sign-?out|abmelden/i.test(href);
  if (kind === 'careers' && othersJobs.test(href)) return false;
  if (kind === 'blog' && sentIn.test(text)) return false;
  if (kind === 'imprint' && partOfHouse.test(href)) return false;
  if (kind === 'pricing') return !/\d/.test(text) && !thingPath.test(href) && !otherPrices.test(href);
  return !guarded.has(kind) || !thingPath.test(href);
}

/** Newsletters, and events that one registers for. */
const otherEntries =
  /newsletter|e-?mail|subscri|abonn|conference|kongress|congress|congreso|webinar|seminar|summit|\bevents?\b/i;
/** A town's pages about its economy, and a newspaper's advertisements. */
const othersJobs = /\/(?:services?|econom(?:y|ie|ia)|wirtschaft|classifieds?|annonces|anzeigen|anuncios)\//i;
/** News that readers send in. */
const sentIn =
  /^(?:report|submit|send|share|suggest|сообщить|прислать|предложить|надіслати|enviar?|envoyer|proposer|invia|segnala|zgłoś|přidat|melden|einreichen)\s/iu;
/** The lawyers of a firm are not its legal notices. */
const partOfHouse = /\/(?:divisions?|departments?|offices?|practice-?areas?|abteilungen)\//i;
/** Lists sorted by price, and a newspaper's advertising rates. */
const otherPrices =
  /[?&](?:order|sort|price)|\/(?:advertis|publicidad|publicidade|publicite|pubblicita|mediadaten|werb|anzeigen|reklam|annonc)/i;

/** An address may stand in for a label without meaning: an image, an icon, "more". */
function mayBeUnlabelled({ kind, strength }: LabelMatch, { text, href }: Anchor): boolean {
  if (strength < 1 || text.length > unlabelledCharacters || thingPath.test(href)) return false;
  if (kind === 'blog' && sentIn.test(text)) return false;
  // "More" that leads to `support` describes a service as often as it offers help.
  if (kind === 'support' && text !== '') return false;
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
  /\/(?:products?|produkte?|produits?|productos?|prodotti|category|categories|kategorie|categorie|catalog|catalogue|collections?|tags?|recipes?|rezepte|recettes?|recetas|items?|p|shop|store|search|jobs\/[^/]{12,}|t\/)\/|-c\d{3,}\/?$|[?&](?:cat|category|tag|product|q|s|search)=|\/20\d\d\/\d\d?\//i;
const refusedHref = /\/cdn-cgi\/l\/email-protection|\.(?:jpe?g|png|gif|webp|svg|mp4|zip|css|js)(?:$|[?#])/i;
const platformHref =
  /^https?:\/\/(?:[\w-]+\.){0,2}(?<site>(?:twitter|x|facebook|instagram|youtube|linkedin|pinterest|tiktok|google|apple|whatsapp)\.com)(?:\/|$)/i;

/** Files are not pages, and pages on a platform are the company's only if the company is the platform. */
function isRefused(href: string, { address }: ParsedPage): boolean {
  if (refusedHref.test(href)) return true;
  const site = platformHref.exec(href)?.groups?.site?.toLowerCase();
  return site !== undefined && !address.host.endsWith(site);
}

function lettersOf(address: string): string {
  return foldLabel(address).replaceAll(' ', '');
}

const anchorsMax = 1500;
const longLabelCharacters = 28;

type Reach = 'same-site' | 'same-page' | 'elsewhere' | 'none';

/** Kinds that companies often host on another domain. */
const oftenElsewhere: ReadonlySet<PageKind> = new Set([
  'careers',
  'login',
  'signup',
  'support',
  'booking',
  'cart',
  'demo',
  'trial',
  'privacy',
]);

/** Whether a page on another domain may be the company's. Newspapers and portals link each other's news under plain names. */
function mayBeElsewhere(kind: PageKind, href: string, { domain }: PageAddress): boolean {
  if (kind !== 'blog') return oftenElsewhere.has(kind);
  return (
    blogHosts.test(hostOf(href)) || lettersOf(href).includes(lettersOf(domain.split('.', 1)[0] ?? domain))
  );
}

const blogHosts =
  /(?:^|\.)(?:medium\.com|substack\.com|tumblr\.com|ghost\.io|livejournal\.com|hashnode\.dev|wordpress\.com|hatenablog\.com|note\.com)$|(?:^|\.)blogspot\.[a-z.]{2,6}$/;
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
  if (reach === 'elsewhere' && strength < 2) return;
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
  // A collapsible menu and the page itself are not sections.
  if (hash >= 0 && unfolding.test(href.slice(hash))) return 'none';
  if (hash < 0) return isHome(target, page) ? 'none' : 'same-site';
  return target === page.address.finalUrl || target === page.baseUrl ? 'same-page' : 'same-site';
}

/** A collapsible menu, or a visitor's comment. */
const unfolding = /^#.{0,20}(?:collapse|dropdown|accordion|offcanvas|submenu|toggle|comment|respond)/i;

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
