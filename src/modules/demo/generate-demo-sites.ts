import { planSite } from './plan-site.ts';
import { renderPage } from './render-page.ts';
import type { Header } from './site.ts';
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

/** Synthetic homepages, one after the other; without keeping those already returned. */
export function* generateDemoSites({
  sites,
  seed,
  medianBytes = 30_000,
}: DemoSitesOptions): Generator<DemoSite> {
  for (let index = 0; index < sites; index += 1) yield makeDemoSite(seed, index, medianBytes);
}

/** The site of an index; the same for every size of corpus. */
export function makeDemoSite(seed: number, index: number, medianBytes: number): DemoSite {
  const site = planSite(seed, index, medianBytes);
  const page = renderPage(site);
  const headers: Header[] = [
    ['date', new Date(fetchedAt(index)).toUTCString()],
    ['content-type', 'text/html; charset=UTF-8'],
    ...site.builder.headers(site),
    ...site.technologies.flatMap((technology) => technology.headers ?? []),
  ];
  return { domain: site.domain, url: site.url, headers, html: page.html, truth: truthOf(site, page) };
}

/** When the demo pretends to have fetched a page: one after the other through September 2026. */
export function fetchedAt(index: number): number {
  return Date.UTC(2026, 8, 1) + (index % 2_500_000) * 1000;
}
