import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { type CompanyLists, createCompanyLists } from './company-lists.ts';
import { createRemembering, type Remembering } from './remembering.ts';
import { createRowLayouts, type RowLayouts } from './row-layouts.ts';
import { createSavedCompanies, type SavedCompanies } from './saved-companies.ts';
import { createSearchSessions, type SearchSessions } from './search-sessions.ts';
import { createSeenCompanies, type SeenCompanies } from './seen-companies.ts';

/** What belongs to an account. */
export interface Shelf {
  /** Saving what searches and profile reads have shown. */
  readonly remembering: Remembering;
  /** My Companies. */
  readonly savedCompanies: SavedCompanies;
  /** What a search may leave out because others have shown it. */
  readonly seen: SeenCompanies;
  readonly searchSessions: SearchSessions;
  readonly lists: CompanyLists;
  /** The columns in which its owner likes to see results. */
  readonly rowLayouts: RowLayouts;
}

export interface ShelfNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createShelf({ database, clock, logger }: ShelfNeeds): Shelf {
  const remembering = createRemembering(database, clock, logger);
  const seen = createSeenCompanies(database, clock, remembering);
  return {
    remembering,
    seen,
    savedCompanies: createSavedCompanies(database, remembering, seen),
    searchSessions: createSearchSessions(database, clock),
    lists: createCompanyLists(database, clock),
    rowLayouts: createRowLayouts(database, clock),
  };
}
