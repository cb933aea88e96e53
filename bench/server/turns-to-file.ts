/**
 * Loaded into the installed program with `--import`. At SIGUSR2 it writes the longest turn of the event loop since the last signal into the
 * file TURNS_FILE.
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
