import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/logger.ts';
import { type CompanyLists, createCompanyLists } from './company-lists.ts';
import { createSavedCompanies, type SavedCompanies } from './saved-companies.ts';
import { createSearchSessions, type SearchSessions } from './search-sessions.ts';

/** What belongs to an account. */
export interface Shelf {
  readonly savedCompanies: SavedCompanies;
  readonly searchSessions: SearchSessions;
  readonly lists: CompanyLists;
}

export interface ShelfNeeds {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createShelf({ database, clock, logger }: ShelfNeeds): Shelf {
  return {
    savedCompanies: createSavedCompanies(database, clock, logger),
    searchSessions: createSearchSessions(database, clock),
    lists: createCompanyLists(database, clock),
  };
}
