/**
 * Relations: which sites share an identifier, such as an analytics account, and how much that says.
 * Start with `relations.ts`; the kinds of identifiers are `data/identifiers`, read from pages by `extraction/identifiers`.
 */
export { createRelations, type RelationsOfSites } from './relations.ts';
