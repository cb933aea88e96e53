import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';

/** Not the seed of the demo index, which would otherwise be measured with statistics of its own pages. */
const SEED = 27;

/** Profiles of generated homepages, to fit the statistics that come with a model. */
export function* demoProfiles(sites: number): Generator<CompanyProfile> {
  for (const { url, headers, html } of generateDemoSites({ sites, seed: SEED }))
    yield extractProfile({
      url,
      status: 200,
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
      body: Buffer.from(html),
      fetchedAt: '2026-10-20T12:00:00.000Z',
      source: 'crawl_wet',
      crawlId: 'DEMO',
    }).profile;
}
