import { describe, expect, it } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import type { CompanyProfile } from '../companies/index.ts';
import { extractProfile } from '../extraction/index.ts';
import { type DemoSite, generateDemoSites } from './generate-demo-sites.ts';
import type { SiteTruth } from './site-truth.ts';

describe('the truth file', () => {
  it('agrees with the extractor on at least 97 % of every kind of fact', () => {
    const sites = [...generateDemoSites({ sites: bySuite(60, 120), seed: 21 })];
    const disagreements = new Map<string, string[]>();
    let planted = 0;
    let detected = 0;
    let sized = 0;
    for (const site of sites) {
      const profile = extract(site);
      if (profile.employee_count !== null) sized += 1;
      planted += site.truth.technologies.length;
      detected += site.truth.technologies.filter((name) => profile.technologies.includes(name)).length;
      for (const [fact, agrees] of Object.entries(compare(site.truth, profile))) {
        const list = disagreements.get(fact) ?? [];
        if (!agrees) list.push(site.domain);
        disagreements.set(fact, list);
      }
    }
    for (const [fact, domains] of disagreements)
      expect(domains.length / sites.length, `${fact}: ${domains}`).toBeLessThanOrEqual(0.03);
    expect(detected / planted).toBeGreaterThanOrEqual(0.97);
    // Not every page says how many people work there.
    expect(sized / sites.length).toBeGreaterThan(0.4);
  });
});

function extract(site: DemoSite): CompanyProfile {
  return extractProfile({
    url: site.url,
    status: 200,
    headers: Object.fromEntries(site.headers),
    body: Buffer.from(site.html),
    fetchedAt: '2026-09-01T00:00:00Z',
    source: 'warc',
    crawlId: 'DEMO',
  }).profile;
}

function compare(truth: SiteTruth, profile: CompanyProfile): Record<string, boolean> {
  const equal = [
    'domain',
    'tld',
    'title',
    'meta_description',
    'company_name',
    'country',
    'language',
    'industry',
    'copyright_year',
    'has_email',
    'has_phone',
    'has_pricing',
    'has_blog',
    'has_ecommerce',
    'has_contact',
  ] as const;
  return {
    ...Object.fromEntries(equal.map((fact) => [fact, profile[fact] === truth[fact]])),
    employee_count: [null, truth.employee_count].includes(profile.employee_count),
    has_booking: (profile.booking_url !== null) === truth.has_booking,
    emails: sameItems(truth.emails, profile.emails),
    phones: sameItems(truth.phones, profile.phones),
    vat_number: compact(profile.vat_number) === compact(truth.vat_number),
  };
}

function sameItems(first: readonly string[], second: readonly string[]): boolean {
  return [...first].sort().join() === [...second].sort().join();
}

function compact(vat: string | null): string {
  return (vat ?? '').replace(/[^A-Z0-9]/g, '').replace('MWST', '');
}
