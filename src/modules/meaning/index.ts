/**
 * Search by meaning: companies by a description in any language. A description is split into the filters it states and a subject
 * (modules/copilot parses it in a thread). The subject is matched by vectors (modules/lookalikes), by its words and their translations in
 * the text index, and by industry, and the three are fused. Search (modules/search) declares the interface that this implements.
 * Start with `rank-by-meaning.ts`. Decision 67 has the figures.
 */
export {
  type Evidence,
  fitOf,
  type ModelFit,
  type NamesTrade,
  scoreOf,
  similarityOf,
} from './fuse-scores.ts';
export { createMeaningSearch } from './rank-by-meaning.ts';
