/**
 * The demo corpus: homepages of companies that do not exist, as real WARC files, with a truth file beside them.
 * The first start of the service fills its index with it, end-to-end tests compare results with the truth file, and benchmarks generate as
 * many pages as they need: site `i` of a seed is the same in every corpus.
 * Start at `writeDemoCorpus`; `plan-site.ts` decides the facts of a site, `render-page.ts` writes its page.
 */
export { fillWithDemo, wantsDemo } from './fill-with-demo.ts';
export { type DemoSite, type DemoSitesOptions, generateDemoSites } from './generate-demo-sites.ts';
export type { CataloguedPhrase } from './phrase-catalogue.ts';
export type { SiteTruth } from './site-truth.ts';
export { type DemoCorpus, type DemoCorpusOptions, writeDemoCorpus } from './write-demo-corpus.ts';
