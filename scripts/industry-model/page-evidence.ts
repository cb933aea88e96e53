import type { BenchPage, Note } from '../../bench/extract/labelled-pages.ts';
import { hardEvidence } from '../../src/modules/extraction/business/hard-evidence.ts';
import { isKnownToLists } from '../../src/modules/extraction/business/lexicon-building/listings.ts';
import { packLexicon } from '../../src/modules/extraction/business/lexicon-building/pack-lexicon.ts';
import { withLexicon } from '../../src/modules/extraction/business/matching/lexicon.ts';
import {
  featuresOf,
  hasOnlyWeakEvidence,
} from '../../src/modules/extraction/business/model/industry-features.ts';
import { readPage } from '../../src/modules/extraction/business/page-reading.ts';
import { scoreIndustries } from '../../src/modules/extraction/business/score-industries.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import { extractProfile, type FetchedPage } from '../../src/modules/extraction/index.ts';
import { parsePage } from '../../src/modules/extraction/page/parse-page.ts';
import type { PageEvidence } from './fit-weights.ts';

/** The weight of pages whose labels people were less sure of. */
const unsureWeight = 0.6;

/** Names of the industries that a careful reader would accept, best first. */
export function acceptedIndustries(note: Note | undefined): readonly string[] {
  return note?.industries ?? (note?.industry === null || note?.industry === undefined ? [] : [note.industry]);
}

/** Runs work for each set of pages with only the words that were not written from that set. */
export function withUnseenWords<Result>(
  pages: readonly BenchPage[],
  work: (page: BenchPage) => Result,
): Result[] {
  const bySet = [...Map.groupBy(pages, ({ set }) => set)];
  return bySet.flatMap(([set, own]) =>
    isKnownToLists(set) ? withLexicon(packLexicon(set), () => own.map(work)) : own.map(work),
  );
}

/** A page with its evidence for each industry. `fetched` replaces the page if only a part of it should be read. */
export function pageEvidence(
  { note, ...page }: BenchPage,
  fetched: FetchedPage = page.fetched,
): PageEvidence {
  const parsed = parsePage(fetched);
  const { profile } = extractProfile(fetched);
  const hard = hardEvidence(parsed, profile);
  const scores = scoreIndustries({ reading: readPage(parsed), hard, language: profile.language });
  const accepted = acceptedIndustries(note)
    .map((name) => scores.findIndex(({ industry }) => industries[industry]?.name === name))
    .filter((place) => place >= 0);
  return {
    features: featuresOf(scores),
    lone: scores.map(hasOnlyWeakEvidence),
    right: accepted[0] ?? -1,
    accepted,
    weight: note?.confidence === 'high' ? 1 : unsureWeight,
  };
}
