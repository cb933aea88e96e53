import type { Heuristic, Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classify, type IndustryVerdict } from './classify.ts';
import { emptyPageReason } from './empty-page.ts';
import { hardEvidence } from './hard-evidence.ts';
import { readPage } from './page-reading.ts';

/** Industry and sub-industry, from declared types, domain and words; nothing if the page does not say. */
export const industry: Heuristic = (page, settled) => {
  const verdict = industryOf(page, settled);
  if (verdict === null) return [];
  const sureness = `${Math.round(100 * verdict.confidence)} % sure`;
  const evidence = `${sureness}: ${verdict.evidence}`;
  const findings = [{ column: 'industry', value: verdict.industry, evidence }] as const;
  if (verdict.subIndustry === null) return findings;
  return [...findings, { column: 'sub_industry', value: verdict.subIndustry, evidence: verdict.subEvidence }];
};

function industryOf(page: ParsedPage, settled: Settled): IndustryVerdict | null {
  if (emptyPageReason(page) !== null) return null;
  return classify({ reading: readPage(page), hard: hardEvidence(page, settled), language: settled.language });
}
