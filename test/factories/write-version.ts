import { blankProfile, type CompanyProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument, withHistory } from '../../src/modules/company-index/index.ts';
import type { TestApp } from '../harness/test-app.ts';

interface Version {
  readonly domain: string;
  readonly fetchedAt: string;
  readonly crawl: string;
  readonly facts: Partial<CompanyProfile>;
  readonly versionsKept?: number;
}

/** Indexes a version of a homepage over the previous one, as an ingest or a look-up does. */
export async function writeVersion(
  { index }: TestApp,
  { domain, fetchedAt, crawl, facts, versionsKept = 12 }: Version,
): Promise<void> {
  const document = toIndexDocument(
    {
      ...blankProfile(),
      domain,
      fetched_at: fetchedAt,
      crawl_id: crawl,
      source: 'test',
      title: domain,
      ...facts,
    },
    {},
  );
  const known = await index.find(domain);
  await index.upsert([known ? withHistory(document, known.stored, versionsKept) : document]);
}
