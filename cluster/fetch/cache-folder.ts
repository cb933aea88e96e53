import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where servers for development and tests are kept between runs; shared by all clones of one person. */
export function cacheFolder(name: string): string {
  const folder = join(root(), 'homedex', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Servers that root starts run as nobody, who cannot read root's own folder. */
const root = (): string =>
  process.getuid?.() === 0 ? '/var/cache' : process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
