import { getDomainWithoutSuffix } from 'tldts';
import { isDomainForSale } from '../business/empty-page.ts';
import type { Finding, Heuristic } from '../heuristic.ts';
import type { PageAddress } from '../page/page-address.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { describingWords, LIST_COMMAS, namesTradeAndTown, type Seat } from './descriptive-part.ts';
import { bareLetters, domainAffinity } from './domain-affinity.ts';
import { withoutLegalForm } from './legal-form.ts';
import { nameCandidates } from './name-candidates.ts';
import { isGenericName, titleParts } from './title-parts.ts';

/** The name with the best evidence: by its source, by how well it fits the domain, and by how many sources agree on it. */
export const findCompanyName: Heuristic = (page, { city, country }) => {
  if (isDomainForSale(page)) return [];
  const seat = { city, country };
  const names = gatherNames(page, seat);
  const context = {
    description: comparable(page.metas.get('description')?.[0] ?? ''),
    domains: ownDomains(page.address),
    seat,
  };
  const ranked = [...names.values()]
    .map((name) => ({ ...name, score: score(name, names, context) }))
    .filter((name) => name.score >= SCORE_MIN)
    .sort((a, b) => b.score - a.score);
  const [best, ...rest] = ranked;
  if (best === undefined) return institutionInTitle(page) ?? nameFromDomain(page.address);
  const value = withoutTown(speltOut(best, page), city);
  const findings: Finding[] = [{ column: 'company_name', value, evidence: best.source }];
  const others = rest.filter(
    ({ score, letters }) =>
      score >= ALTERNATE_SCORE && !letters.includes(best.letters) && !best.letters.includes(letters),
  );
  if (others.length > 0) {
    const alternates = others.map(({ spelling }) => spelling).slice(0, ALTERNATES_MAX);
    findings.push({ column: 'alternate_names', value: alternates, evidence: 'further name candidates' });
  }
  return findings;
};

/** If a title is only the address, it is spelt with the page's own words: `41harbourlights.example` as "41 Harbour Lights". */
function speltOut({ spelling, letters, source }: Name, page: ParsedPage): string {
  const isAddress = !spelling.includes(' ') && letters === bareLetters(page.address.domain);
  return isAddress && source === 'title' ? (domainInWords(page) ?? spelling) : spelling;
}

/** "Harbour Clinic, Leith": the town after a comma is the company's location. */
function withoutTown(name: string, city: string | null): string {
  return city !== null && name.endsWith(`, ${city}`) ? name.slice(0, -city.length - 2) : name;
}

/** Names of public institutions look like long sentences to every other rule, and the domain has only their initials. */
const INSTITUTION =
  /(?<!\p{L})(?:universi\p{L}+|institut\p{L}*|school|college|academy|museum|library|hospital|ministry|hochschule|schule|gymnasium|krankenhaus|universität|école|lycée|musée|hôpital|ministère|universidad|colegio|escuela|instituto|museo|universidade|escola|università|istituto|scuola|uniwersytet|szkoła|univerzita|škola|múzeum|egyetem|iskola|университет\p{L}*|институт\p{L}*|школа|музей|больница|министерство|академия|університет\p{L}*|інститут\p{L}*|лікарня|üniversitesi|okulu|πανεπιστήμιο)(?!\p{L})/iu;
const INSTITUTION_WORDS_MAX = 12;

function institutionInTitle(page: ParsedPage): readonly Finding[] | null {
  const [part, ...more] = titleParts(page.title ?? '');
  if (part === undefined || more.length > 0 || !INSTITUTION.test(part)) return null;
  const isName = part.split(/\s+/).length <= INSTITUTION_WORDS_MAX && !/[.!?,]/.test(part);
  return isName ? [{ column: 'company_name', value: part, evidence: 'title' }] : null;
}

/** The fallback, only if the domain is the company's own and long enough to be a word. */
function nameFromDomain(address: PageAddress): readonly Finding[] {
  const label = getDomainWithoutSuffix(address.domain, { allowPrivateDomains: true });
  const isOwn = address.host === address.domain;
  if (label === null || !isOwn || label.length < 4 || label.startsWith('xn--')) return [];
  const words = label.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [{ column: 'company_name', value: words.join(' '), evidence: 'domain' }];
}

/** One name with all the sources that contain it, whatever their spelling. */
interface Name {
  readonly letters: string;
  spelling: string;
  /** The best source and its weight. */
  source: string;
  weight: number;
  readonly sources: Set<string>;
}

const AFFINITY_WEIGHT = 3;
/** A name with all letters of the domain has more weight than a part of it, however often the part is repeated. */
const FULL_FIT_WEIGHT = 1;
/** The weight of sources whose purpose is to name the site. */
const DECLARED_WEIGHT = 2;
const AGREEMENT_WEIGHT = 0.6;
const AGREEMENTS_MAX = 3;
/** An alternate name must also have a good source and fit the domain. */
const ALTERNATE_SCORE = 4.5;
const ALTERNATES_MAX = 5;
/** A name without other support (a lone heading on a foreign domain) is not worth storing. */
const SCORE_MIN = 1;

function gatherNames(page: ParsedPage, seat: Seat): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const candidate of nameCandidates(page, seat)) {
    const spelling = withoutKeywords(tidyName(candidate.name), page.address);
    const letters = bareLetters(spelling);
    if (letters.length < 2 || isGenericName(spelling)) continue;
    const { source, weight } = candidate;
    const known = names.get(letters);
    if (known === undefined) {
      names.set(letters, { letters, spelling, source, weight, sources: new Set([source]) });
      continue;
    }
    known.sources.add(source);
    if (weight > known.weight) Object.assign(known, { source, weight });
    if (isBetterSpelling(spelling, known.spelling)) known.spelling = spelling;
  }
  joinDomainSpellings(names, page.address);
  return names;
}

/** "Turning and milling works Kvarnby" on `kvarnby.example`: words before the name in the domain are keywords. */
function withoutKeywords(spelling: string, { domain }: PageAddress): string {
  const words = spelling.split(' ');
  if (words.length <= KEYWORDS_MIN || words.length > NAME_WORDS_MAX) return spelling;
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  for (let at = words.length - 1; at >= KEYWORDS_MIN; at -= 1) {
    const tail = words.slice(at).join(' ');
    if (bareLetters(tail) !== label) continue;
    return words.slice(0, at).filter((word) => KEYWORD.test(word)).length >= 2 ? tail : spelling;
  }
  return spelling;
}

const KEYWORDS_MIN = 3;
const NAME_WORDS_MAX = 20;
/** Names of people and companies are capitalised. */
const KEYWORD = /^\p{Ll}{5}/u;

const SPELT_OUT = /^\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|\d+))+$/u;

/** `HarbourLights.example` and "Harbour Lights" are one name, and the second is how people write it. */
function joinDomainSpellings(names: Map<string, Name>, { domain }: PageAddress): void {
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  const asAddress = names.get(bareLetters(domain));
  const asName = names.get(label);
  if (asAddress === undefined || asName === undefined || !SPELT_OUT.test(asName.spelling)) return;
  for (const source of asAddress.sources) asName.sources.add(source);
  if (asAddress.weight > asName.weight)
    Object.assign(asName, { source: asAddress.source, weight: asAddress.weight });
  names.delete(asAddress.letters);
}

/**
 * Logos and handles lose spaces and lower case, but never add them: "Kvarnby Bageri" is better than "KvarnbyBageri" and "KVARNBY BAGERI".
 */
function isBetterSpelling(spelling: string, known: string): boolean {
  const words = spelling.split(' ').length - known.split(' ').length;
  return (
    words > 0 ||
    (words === 0 && known.length > 4 && known === known.toUpperCase() && spelling !== spelling.toLowerCase())
  );
}

/** What every name of the page is compared with. */
interface Context {
  readonly description: string;
  readonly domains: readonly string[];
  readonly seat: Seat;
}

function score(
  name: Name,
  names: ReadonlyMap<string, Name>,
  { description, domains, seat }: Context,
): number {
  const support = agreements(name, names) + (description.includes(comparable(name.spelling)) ? 0.5 : 0);
  const affinity = Math.max(...domains.map((domain) => domainAffinity(name.spelling, domain, name.letters)));
  const fit =
    AFFINITY_WEIGHT * affinity + (affinity === 1 && name.weight >= DECLARED_WEIGHT ? FULL_FIT_WEIGHT : 0);
  const keywords = isOnlyTitle(name) && namesTradeAndTown(name.spelling, seat) ? TRADE_IN_TOWN_PENALTY : 0;
  return name.weight + AGREEMENT_WEIGHT * support + fit - wordiness(name.spelling) - keywords;
}

/** Other sources with the same name count fully; those with a longer form of it, or its initials, count half. */
function agreements({ letters, spelling, sources }: Name, names: ReadonlyMap<string, Name>): number {
  let longer = names.has(initialsOf(spelling)) ? 1 : 0;
  if (letters.length >= 5)
    for (const other of names.values())
      if (
        other.letters.length > letters.length &&
        other.letters.includes(letters) &&
        hasOtherSource(other, sources)
      )
        longer += 1;
  return Math.min(sources.size - 1, AGREEMENTS_MAX) + Math.min(longer, 2) / 2;
}

/** A name that was extracted from a longer text is not supported by that text. */
function hasOtherSource(name: Name, sources: ReadonlySet<string>): boolean {
  for (const source of name.sources) if (!sources.has(source)) return true;
  return false;
}

/** "Hotel & Spa" and "Hotel and Spa" are the same. */
function comparable(text: string): string {
  return bareLetters(text.includes('&') ? text.replaceAll('&', ' and ') : text);
}

/** Names are short and capitalised; something long or mostly lower case is a description, something very short an abbreviation. */
function wordiness(name: string): number {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (
    Math.max(0, words.length - 5) * 0.5 +
    Math.max(0, name.length - 45) * 0.05 +
    describingWords(name) * 0.4 +
    Math.max(0, (name.match(LIST_COMMAS)?.length ?? 0) - 1) * 0.8 +
    (UNSPACED.test(name) ? Math.max(0, name.length - UNSPACED_NAME_MAX) * 0.1 : 0) +
    (name.length <= 4 && !UNSPACED.test(name) ? 0.6 : 0)
  );
}

const TRADE_IN_TOWN_PENALTY = 0.8;

/** Titles and headings are written for search engines; what a page declares or signs with is its name. */
function isOnlyTitle({ sources }: Name): boolean {
  for (const source of sources) if (!TITLES.has(source)) return false;
  return true;
}

const TITLES: ReadonlySet<string> = new Set(['title', 'og:title', 'h1']);

/** Maximum length of a name in scripts without spaces. */
const UNSPACED_NAME_MAX = 24;
/** Scripts in which two or three characters are a whole name. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;

/** "World Lebanese Cultural Union" is supported by a page that also calls itself WLCU. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return words.length < 3 ? '' : bareLetters(words.map((word) => word.charAt(0)).join(''));
}

/** Domains that a name may match; on a shared host (`kvarnby.wordpress.com`) the name is in the subdomain. */
function ownDomains({ domain, finalDomain, host }: PageAddress): string[] {
  const hosted = host === finalDomain ? null : getDomainWithoutSuffix(host, { allowPrivateDomains: true });
  return [...new Set([domain, finalDomain, ...(hosted === null ? [] : [`${hosted}.x`])])];
}

function tidyName(name: string): string {
  const bare = withoutLegalForm(name.replaceAll('\ufe0f', '').replace(/\s+/g, ' ').trim());
  return bare
    .replace(EDGES, '')
    .replace(/[®™]|\s[*★☆]{1,5}S?$/g, '')
    .trim();
}

/** Quotes, separators and pictures around a name. */
const EDGES = /^[\s"'«“„,;:®™\p{Extended_Pictographic}-]+|[\s"'»”,;:®™\p{Extended_Pictographic}-]+$/gu;

/** The domain's letters split into words that the page uses, for pages that write their name only as an address. */
function domainInWords(page: ParsedPage): string | null {
  const { domain, host } = page.address;
  const label = bareLetters(domain.slice(0, domain.indexOf('.')));
  if (host !== domain || label.length < 8 || label.length > 40) return null;
  const spellings = new Map<string, string>();
  for (const text of [page.title ?? '', ...page.headings.slice(0, 10).map((heading) => heading.text)])
    for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
      const letters = bareLetters(word);
      if (letters.length >= 4 && letters.length < label.length && !spellings.has(letters))
        spellings.set(letters, word);
    }
  return wordsOfLabel(label, spellings);
}

function wordsOfLabel(label: string, spellings: ReadonlyMap<string, string>): string | null {
  const words: string[] = [];
  for (let at = 0; at < label.length; ) {
    const figures = /^\d+/.exec(label.slice(at))?.[0];
    let longest = figures ?? '';
    for (const letters of spellings.keys())
      if (letters.length > longest.length && label.startsWith(letters, at)) longest = letters;
    if (longest === '') return null;
    words.push(spellings.get(longest) ?? longest);
    at += longest.length;
  }
  return words.length < 2 ? null : words.join(' ');
}
