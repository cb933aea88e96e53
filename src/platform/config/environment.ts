import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type Config, loadConfig } from './load.ts';

/** The configuration of this process: the given overrides, then environment variables, then a `.env` file in the working folder. */
export function configFromEnvironment(overrides: Readonly<Record<string, string | undefined>> = {}): Config {
  if (existsSync('.env')) loadEnvFile('.env');
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  return loadConfig({ ...process.env, ...Object.fromEntries(given) });
}
