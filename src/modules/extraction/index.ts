/**
 * Extraction: from the bytes of a homepage to the 178 columns of its company profile. It is pure: no network, no database, no clock. One
 * pass over the page (`page/`) collects what the heuristics look at. They run in the order of `heuristics.ts`, best evidence first, and
 * every value has its source. Start with `extract-profile.ts`.
 *
 * What others need without the extractor they import from its own file, because this one loads 200: the trades that a text mentions
 * (`business/trades-in-text.ts`), the legal forms (`identity/legal-form.ts`), the language of a text (`language/detect-language.ts`) and
 * the names of the technologies (`technologies/built-in-rules.ts`).
 */

export { industryTablesDigest, reclassified } from './business/reclassify.ts';
export { type ExtractFileOptions, extractFile, extractFiles } from './extract-file.ts';
export { type ExtractedProfile, extractProfile, type ProfileExtractor } from './extract-profile.ts';
export { openExtractor, openUnknownScripts } from './open-extractor.ts';
export type { FetchedPage } from './page/fetched-page.ts';
