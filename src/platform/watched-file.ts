import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './config/index.ts';
import type { Logger } from './logger.ts';

export interface WatchedFile {
  /** Reads the file again if it has changed. A file that has become invalid is not applied but reported. */
  refresh(): void;
  /** Why the newest version of the file is not applied; empty if it is. */
  problems(): readonly string[];
}

export interface WatchedFileOptions {
  /** The setting that names the file, for messages. */
  readonly setting: string;
  readonly path: string;
  /** Throws with a sentence for the operator if the text is invalid. */
  readonly apply: (text: string) => void;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/** More than any such file needs. The limit exists because the file is read on the main thread. */
const BYTES_MAX = 16 * 1024 * 1024;

/** A file that the operator may edit while the service runs. It must be valid at the start; otherwise a `ConfigError` is thrown. */
export function openWatchedFile({ setting, path, apply, logger }: WatchedFileOptions): WatchedFile {
  let problem: string | undefined;
  let version = '';
  try {
    load();
  } catch (error) {
    throw new ConfigError([`${setting} (${path}): ${sentenceOf(error)}`]);
  }
  return {
    refresh() {
      try {
        if (versionOf() === version && problem === undefined) return;
        const before = version;
        load();
        if (before !== version)
          logger.info({ event: 'operator_file_reloaded', setting, path }, 'file reloaded');
        problem = undefined;
      } catch (error) {
        const found = `${setting} (${path}) is not in force since its last change: ${sentenceOf(error)}`;
        if (found !== problem) logger.error({ event: 'operator_file_invalid', setting, path }, found);
        problem = found;
      }
    },
    problems: () => (problem === undefined ? [] : [problem]),
  };

  function load(): void {
    const found = versionOf();
    apply(readFileSync(path, 'utf8'));
    version = found;
  }

  function versionOf(): string {
    const { mtimeMs, size, ino } = statSync(path);
    if (size > BYTES_MAX) throw new Error(`the file has more than ${BYTES_MAX} bytes`);
    return `${mtimeMs}/${size}/${ino}`;
  }
}

/** What is wrong with a file, for the operator who named it. */
export function sentenceOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EACCES') return 'this user may not read the file';
  if (code === 'EISDIR') return 'this is a folder, not a file';
  return error instanceof Error ? error.message : String(error);
}
