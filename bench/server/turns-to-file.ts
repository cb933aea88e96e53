/**
 * Loaded into the program as it is installed (`--import`): at SIGUSR2 it writes the longest turn of the event loop since the last one
 * into the file that TURNS_FILE names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { watchTurns } from './watch-turns.ts';

const file = process.env.TURNS_FILE;
if (isMainThread && file !== undefined) {
  const turns = watchTurns();
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.partial`, String(turns.takeLongestMs()));
    renameSync(`${file}.partial`, file);
  });
}
