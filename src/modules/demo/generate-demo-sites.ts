import { planEarlierSite, planSite } from './plan-site.ts';
import { renderPage } from './render-page.ts';
import type { Header, Site } from './site.ts';
import { type SiteTruth, truthOf } from './site-truth.ts';

export interface DemoSite {
  readonly domain: string;
  readonly url: string;
  readonly headers: readonly Header[];
  readonly html: string;
  readonly truth: SiteTruth;
}

export interface DemoSitesOptions {
  readonly sites: number;
  readonly seed: number;
  /** Median size of a page; benchmarks use 60 KB, the size of real homepages. */
  readonly medianBytes?: number;
}

/** Yields synthetic homepages one by one without keeping them in memory. */
export function* generateDemoSites({
  sites,
  seed,
  medianBytes = 30_000,
}: DemoSitesOptions): Generator<DemoSite> {
  for (let index = 0; index < sites; index += 1) yield makeDemoSite(seed, index, medianBytes);
}

/** One site in this many also has a version from half a year earlier, with other technologies and an older copyright line. */
const EARLIER_EVERY = 8;

/** Earlier versions of some of the sites, each with the index of its site. */
export function* generateEarlierSites({
  sites,
  seed,
  medianBytes = 30_000,
}: DemoSitesOptions): Generator<{ readonly index: number; readonly site: DemoSite }> {
  for (let index = 1; index < sites; index += EARLIER_EVERY)
    yield { index, site: draw(planEarlierSite(seed, index, medianBytes), fetchedEarlierAt(index)) };
}

/** The site with this index; the same in a corpus of any size. */
export function makeDemoSite(seed: number, index: number, medianBytes: number): DemoSite {
  return draw(planSite(seed, index, medianBytes), fetchedAt(index));
}

function draw(site: Site, fetchedAtMs: number): DemoSite {
  const page = renderPage(site);
  const headers: Header[] = [
    ['date', new Date(fetchedAtMs).toUTCString()],
    ['content-type', 'text/html; charset=UTF-8'],
    ...site.builder.headers(site),
    ...site.technologies.flatMap((technology) => technology.headers ?? []),
  ];
  return { domain: site.domain, url: site.url, headers, html: page.html, truth: truthOf(site, page) };
}

/** When the demo claims to have fetched a page: one after the other in September 2026. */
export function fetchedAt(index: number): number {
  return Date.UTC(2026, 8, 1) + (index % 2_500_000) * 1000;
}

/** The same for earlier versions, in March 2026. */
export function fetchedEarlierAt(index: number): number {
  return Date.UTC(2026, 2, 1) + (index % 2_500_000) * 1000;
}
