/**
 * The shelf: what belongs to a person. Companies that searches and profile reads have saved, lists, searches to resume, the columns of the table.
 * It is the memory (`CallerMemory`) that searches ask what to leave out, and that they give what they found.
 * Start with shelf.ts, then remembering.ts for how things get there and seen-companies.ts for what a search leaves out.
 */
export type { CompanyLists } from './company-lists.ts';
export type { SavedCompanies, SavedFilter } from './saved-companies.ts';
export { createShelf, type Shelf } from './shelf.ts';
