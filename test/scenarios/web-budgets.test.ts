import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';

interface Entry {
  readonly file: string;
  readonly css?: readonly string[];
}

const dist = 'web/dist';
const gzipped = (file: string): number => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
let manifest: Readonly<Record<string, Entry>>;

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--strict'], { encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  manifest = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'));
});

/** What a first visit loads: every script that the page names. */
const entryFiles = (): ReadonlySet<string> =>
  new Set(readFileSync(`${dist}/index.html`, 'utf8').match(/assets\/[\w.-]+\.js/g));

const scripts = (): readonly string[] =>
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.js'));

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + gzipped(file), 0);

it('the script of a first visit is at most 80 KB gzipped', () => {
  const bytes = sum(entryFiles());
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(80_000);
});

it('all scripts together are at most 160 KB gzipped, and each lazily loaded one at most 40 KB', () => {
  expect(sum(new Set(scripts()))).toBeLessThanOrEqual(160_000);
  const later = scripts().filter((file) => !entryFiles().has(file));
  for (const file of later) expect(gzipped(file), file).toBeLessThanOrEqual(40_000);
});

it('a style sheet is at most 15 KB gzipped and the font of a Latin page at most 50 KB', () => {
  for (const file of Object.values(manifest).flatMap(({ css = [] }) => css))
    expect(gzipped(file), file).toBeLessThanOrEqual(15_000);
  const fonts = readdirSync(`${dist}/assets`).filter((name) => /geist-latin-wght.*\.woff2$/.test(name));
  for (const name of fonts) expect(readFileSync(`${dist}/assets/${name}`).length).toBeLessThanOrEqual(50_000);
});
