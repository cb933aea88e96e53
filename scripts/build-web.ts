import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Rolldown } from 'vite';

/**
 * Builds `web/` into `web/dist` when its sources have changed since the last time, which takes about a second. The new files are
 * made apart and moved in one by one, the page last, so that a build that fails or is killed leaves the old pages whole; files of the
 * build before stay, because an open page still requests them.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'web');
const dist = join(web, 'dist');
const workshop = join(root, '.cache', `web-build-${process.pid}`);

/** The font of Latin pages, as Vite names its source. */
const FONT = '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** What the service draws the first results with. */
const SERVER_RENDERED = 'server-rendered.mjs';

// Whoever starts this may have set another mode, as a test runner does; pages are always built to be served.
process.env.NODE_ENV = 'production';

const digest = digestOfSources();
if (!existsSync(join(dist, 'index.html')) || readIfThere(join(dist, '.built')) !== digest) {
  process.stderr.write('homedex: building the pages\n');
  try {
    await buildInto(workshop);
    moveIn(workshop);
  } catch (error) {
    const old = existsSync(join(dist, 'index.html'))
      ? 'the pages of the last build are served'
      : 'there are no pages';
    process.stderr.write(`homedex: building the pages failed, so ${old}: ${(error as Error).message}\n`);
    if (process.argv.includes('--strict')) process.exitCode = 1;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Of everything that goes into a build; dependencies are named by the lock file. */
function digestOfSources(): string {
  const hash = createHash('sha256');
  const folders = ['web', 'packages/client'];
  const paths = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((path) => !path.startsWith(dist) && !/\.(?:test|d)\.ts$|\.md$/.test(path));
  const others = ['package-lock.json', 'scripts/build-web.ts'].map((path) => join(root, path));
  for (const path of [...paths.sort(), ...others])
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

async function buildInto(folder: string): Promise<void> {
  // Loading the bundler takes longer than finding out that there is nothing to do.
  const { build } = await import('vite');
  const shared = { root: web, logLevel: 'error', configFile: join(web, 'vite.config.ts') } as const;
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true } });
  await build({
    ...shared,
    configFile: false,
    // One file without dependencies, as the service that loads it may have none of the app's.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(web, 'src', 'server-rendered', 'server.tsx'),
      outDir: join(folder, 'server-rendered'),
      target: 'es2023',
      minify: true,
      rolldownOptions: { output: { entryFileNames: SERVER_RENDERED } },
    },
  });
  addBootScript(folder, await bundleBootScript({ ...shared, configFile: false }));
}

/** A plain script in front of everything, so that it runs before the first paint: modules never do. */
async function bundleBootScript(shared: InlineConfig): Promise<string> {
  const { build } = await import('vite');
  const made = await build({
    ...shared,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(web, 'src', 'boot.ts'), formats: ['iife'], name: 'homedexBoot' },
    },
  });
  const [output] = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
  const code = output?.output[0]?.code;
  if (code === undefined) throw new Error('boot.ts gave no script');
  return code;
}

/** Names the script by its content and puts it into the page and the manifest, as Vite does with its own; with the font before it. */
function addBootScript(folder: string, code: string): void {
  const file = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const head = [
    `<script src="/${file}"></script>`,
    // Asked for with the style sheet that names it, so that no line is set twice.
    `<link rel="preload" href="/${manifest[FONT].file}" as="font" type="font/woff2" crossorigin>`,
    '<title>',
  ];
  writeFileSync(page, withoutRunning(html).replace('<title>', head.join('\n    ')));
  manifest['src/boot.ts'] = { file };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** Scripts of the app are loaded and not run: the boot script runs them when the first paint is done. */
function withoutRunning(html: string): string {
  return html.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
    '<link rel="modulepreload" crossorigin data-app href="$1">',
  );
}

function moveIn(folder: string): void {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const made = readdirSync(join(folder, 'assets'));
  const before = new Set(assetsNamedIn(join(dist, 'manifest.json')));
  for (const name of made) copyFileSync(join(folder, 'assets', name), join(dist, 'assets', name));
  renameSync(join(folder, 'server-rendered', SERVER_RENDERED), join(dist, SERVER_RENDERED));
  for (const name of ['manifest.json', 'index.html']) renameSync(join(folder, name), join(dist, name));
  writeFileSync(join(dist, '.built'), digest);
  for (const name of readdirSync(join(dist, 'assets')))
    if (!made.includes(name) && !before.has(name)) rmSync(join(dist, 'assets', name));
}

function assetsNamedIn(manifest: string): string[] {
  const text = readIfThere(manifest);
  return text === undefined ? [] : Array.from(text.matchAll(/assets\/([\w.-]+)/g), ([, name]) => name ?? '');
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
