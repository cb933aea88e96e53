/** Files that are complete or absent, even after a power cut or on a full disk. */
export { syncFolder, writeDurably } from './write-durably.ts';
export { writeFully, writeFullyTo } from './write-fully.ts';
