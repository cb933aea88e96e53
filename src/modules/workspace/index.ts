/**
 * The workspace: the companies that searches and profile reads have saved for a person, lists, searches to resume and table columns.
 * It implements `ViewServices`, with which searches exclude viewed companies and record what they found.
 * Start with workspace.ts, then view-history.ts for how views are recorded and viewed-companies.ts for what a search excludes.
 */
export type { CompanyLists } from './company-lists.ts';
export type { CompanyNotes } from './company-notes.ts';
export type { SavedCompanies, SavedFilter } from './saved-companies.ts';
export { createWorkspace, type Workspace } from './workspace.ts';
