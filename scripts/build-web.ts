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
 * Builds `web/` into `web/dist` if its sources have changed since the last build, which takes about a second. New files are written to a
 * separate folder and moved into place one by one, the page last, so that a build that fails or is killed leaves the old pages intact.
 * Files of the previous build stay, because open pages still request them.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'web');
const dist = join(web, 'dist');
const workshop = join(root, '.cache', `web-build-${process.pid}`);

/** The font for Latin text, under the name that Vite gives its source file. */
const FONT = '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** The bundle that the service renders the first results with. */
const SERVER_RENDERED = 'server-rendered.mjs';

// The caller may have set another mode, as a test runner does. Pages are always built for production.
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

/** A digest of everything that goes into a build. The lock file stands for the dependencies. */
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
  // Loaded only now, because loading the bundler takes longer than finding out that nothing has changed.
  const { build } = await import('vite');
  const shared = { root: web, logLevel: 'error', configFile: join(web, 'vite.config.ts') } as const;
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true } });
  await build({
    ...shared,
    configFile: false,
    // One file without dependencies, because the service that loads it may not have those of the app.
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

/** A classic script at the start of the page, so that it runs before the first paint. Module scripts never do. */
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
  if (code === undefined) throw new Error('the build of boot.ts returned no code');
  return code;
}

/** Names the script by its content and adds it to the page and the manifest, as Vite does with its own files. Also preloads the font. */
function addBootScript(folder: string, code: string): void {
  const file = `assets/boot-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const head = [
    `<script src="/${file}"></script>`,
    // Requested together with the style sheet that uses it, so that text is not laid out twice.
    `<link rel="preload" href="/${manifest[FONT].file}" as="font" type="font/woff2" crossorigin>`,
    '<title>',
  ];
  writeFileSync(page, withoutRunning(html).replace('<title>', head.join('\n    ')));
  manifest['src/boot.ts'] = { file };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
}

/** Preloads the app's scripts without running them. The boot script runs them after the first paint. */
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
