import type { IndexDocument } from '../../lib/text-index/api.ts';
import {
  type CompanyProfile,
  columnNames,
  identifierText,
  isFilled,
  type ProfileEvidence,
} from '../companies/index.ts';
import { laterFilterValues, valuesOf } from './column-filters.ts';
import { featureColumns } from './features.ts';
import { firstHistory, nextHistory } from './history.ts';
import { factsOf } from './history-facts.ts';
import {
  decodeProfile,
  decodeStoredEvidence,
  decodeStoredRelations,
  encodeProfile,
  withRelations,
} from './profile-record.ts';
import type { Relations } from './relations-record.ts';

/** The values of a profile that are searched, filtered and counted, and the whole profile with its evidence as the stored record. */
export function toIndexDocument(
  profile: CompanyProfile,
  evidence: ProfileEvidence,
  relations: Relations = { identifiers: [] },
): IndexDocument {
  return {
    key: profile.domain,
    text: {
      title: profile.title ?? '',
      meta: profile.meta_description ?? '',
      h1: profile.h1,
      h2: profile.h2,
      h3: profile.h3,
      // Phrases must not match across two blocks of the page.
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
      ...valuesOf(profile, featureColumns),
      filled: columnNames.filter((name) => isFilled(profile[name])),
      fetched_at: Date.parse(profile.fetched_at),
      founded_year: profile.founded_year,
      ...laterFilterValues(profile),
      identifier: relations.identifiers.map(identifierText),
      history: factsOf(relations.history ?? firstHistory(profile)),
    },
    stored: encodeProfile(profile, evidence, relations),
    prior: rankPrior(profile.domain_rank),
  };
}

/** Recreates the document of a stored record, as it was when the record was written. */
export const readIndexDocument = (stored: Uint8Array): IndexDocument =>
  toIndexDocument(decodeProfile(stored), decodeStoredEvidence(stored), decodeStoredRelations(stored));

/** A document that replaces another one of the same company: it takes over the history and extends it. */
export function withHistory(
  document: IndexDocument,
  replaced: Uint8Array,
  versionsMax: number,
): IndexDocument {
  const { identifiers } = decodeStoredRelations(document.stored);
  const profile = decodeProfile(replaced);
  const history = nextHistory(
    { profile, history: decodeStoredRelations(replaced).history ?? firstHistory(profile) },
    decodeProfile(document.stored),
    versionsMax,
  );
  return {
    ...document,
    filters: { ...document.filters, history: factsOf(history) },
    stored: withRelations(document.stored, {
      identifiers,
      ...(history.versions.length > 1 && { history }),
    }),
  };
}

/** The rebuilt document of a company with the history of the record it replaces, if that history goes back further. */
export function withLongerHistory(rebuilt: Uint8Array, replaced: Uint8Array): IndexDocument | undefined {
  const { identifiers, history: known } = decodeStoredRelations(rebuilt);
  const { history } = decodeStoredRelations(replaced);
  if (history === undefined || history.versions.length <= (known?.versions.length ?? 1)) return undefined;
  return readIndexDocument(withRelations(rebuilt, { identifiers, history }));
}

/** The blocks of a body text, such as paragraphs, headings and menu entries. The extractor writes one per line. */
const blocksOf = (bodyText: string): string[] => bodyText.split('\n');

function endingsOf(tld: string | null): string[] {
  if (tld === null) return [];
  const last = tld.slice(tld.lastIndexOf('.') + 1);
  return last === tld ? [tld] : [tld, last];
}

/** The best-ranked site of the web graph gets 1, the hundred-millionth and unranked sites 0; a rank ten times worse costs an eighth. */
function rankPrior(rank: number | null): number {
  return rank === null || rank < 1 ? 0 : Math.max(0, 1 - Math.log10(rank) / 8);
}
