import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { type CompanyLists, createCompanyLists } from './company-lists.ts';
import { type CompanyNotes, createCompanyNotes } from './company-notes.ts';
import { createRowLayouts, type RowLayouts } from './row-layouts.ts';
import { createSavedCompanies, type SavedCompanies } from './saved-companies.ts';
import { createSavedViews, type SavedViews } from './saved-views.ts';
import { createSearchSessions, type SearchSessions } from './search-sessions.ts';
import { createShareLinks, type ShareLinks } from './share-links.ts';
import { createViewHistory, type ViewHistory } from './view-history.ts';
import { createViewedCompanies, type ViewedCompanies } from './viewed-companies.ts';

/** What belongs to an account. */
export interface Workspace {
  /** Records what searches and profile reads have shown. */
  readonly viewHistory: ViewHistory;
  /** My Companies. */
  readonly savedCompanies: SavedCompanies;
  /** What a search may exclude because other searches have shown it. */
  readonly seen: ViewedCompanies;
  readonly searchSessions: SearchSessions;
  readonly lists: CompanyLists;
  readonly notes: CompanyNotes;
  readonly views: SavedViews;
  readonly shareLinks: ShareLinks;
  /** The columns in which the owner wants to see results. */
  readonly rowLayouts: RowLayouts;
}

export interface WorkspaceDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createWorkspace({ database, clock, logger }: WorkspaceDependencies): Workspace {
  const viewHistory = createViewHistory(database, clock, logger);
  const seen = createViewedCompanies(database, clock, viewHistory);
  return {
    viewHistory,
    seen,
    savedCompanies: createSavedCompanies(database, viewHistory, seen),
    searchSessions: createSearchSessions(database, clock),
    lists: createCompanyLists(database, clock),
    notes: createCompanyNotes(database, clock),
    views: createSavedViews(database, clock),
    shareLinks: createShareLinks(database, clock),
    rowLayouts: createRowLayouts(database, clock),
  };
}
