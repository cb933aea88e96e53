/**
 * The shelf: what belongs to a person. Companies that searches and profile reads have saved, lists, searches to resume, the columns of the table.
 * It is the memory (`ViewServices`) that searches ask what to leave out, and that they give what they found.
 * Start with workspace.ts, then view-history.ts for how things get there and viewed-companies.ts for what a search leaves out.
 */
export type { CompanyLists } from './company-lists.ts';
export type { SavedCompanies, SavedFilter } from './saved-companies.ts';
export { createWorkspace, type Workspace } from './workspace.ts';
