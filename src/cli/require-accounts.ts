import { heldInFolder } from '../app/open-stores.ts';
import { refuseIncompleteFolder, requireInDataFolder } from '../modules/data-folder/index.ts';
import type { Config } from '../platform/config/index.ts';

/** For commands on SQL data: refuses a mistyped folder instead of creating it. A database elsewhere keeps nothing in the folder. */
export function requireAccounts(config: Config): void {
  if (!heldInFolder(config).includes('accounts')) return;
  requireInDataFolder(config.DATA_DIR, 'accounts');
  refuseIncompleteFolder(config.DATA_DIR);
}
