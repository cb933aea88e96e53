import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A file of the built pages, as it is sent. */
export interface BuiltFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Fonts and pictures are packed already. */
  readonly isCompressible: boolean;
}

/** The pages that scripts/build-web.ts made, read once. */
export interface BuiltWeb {
  /** The page of the app; undefined where it was never built. */
  readonly appPage: string | undefined;
  /** What draws the first results into it; undefined where it was never built. Loaded once. */
  drawing(): Promise<Drawing | undefined>;
  /** By its name below `/assets/`. */
  find(name: string): BuiltFile | undefined;
  /** The address of what a source file of `web/` became, such as `src/styles/pages.css`. */
  addressOf(source: string): string | undefined;
}

/** The parts of the app that the server draws with, as web/src/server-rendered/server.tsx exports them. */
export interface Drawing {
  /** The call of the API that answers an address of the app; undefined where the page shows nothing of its answer. */
  callFor(
    query: string,
  ): { readonly path: string; readonly query: Readonly<Record<string, unknown>> } | undefined;
  /** Whether the app has a page of this name below `/app/`. */
  isPlace(name: string): boolean;
  /** The answer as markup in which every text is escaped. */
  draw(query: string, answer: unknown, language: 'en' | 'de' | 'fr'): string | undefined;
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
 * Reads the folder into memory: it is under a megabyte, a later build cannot change what a running service sends, and only names
 * that were there are ever found.
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
  const drawingFile = join(folder, 'server-rendered.mjs');
  let drawing: Promise<Drawing | undefined> | undefined;
  return {
    appPage: readText(join(folder, 'index.html')),
    drawing() {
      drawing ??= existsSync(drawingFile)
        ? (import(pathToFileURL(drawingFile).href) as Promise<Drawing>)
        : Promise.resolve(undefined);
      return drawing;
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
