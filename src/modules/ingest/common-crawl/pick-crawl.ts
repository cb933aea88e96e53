import { join } from 'node:path';
import { AppError } from '../../../platform/errors.ts';
import { type IndexFile, listLocalIndex, listRemoteIndex, readHomepageCaptures } from './columnar-index.ts';
import { HomepagePicks } from './homepage-picks.ts';
import { RateLimitedClient, type RateLimitedClientOptions } from './rate-limited-client.ts';

export interface CrawlOptions {
  /** For instance `CC-MAIN-2026-43`. */
  readonly crawlId: string;
  readonly dataUrl: string;
  /** Folder with the Parquet files of the index, if they were already downloaded; otherwise they are read from `dataUrl`. */
  readonly indexFolder?: string;
  /** Where the picked homepages are stored. */
  readonly workDirectory: string;
  readonly userAgent: string;
  readonly onPickProgress?: (progress: PickProgress) => void;
  readonly signal?: AbortSignal;
  /** Connection options, for tests. */
  readonly http?: Partial<RateLimitedClientOptions>;
}

const CRAWL_NAME = /^CC-MAIN-\d{4}-[\w-]+$/;
const PICKS_FILE = /^(CC-MAIN-\d{4}-[\w-]+)\.sqlite$/;

/**
 * Picks one homepage per registered domain of a Common Crawl crawl from its columnar index, and returns how many. The picks are stored: an
 * ingest reads the pages behind them, and a live lookup finds a domain's page without a request.
 */
export async function pickCrawl(options: CrawlOptions): Promise<number> {
  const { crawlId, indexFolder, workDirectory, onPickProgress = () => undefined, signal } = options;
  if (!CRAWL_NAME.test(crawlId))
    throw new AppError('invalid_input', `'${crawlId}' is not the name of a crawl, such as CC-MAIN-2026-43.`);
  const client = createClient(options, 1);
  const picks = new HomepagePicks(picksPath(workDirectory, crawlId));
  try {
    const files =
      indexFolder === undefined ? await listRemoteIndex(client, crawlId) : await listLocalIndex(indexFolder);
    await pickHomepages(files, picks, onPickProgress, signal);
    return picks.count();
  } finally {
    picks.close();
    await client.close();
  }
}

export const picksPath = (workDirectory: string, crawlId: string): string =>
  join(workDirectory, `${crawlId}.sqlite`);

/** The crawl that a file of picks belongs to. */
export const crawlOfPicks = (fileName: string): string | undefined => PICKS_FILE.exec(fileName)?.[1];

export function createClient(
  options: Pick<CrawlOptions, 'dataUrl' | 'userAgent' | 'signal' | 'http'>,
  connections: number,
): RateLimitedClient {
  const { dataUrl, userAgent, signal, http } = options;
  return new RateLimitedClient({
    baseUrl: dataUrl,
    userAgent,
    connections,
    ...(signal && { signal }),
    ...http,
  });
}

interface PickProgress {
  readonly filesDone: number;
  readonly files: number;
  readonly domains: number;
}

/** Reads the index files that are not done yet. If it is killed, the next call resumes with the next row group. */
async function pickHomepages(
  files: readonly IndexFile[],
  picks: HomepagePicks,
  onProgress: (progress: PickProgress) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const [filesDone, file] of files.entries()) {
    const progress = picks.progress(file.name);
    if (progress === 'finished') continue;
    for await (const { rowGroup, captures } of readHomepageCaptures(await file.open(), progress)) {
      picks.add(file.name, rowGroup, captures);
      if (signal?.aborted)
        throw new AppError(
          'unavailable',
          'Stopped while reading the crawl index; run the command again to continue.',
        );
    }
    picks.finish(file.name);
    onProgress({ filesDone: filesDone + 1, files: files.length, domains: picks.count() });
  }
}
