import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A file of the built pages, in the form it is sent. */
export interface BuiltFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** False for fonts and images, which are already compressed. */
  readonly isCompressible: boolean;
}

/** The pages built by scripts/build-web.ts, read once. */
export interface BuiltWeb {
  /** The page of the app; undefined if it was never built. */
  readonly appPage: string | undefined;
  /** Renders the first results into it; undefined if it was never built. Loaded once. */
  serverRenderer(): Promise<ServerRenderer | undefined>;
  /** Finds a file by its name below `/assets/`. */
  find(name: string): BuiltFile | undefined;
  /** The address of the built file for a source file of `web/`, for example `src/styles/pages.css`. */
  addressOf(source: string): string | undefined;
}

/** The parts of the app that render on the server, as web/src/server-rendered/server.tsx exports them. */
export interface ServerRenderer {
  /** The API call whose response a page of the app shows; undefined if the page shows none. */
  callFor(
    query: string,
  ): { readonly path: string; readonly query: Readonly<Record<string, unknown>> } | undefined;
  /** Whether the app has a page with this name below `/app/`. */
  isRouteName(name: string): boolean;
  /** The address that was meant by a guessed one, for example `/app` by `/app/search`. */
  guessedAddress(name: string, item?: string): string | undefined;
  /** Renders the response as markup in which every text is escaped. */
  draw(query: string, answer: unknown, language: 'en' | 'de' | 'fr'): string | undefined;
  /** What the start page counts: example searches, and the most common values of some fields. Undefined for any other page. */
  startFactsFor(query: string):
    | {
        readonly examples: readonly { readonly words: string; readonly mode: 'phrase' | 'any' }[];
        readonly fields: readonly string[];
        readonly size: number;
      }
    | undefined;
  /** Renders the start page with what was counted. */
  drawStart(facts: unknown, language: 'en' | 'de' | 'fr'): string;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const builtFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Reads the folder into memory. It is under a megabyte, a later build cannot change what a running service sends, and only names that
 * existed then are ever found.
 */
export function readBuiltWeb(folder: string = builtFolder): BuiltWeb {
  const files = new Map<string, BuiltFile>();
  for (const name of namesIn(join(folder, 'assets'))) {
    const mediaType = mediaTypes[extname(name)];
    if (mediaType === undefined) continue;
    const bytes = readFileSync(join(folder, 'assets', name));
    files.set(name, { mediaType, bytes, isCompressible: mediaType.includes('charset') });
  }
  const manifest = readManifest(join(folder, 'manifest.json'));
  const serverRendererFile = join(folder, 'server-rendered.mjs');
  let serverRenderer: Promise<ServerRenderer | undefined> | undefined;
  return {
    appPage: readText(join(folder, 'index.html')),
    serverRenderer() {
      serverRenderer ??= existsSync(serverRendererFile)
        ? (import(pathToFileURL(serverRendererFile).href) as Promise<ServerRenderer>)
        : Promise.resolve(undefined);
      return serverRenderer;
    },
    find: (name) => files.get(name),
    addressOf(source) {
      const file = manifest[source]?.file;
      return file === undefined ? undefined : `/${file}`;
    },
  };
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function readManifest(path: string): Readonly<Record<string, ManifestEntry>> {
  const text = readText(path);
  return text === undefined ? {} : (JSON.parse(text) as Record<string, ManifestEntry>);
}
