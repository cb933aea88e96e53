/**
 * Relations: which sites share an identifier, such as an analytics account, and how much that says about ownership.
 * Start with `relations.ts`. The kinds of identifiers are in `data/identifiers`; `extraction/identifiers` reads them from pages.
 */
export { createRelations, type RelationsOfSites } from './relations.ts';
