/**
 * The data folder: where things lie in it, who may use it at a time, and what it is known to hold. It knows no store and loads none,
 * so that every command can ask it first. Start with data-folder.ts; folder-inventory.ts refuses a folder that has lost something.
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
