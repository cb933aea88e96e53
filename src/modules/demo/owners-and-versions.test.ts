import { expect, test } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { extractProfile } from '../extraction/index.ts';
import {
  fetchedAt,
  fetchedEarlierAt,
  generateDemoSites,
  generateEarlierSites,
} from './generate-demo-sites.ts';

const extracted = ({ url, html }: { readonly url: string; readonly html: string }) =>
  extractProfile({
    url,
    status: 200,
    headers: {},
    body: Buffer.from(html),
    fetchedAt: '2026-09-01T00:00:00Z',
    source: 'test',
    crawlId: '',
  });

test('sites of one owner share accounts, and no others do', () => {
  const owners = new Map<string, Set<number>>();
  [...generateDemoSites({ sites: bySuite(40, 80), seed: 1 })].forEach((site, index) => {
    const owner = index % 20 > 17 ? index - (index % 20) + 17 : index;
    for (const { kind, value } of extracted(site).identifiers) {
      if (!['ga4', 'gtm', 'hotjar', 'clarity', 'intercom', 'matomo'].includes(kind)) continue;
      const known = owners.get(`${kind}:${value}`) ?? new Set();
      owners.set(`${kind}:${value}`, known.add(owner));
    }
  });
  expect(owners.size).toBeGreaterThan(bySuite(10, 20));
  expect([...owners].filter(([, of]) => of.size > 1)).toEqual([]);
});

test('an earlier version is of the same site, with different technologies', () => {
  const now = [...generateDemoSites({ sites: 20, seed: 1 })];
  const earlier = [...generateEarlierSites({ sites: 20, seed: 1 })];
  expect(earlier.map(({ index }) => index)).toEqual([1, 9, 17]);
  let differing = 0;
  for (const { index, site } of earlier) {
    expect(site.domain).toBe(now[index]?.domain);
    expect(fetchedEarlierAt(index)).toBeLessThan(fetchedAt(index));
    const [before, after] = [extracted(site), extracted(now[index] as typeof site)];
    if (before.profile.technologies.join() !== after.profile.technologies.join()) differing += 1;
  }
  expect(differing).toBeGreaterThan(0);
});
