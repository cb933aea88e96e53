/**
 * The shelf: what belongs to a person. Companies that searches and profile reads have saved, lists, searches to resume,
 * and the search on behalf of a signed-in caller, which leaves out what was seen and saves what it finds.
 * Start with shelf.ts, then remembering.ts for how things get there and seen-companies.ts for what a search leaves out.
 */
export type { CompanyLists } from './company-lists.ts';
export type { SavedCompanies, SavedFilter } from './saved-companies.ts';
export { type Found, gateOf, searchFor, withoutSeen } from './search-for.ts';
export { createShelf, type Shelf } from './shelf.ts';
