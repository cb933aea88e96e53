import type { Heuristic, Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { classify, type IndustryVerdict } from './classify.ts';
import { emptyPageReason } from './empty-page.ts';
import { hardEvidence } from './hard-evidence.ts';
import { zonesOf } from './zones.ts';

/** Industry and sub-industry, from declared types, domain and words; nothing where the page does not say. */
export const industry: Heuristic = (page, settled) => {
  const verdict = industryOf(page, settled);
  if (verdict === null) return [];
  const findings = [{ column: 'industry', value: verdict.industry, evidence: verdict.evidence }] as const;
  if (verdict.subIndustry === null) return findings;
  return [...findings, { column: 'sub_industry', value: verdict.subIndustry, evidence: verdict.subEvidence }];
};

function industryOf(page: ParsedPage, settled: Settled): IndustryVerdict | null {
  if (emptyPageReason(page) !== null) return null;
  return classify({
    zones: zonesOf(page),
    domainName: nameOf(page.address.finalDomain, page.address.tld),
    hard: hardEvidence(page, settled),
    language: settled.language,
  });
}

/** The registered name without its ending, hyphens as spaces. */
function nameOf(domain: string, tld: string): string {
  const name =
    tld !== '' && domain.endsWith(`.${tld}`)
      ? domain.slice(0, -tld.length - 1)
      : (domain.split('.')[0] ?? '');
  return name.replaceAll(/[-_.\d]+/g, ' ').trim();
}
