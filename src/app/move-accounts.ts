import { dataFolder } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import { type Move, moveToPostgres } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';

/** From the SQLite file of the data folder to the database that DATABASE_URL names. */
export function moveAccounts({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Move> {
  if (DATABASE_URL === undefined)
    throw new AppError('invalid_input', 'Name the PostgreSQL database to move to in DATABASE_URL.');
  return moveToPostgres({ file: dataFolder(DATA_DIR).accounts, url: DATABASE_URL });
}
