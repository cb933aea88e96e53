import { getDomainWithoutSuffix } from 'tldts';
import type { Finding, Heuristic, Settled } from '../heuristic.ts';
import { oncePerPage } from '../page/once-per-page.ts';
import type { Anchor, ParsedPage } from '../page/parsed-page.ts';
import { stringValues } from './json-ld-values.ts';
import { pagePieces } from './page-pieces.ts';
import { creditLines } from './site-builder-credit.ts';
import type { SocialColumn } from './social-networks.ts';
import { readSocialProfile, type SocialProfile } from './social-profile.ts';

/** One profile per network: the account that is named like the company, is declared in JSON-LD or is in the page's header or footer. */
export const findSocialProfiles: Heuristic = (page, settled) => {
  const candidates = weighed(collect(page), companyWords(page, settled));
  const best = new Map<SocialColumn, Candidate>();
  for (const candidate of candidates) {
    const rival = best.get(candidate.profile.column);
    if (rival === undefined || candidate.score > rival.score) best.set(candidate.profile.column, candidate);
  }
  const crowded = crowdedNetworks(candidates);
  const findings: Finding[] = [];
  for (const [column, { profile, score, evidence }] of best) {
    if (crowded.has(column) && score < TRUSTED_SCORE) continue;
    // The compiler stops matching discriminated unions at 25 members; every social column is a string.
    findings.push({ column, value: profile.url, evidence } as Finding);
  }
  const chosen = new Set(findings.map((finding) => finding.value));
  const profiles = candidates
    .filter(({ profile, alike }) => chosen.has(profile.url) || alike)
    .map(({ profile }) => profile.url);
  if (profiles.length > 0)
    findings.push({ column: 'social_profiles', value: profiles.slice(0, 40), evidence: 'links' });
  return findings;
};

interface Candidate {
  readonly profile: SocialProfile;
  score: number;
  alike: boolean;
  evidence: string;
}

const TRUSTED_SCORE = 2;
/** A page that names many accounts of one network is quoting people, so only an account with strong evidence is the company's. */
const CROWD = 4;

/** Every account once, in page order, under the first address seen. */
function collect(page: ParsedPage): Candidate[] {
  const byAccount = new Map<string, Candidate>();
  const add = (profile: SocialProfile | null, score: number, evidence: string): void => {
    if (profile === null) return;
    const key = `${profile.column} ${profile.account}`;
    const known = byAccount.get(key);
    if (known === undefined) byAccount.set(key, { profile, score, alike: false, evidence });
    else if (score > known.score) Object.assign(known, { score, evidence });
  };
  for (const anchor of pagePieces(page).external) {
    const profile = readSocialProfile(anchor.rawHref);
    if (profile !== null && !isMakersLink(anchor, page) && !isMakersAccount(profile, page))
      add(profile, anchorScore(anchor), `link in ${anchor.region}`);
  }
  for (const node of page.jsonLd) {
    for (const href of stringValues(node.properties.sameAs))
      add(readSocialProfile(href), DECLARED_SCORE, 'JSON-LD sameAs');
  }
  for (const item of page.microdata) {
    for (const href of item.properties.get('sameAs') ?? [])
      add(readSocialProfile(href), DECLARED_SCORE, 'microdata sameAs');
  }
  for (const link of page.linkTags)
    if (/\bme\b/.test(link.rel)) add(readSocialProfile(link.href), DECLARED_SCORE, 'rel=me');
  return [...byAccount.values()];
}

const DECLARED_SCORE = 2;

function anchorScore(anchor: Anchor): number {
  const framed = anchor.region === 'header' || anchor.region === 'footer' || anchor.region === 'nav';
  const icon =
    /social|icon|fa-|share|follow/i.test(anchor.classes) ||
    anchor.text === '' ||
    NETWORK_NAMES.test(anchor.text);
  return (framed ? 1 : 0) + (icon ? 1 : 0);
}

const NETWORK_NAMES =
  /^(?:follow us|find us|folgen|suivez)?\W*(?:on|auf|sur|en|us)?\s*(?:facebook|twitter|x|instagram|insta|youtube|linkedin|tiktok|pinterest|vimeo|github|telegram|whatsapp|vk|вконтакте)\b/i;

function isMakersLink(anchor: Anchor, page: ParsedPage): boolean {
  if (anchor.text.length < 3 || NETWORK_NAMES.test(anchor.text)) return false;
  return creditLines(page).some((line) => line.includes(anchor.text));
}

/** The site builder's icons are beside its name, without text; the account is named like the site that the credit links to. */
function isMakersAccount(profile: SocialProfile, page: ParsedPage): boolean {
  const account = letters(profile.account);
  return makersNames(page).some((name) => account.includes(name));
}

const makersNameMin = 4;

const makersNames = oncePerPage((page: ParsedPage): readonly string[] => {
  const lines = creditLines(page);
  const own = letters(page.address.domain.slice(0, page.address.domain.indexOf('.')));
  return pagePieces(page)
    .external.filter(({ text }) => text.length >= 3 && lines.some((line) => line.includes(text)))
    .map(({ href }) => letters(getDomainWithoutSuffix(href) ?? ''))
    .filter((name) => name.length >= makersNameMin && !own.includes(name) && !name.includes(own));
});

function weighed(candidates: Candidate[], words: readonly string[]): Candidate[] {
  for (const candidate of candidates) {
    const account = letters(candidate.profile.account);
    candidate.alike = words.some(
      (word) => account.includes(word) || (account.length >= 4 && word.includes(account)),
    );
    if (candidate.alike) candidate.score += 4;
    if (candidate.profile.secondary) candidate.score -= 3;
  }
  return candidates;
}

/** Spellings of the company an account name may contain: the domain's label and the settled name. */
function companyWords(page: ParsedPage, settled: Settled): string[] {
  const label = page.address.domain.slice(0, page.address.domain.indexOf('.'));
  return [label, settled.company_name ?? ''].map(letters).filter((word) => word.length >= 3);
}

function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function crowdedNetworks(candidates: readonly Candidate[]): ReadonlySet<SocialColumn> {
  const counts = new Map<SocialColumn, number>();
  for (const { profile } of candidates) counts.set(profile.column, (counts.get(profile.column) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= CROWD).map(([column]) => column));
}
