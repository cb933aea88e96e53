import { readFileSync } from 'node:fs';
import { loadBlockList } from '../modules/operations/index.ts';
import type { Config } from '../platform/config/index.ts';
import type { Database } from '../platform/database/index.ts';

/** The block list as it is now, for commands that run once. A service follows changes to it instead. */
export const excludedDomains = (
  { BLOCKED_DOMAINS_FILE: file }: Pick<Config, 'BLOCKED_DOMAINS_FILE'>,
  database: Database,
): Promise<(domain: string) => boolean> =>
  loadBlockList(database, file === undefined ? undefined : readFileSync(file, 'utf8'));
