import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A digest of files and folders of the repository, without tests, and of the installed packages. Results that depend on them
 * are cached under it.
 */
export function digestOfSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => filesBelow(join(root, path)));
  for (const file of [...files.sort(), join(root, 'package-lock.json')])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
