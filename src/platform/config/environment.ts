import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { type Config, loadConfig } from './load.ts';

/** The configuration of this process: the given overrides, then environment variables, then a `.env` file in the working folder. */
export function configFromEnvironment(overrides: Readonly<Record<string, string | undefined>> = {}): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const environment = { ...process.env, ...Object.fromEntries(given) };
  return loadConfig({ ...environment, DATA_DIR: environment.DATA_DIR?.trim() || formerDataDir('.') });
}

/**
 * The default of `DATA_DIR` before version 0.4, if a service has stored something there. The folder `data` now holds the tables of the
 * repository.
 */
export function formerDataDir(folder: string): string | undefined {
  const isUsed = ['inventory.json', 'accounts.db'].some((file) => existsSync(join(folder, 'data', file)));
  return isUsed ? './data' : undefined;
}
