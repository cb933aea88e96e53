import { heldInFolder } from '../app/open-stores.ts';
import { refuseIncompleteFolder, requireInDataFolder } from '../modules/data-folder/index.ts';
import type { Config } from '../platform/config/index.ts';

/** For commands about what is in SQL: a mistyped folder must not become a new one. A database elsewhere has nothing in the folder. */
export function requireAccounts(config: Config): void {
  if (!heldInFolder(config).includes('accounts')) return;
  requireInDataFolder(config.DATA_DIR, 'accounts');
  refuseIncompleteFolder(config.DATA_DIR);
}
