import { hash } from 'node:crypto';
import { escapeMarkup } from '../../../lib/escape-markup.ts';
import { readPackedTable } from '../../../lib/tables.ts';
import type { CompanyProfile, ProfileEvidence } from '../../companies/index.ts';
import { parsePage } from '../page/parse-page.ts';
import { industry } from './industry.ts';
import { industryModel } from './model/industry-model.ts';

export interface Reclassified {
  readonly profile: CompanyProfile;
  readonly evidence: ProfileEvidence;
}

/** Identifies the words and weights that industries are found by; it changes when they change. */
export function industryTablesDigest(): string {
  const tables = [readPackedTable('lexicon.bin'), readPackedTable('industries.json')].map((table) =>
    hash('sha256', table),
  );
  return hash('sha256', JSON.stringify([...tables, industryModel])).slice(0, 16);
}

const BODY_CHARACTERS_MAX = 8_000;

/**
 * The profile with the industry that the current words and weights find in the stored parts of the page; null if it is the same, or
 * uncertain. The stored parts say less than the page, because menus, declared types and text have lost their positions. So an industry is
 * replaced by another one, but never removed.
 */
export function reclassified(profile: CompanyProfile, evidence: ProfileEvidence): Reclassified | null {
  const page = parsePage({
    url: profile.final_url ?? profile.homepage_url,
    status: profile.http_status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(storedPage(profile)),
    fetchedAt: profile.fetched_at,
    source: profile.source,
    crawlId: profile.crawl_id,
  });
  const found = new Map(industry(page, profile).map((finding) => [finding.column, finding]));
  const named = found.get('industry');
  if (named === undefined) return null;
  const sub = found.get('sub_industry');
  // If the industry is the same and the stored text names no sub-industry, the stored one is kept.
  const subIndustry = sub?.value ?? (named.value === profile.industry ? profile.sub_industry : null);
  if (named.value === profile.industry && subIndustry === profile.sub_industry) return null;
  const { sub_industry: subBefore, ...others } = evidence;
  const subEvidence =
    sub === undefined ? (subIndustry === null ? undefined : subBefore) : noted(sub.evidence);
  return {
    profile: { ...profile, industry: named.value as string, sub_industry: subIndustry as string | null },
    evidence: {
      ...others,
      industry: noted(named.evidence),
      ...(subEvidence !== undefined && { sub_industry: subEvidence }),
    },
  };
}

const noted = (where: string) => ({ where: `stored text, ${where}`, rule: 'industry' });

/** Writes the stored parts of a page as HTML, so that one reader serves both. */
function storedPage(profile: CompanyProfile): string {
  const { navigation_labels: labels, h1, h2, h3, json_ld_types: types } = profile;
  const elsewhere = new Set([...labels, ...h1, ...h2, ...h3]);
  const body: string[] = [];
  let characters = 0;
  for (const line of (profile.body_text ?? '').split('\n')) {
    if (elsewhere.has(line)) continue;
    characters += line.length;
    if (characters > BODY_CHARACTERS_MAX) break;
    body.push(`<p>${escapeMarkup(line)}</p>`);
  }
  const nodes = types.filter((type) => !ITEM_TYPES.test(type)).map((type) => ({ '@type': type }));
  return [
    `<!doctype html><html lang="${escapeMarkup(profile.language ?? '')}"><head><title>${escapeMarkup(profile.title ?? '')}</title>`,
    meta('name', 'description', profile.meta_description),
    meta('name', 'keywords', profile.meta_keywords),
    meta('property', 'og:site_name', profile.og_site_name),
    meta('property', 'og:description', profile.og_description),
    meta('property', 'og:type', profile.og_type),
    // A `<` in a declared type must not end the script.
    `<script type="application/ld+json">${JSON.stringify(nodes).replaceAll('<', '\\u003c')}</script></head><body>`,
    `<nav>${labels.map((label) => `<a href="/x">${escapeMarkup(label)}</a>`).join(' ')}</nav>`,
    ...h1.map((text) => `<h1>${escapeMarkup(text)}</h1>`),
    ...h2.map((text) => `<h2>${escapeMarkup(text)}</h2>`),
    ...h3.map((text) => `<h3>${escapeMarkup(text)}</h3>`),
    ...body,
    '</body></html>',
  ].join('\n');
}

/** Types of things on a page. Their position inside an offer or an article is not stored. */
const ITEM_TYPES =
  /^(?:Offer|AggregateOffer|Product|Review|AggregateRating|Person|Event|Course|Article|NewsArticle|BlogPosting|Car|Vehicle|Apartment|Residence|Movie|Book|Recipe)$/;

function meta(attribute: 'name' | 'property', name: string, content: string | null): string {
  return content === null ? '' : `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
}
