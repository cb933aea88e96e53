import type { IndexDocument } from '../../lib/text-index/api.ts';
import { type CompanyProfile, columnNames, isFilled, type ProfileEvidence } from '../companies/index.ts';
import { laterFilterValues } from './column-filters.ts';
import { featureColumns } from './features.ts';
import { encodeProfile } from './profile-record.ts';

/** What of a profile is searched, filtered and counted, and the whole of it with its evidence as the stored record. */
export function toIndexDocument(profile: CompanyProfile, evidence: ProfileEvidence): IndexDocument {
  return {
    key: profile.domain,
    text: {
      title: profile.title ?? '',
      meta: profile.meta_description ?? '',
      h1: profile.h1,
      h2: profile.h2,
      h3: profile.h3,
      // A phrase never runs from one block of the page into the next.
      body: profile.body_text === null ? [] : blocksOf(profile.body_text),
    },
    filters: {
      title: profile.title,
      company_name: profile.company_name,
      industry: profile.industry,
      tech: profile.technologies,
      tech_stack: profile.tech_stack?.split(', ') ?? [],
      tld: endingsOf(profile.tld),
      country: profile.country,
      language: profile.language,
      crawl_id: profile.crawl_id,
      source: profile.source,
      ...Object.fromEntries(featureColumns.map((name) => [name, profile[name]])),
      filled: columnNames.filter((name) => isFilled(profile[name])),
      fetched_at: Date.parse(profile.fetched_at),
      founded_year: profile.founded_year,
      ...laterFilterValues(profile),
    },
    stored: encodeProfile(profile, evidence),
    prior: rankPrior(profile.domain_rank),
  };
}

/** The blocks of a body text, such as paragraphs, headings and menu entries: the extractor writes one a line. */
const blocksOf = (bodyText: string): string[] => bodyText.split('\n');

function endingsOf(tld: string | null): string[] {
  if (tld === null) return [];
  const last = tld.slice(tld.lastIndexOf('.') + 1);
  return last === tld ? [tld] : [tld, last];
}

/** The best-ranked site of the web graph has 1, the hundred-millionth and the unranked 0; each tenth costs an eighth. */
function rankPrior(rank: number | null): number {
  return rank === null || rank < 1 ? 0 : Math.max(0, 1 - Math.log10(rank) / 8);
}
