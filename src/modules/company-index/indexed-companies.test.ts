import { expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../../test/harness/other-requests-answered.ts';
import type { StoredDocument, TextSearch } from '../../lib/text-index/api.ts';
import { blankProfile } from '../companies/index.ts';
import { toIndexDocument } from './index-document.ts';
import { createIndexedCompanies } from './indexed-companies.ts';

it('other requests are served while many profiles are read', async () => {
  const profile = {
    ...blankProfile(),
    domain: 'one.example',
    homepage_url: 'https://one.example/',
    fetched_at: '2026-10-01T00:00:00.000Z',
    body_text: 'a homepage of the usual length '.repeat(100),
  };
  const { stored } = toIndexDocument(profile, {});
  const domains = Array.from({ length: 10_000 }, (_, n) => `${n}.example`);
  const documents = new Map(
    domains.map((domain): [string, StoredDocument] => [domain, { key: domain, stored } as StoredDocument]),
  );
  const index = { findMany: async () => documents } as unknown as TextSearch;
  const companies = createIndexedCompanies(index);
  for (const read of [companies.findMany, companies.findCards]) {
    let found = 0;
    const areOthersServed = await otherRequestsAreAnsweredDuring(async () => {
      found = (await read(domains)).size;
    });
    expect([found, areOthersServed]).toEqual([domains.length, true]);
  }
});
