/**
 * The data folder: its paths, its locks, and an inventory of what it is known to hold. It loads no store, so that every command can check
 * the folder first. Start with data-folder.ts; folder-inventory.ts refuses a folder that has lost something.
 */
export {
  dataFolder,
  lockDataFolder,
  lockForServer,
  lockServedFolder,
  makeDataFolder,
  requireInDataFolder,
  useDataFolder,
} from './data-folder.ts';
export { refuseHalfRestored, refuseIncompleteFolder, refuseLost, takeInventory } from './folder-inventory.ts';
export { acquireLock, type Lock } from './lock.ts';
export { makeFolder } from './make-folder.ts';
