import type { Database } from '../../src/platform/database/index.ts';
import { openDatabase, openPostgres } from '../../src/platform/database/open.ts';

/** Opens the database behind the address of a `TestDatabase`, also in a process that runs no tests. */
export const openAddress = async (address: string): Promise<Database> =>
  address.startsWith('postgres:') ? openPostgres({ url: address, connectionsMax: 8 }) : openDatabase(address);
