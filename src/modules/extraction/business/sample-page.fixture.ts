import { blankProfile, type CompanyProfile } from '../../companies/index.ts';
import { parsePage } from '../page/parse-page.ts';
import { businessHeuristics } from './index.ts';

export interface Sample {
  readonly title?: string;
  readonly description?: string;
  /** Inside `<head>`. */
  readonly head?: string;
  /** Inside `<body>`. */
  readonly body?: string;
  readonly url?: string;
  readonly status?: number;
  /** Values that earlier heuristics would have settled. */
  readonly settled?: Partial<CompanyProfile>;
}

export type BusinessColumns = Pick<
  CompanyProfile,
  'industry' | 'sub_industry' | 'b2b_or_b2c' | 'business_model' | 'target_audience'
> & { readonly evidence: Readonly<Record<string, string>> };

/** For tests: runs an invented page through the parser and this folder's heuristics in order. */
export function businessOf(sample: Sample): BusinessColumns {
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>${sample.title ?? ''}</title>
    <meta name="description" content="${sample.description ?? ''}">${sample.head ?? ''}</head><body>${sample.body ?? ''}</body></html>`;
  const page = parsePage({
    url: sample.url ?? 'https://www.example.com/',
    status: sample.status ?? 200,
    headers: {},
    body: Buffer.from(html),
    fetchedAt: '2026-01-01T00:00:00Z',
    source: 'file',
    crawlId: '',
  });
  const profile: CompanyProfile = { ...blankProfile(), ...sample.settled };
  const evidence: Record<string, string> = {};
  for (const heuristic of businessHeuristics) {
    for (const finding of heuristic(page, profile)) {
      if (evidence[finding.column] !== undefined) continue;
      evidence[finding.column] = finding.evidence;
      Object.assign(profile, { [finding.column]: finding.value });
    }
  }
  const { industry, sub_industry, b2b_or_b2c, business_model, target_audience } = profile;
  return { industry, sub_industry, b2b_or_b2c, business_model, target_audience, evidence };
}
