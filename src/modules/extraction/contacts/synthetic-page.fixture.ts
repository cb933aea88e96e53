import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import type { Heuristic } from '../heuristic.ts';
import { parsePage } from '../page/parse-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';

/** An invented page for tests, read by the real parser. */
export function syntheticPage(html: string, url = 'https://kvarnby.example.com/'): ParsedPage {
  return parsePage({
    url,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html),
    fetchedAt: '2026-01-01T00:00:00Z',
    source: 'test',
    crawlId: 'test',
  });
}

/** What the heuristics settle on a page, in order; `known` are the values settled before them. */
export function settle(
  heuristics: readonly Heuristic[],
  page: ParsedPage,
  known: Partial<CompanyProfile> = {},
): CompanyProfile {
  const profile: Record<string, unknown> = { ...blankProfile(), ...known };
  const settled = new Set(Object.keys(known));
  for (const heuristic of heuristics) {
    for (const { column, value } of heuristic(page, profile as unknown as CompanyProfile)) {
      if (settled.has(column)) continue;
      settled.add(column);
      profile[column] = value;
    }
  }
  return profile as unknown as CompanyProfile;
}
