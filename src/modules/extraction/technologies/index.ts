/**
 * Which products a homepage is built with and runs: rules in the Wappalyzer schema over its source, scripts, headers and cookies. One pass
 * for literals decides which rules are worth running, and a lint refuses rules that could take too long, so a page costs about a
 * millisecond however many rules there are. Start at `detector.ts`. Our own rules are `data/technologies`, one file per category, read by
 * `curated-rules.ts` and packed by `pack-rules.ts`. Decision 8 has the reasons and the figures.
 */
export { builtInRules } from './built-in-rules.ts';
export type { TechnologyColumn } from './categories.ts';
export { createTechnologyDetector, type TechnologyDetector } from './detector.ts';
export { evidenceOfPage } from './evidence-of-page.ts';
export { loadFingerprints } from './load-fingerprints.ts';
export { formatTechStack, type Technology, technologiesByColumn } from './tech-stack.ts';
export type { RefusedRule } from './technology-rule.ts';
export { createUnknownScripts, type ProposedRule, type UnknownScripts } from './unknown-scripts.ts';
