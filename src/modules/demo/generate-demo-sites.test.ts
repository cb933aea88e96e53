import { getDomain, parse } from 'tldts';
import { describe, expect, it } from 'vitest';
import { bySuite } from '../../../test/harness/suite.ts';
import { builders } from './builders/index.ts';
import { generateDemoSites, makeDemoSite } from './generate-demo-sites.ts';
import { languages } from './languages/index.ts';
import { nameCompany } from './plan-site.ts';
import { tradeIds, trades } from './trades.ts';

const sites = [...generateDemoSites({ sites: 1300, seed: 1 })];

describe('the demo corpus', () => {
  it('is the same for the same seed and index, however many sites are made', () => {
    const few = [...generateDemoSites({ sites: 12, seed: 1 })];
    expect(few).toEqual(sites.slice(0, 12));
    expect(makeDemoSite(1, 1234, 30_000)).toEqual(sites[1234]);
  });

  it('differs between seeds', () => {
    const [other] = generateDemoSites({ sites: 1, seed: 2 });
    expect(other?.html).not.toBe(sites[0]?.html);
  });

  it('has every industry, language and builder, and at least fifteen top-level domains', () => {
    const seen = (pick: (site: (typeof sites)[number]) => string) => new Set(sites.map(pick));
    expect(seen((site) => site.truth.industry)).toEqual(new Set(tradeIds.map((id) => trades[id].industry)));
    expect(seen((site) => site.truth.industry).size).toBeGreaterThanOrEqual(40);
    expect(seen((site) => site.truth.language)).toEqual(new Set(languages.map(({ code }) => code)));
    expect(languages).toHaveLength(12);
    expect(seen((site) => site.truth.builder)).toEqual(new Set(builders.map(({ name }) => name)));
    expect(seen((site) => site.truth.tld.split('.').at(-1) ?? '').size).toBeGreaterThanOrEqual(15);
  });

  it('uses only registrable domains marked as a demo, each once', () => {
    const domains = sites.map(({ domain }) => domain);
    expect(new Set(domains).size).toBe(domains.length);
    for (const { domain, url, truth } of sites) {
      expect(domain).toMatch(/^[a-z0-9-]{1,58}-demo\.[a-z.]+$/);
      expect(getDomain(url)).toBe(domain);
      expect(parse(domain)).toMatchObject({ isIcann: true, publicSuffix: truth.tld });
    }
  });

  it.each(['Book a demo', 'free trial', 'Request a quote', 'Sign up', 'See pricing', 'Angebot anfordern'])(
    'holds what a newcomer tries first: %s',
    (phrase) => {
      expect(sites.filter(({ html }) => html.includes(phrase)).length).toBeGreaterThanOrEqual(8);
    },
  );

  it('never runs out of names', () => {
    for (const language of languages) {
      const labels = new Set<string>();
      // Far enough for names with a family name and for names with a long-tail word.
      for (let index = 0; index < 24_000; index += 3)
        labels.add(nameCompany(7, index, language, 'law').label);
      expect(labels.size).toBe(8_000);
    }
  });

  it('has pages of 8 to 90 KB around the requested median', () => {
    const median = (bytes: number[]) => bytes.sort((a, b) => a - b)[bytes.length >> 1] ?? 0;
    const usual = sites.map(({ html }) => Buffer.byteLength(html));
    expect(Math.min(...usual)).toBeGreaterThan(8_000);
    expect(Math.max(...usual)).toBeLessThan(90_000);
    expect(median(usual)).toBeGreaterThan(26_000);
    expect(median(usual)).toBeLessThan(34_000);
    const large = [...generateDemoSites({ sites: bySuite(100, 300), seed: 3, medianBytes: 60_000 })];
    const largeMedian = median(large.map(({ html }) => Buffer.byteLength(html)));
    expect(largeMedian).toBeGreaterThan(52_000);
    expect(largeMedian).toBeLessThan(68_000);
  });

  it('has sites with and without every feature that a search can filter by', () => {
    for (const flag of [
      'has_email',
      'has_phone',
      'has_pricing',
      'has_blog',
      'has_ecommerce',
      'has_contact',
      'has_booking',
    ] as const) {
      const share = sites.filter(({ truth }) => truth[flag]).length / sites.length;
      expect(share).toBeGreaterThan(0.04);
      expect(share).toBeLessThan(0.97);
    }
  });

  it('fills every slot of its sentences', () => {
    const broken = sites.filter(({ html }) => {
      const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
      return /\{[A-Za-z0-9]{1,4}\}|undefined|\[object|NaN/.test(text);
    });
    expect(broken.map(({ domain }) => domain)).toEqual([]);
  });
});
