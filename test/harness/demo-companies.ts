import type { CompanyProfile, ProfileEvidence } from '../../src/modules/companies/index.ts';
import { generateDemoSites, type SiteTruth } from '../../src/modules/demo/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';

export interface DemoCompany {
  readonly truth: SiteTruth;
  readonly profile: CompanyProfile;
  readonly evidence: ProfileEvidence;
}

/** By seed, as many as were asked for so far: a site is the same in every corpus of its seed, and reading it costs more than most tests. */
const read = new Map<number, readonly DemoCompany[]>();

/** Homepages of the demo corpus as the extractor reads them, beside what was planted in them. */
export function demoCompanies(sites: number, seed: number): DemoCompany[] {
  const known = read.get(seed) ?? [];
  if (known.length < sites) read.set(seed, [...known, ...readSites(known.length, sites, seed)]);
  return (read.get(seed) ?? []).slice(0, sites);
}

function readSites(from: number, sites: number, seed: number): DemoCompany[] {
  return [...generateDemoSites({ sites, seed })].slice(from).map(({ url, headers, html, truth }) => ({
    truth,
    ...extractProfile({
      url,
      status: 200,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: Buffer.from(html),
      fetchedAt: '2026-10-20T12:00:00.000Z',
      source: 'crawl_wet',
      crawlId: 'DEMO-2026-01',
    }),
  }));
}
