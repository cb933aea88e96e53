import { crawlUserAgent } from '../modules/crawling/index.ts';
import { dataFolder } from '../modules/data-folder/index.ts';
import type { CrawlOptions } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import { createProgressLine } from './progress-line.ts';

/** Reads the index of a Common Crawl crawl, with a progress line. */
export async function withCrawlIndex<Answer>(
  config: Config,
  crawl: Pick<CrawlOptions, 'crawlId' | 'signal'> & { readonly indexFolder: string | undefined },
  work: (options: CrawlOptions) => Promise<Answer>,
): Promise<Answer> {
  const { indexFolder, ...named } = crawl;
  const progress = createProgressLine('reading the crawl index');
  try {
    return await work({
      ...named,
      ...(indexFolder !== undefined && { indexFolder }),
      dataUrl: config.CRAWL_DATA_URL,
      workDirectory: dataFolder(config.DATA_DIR).work,
      userAgent: crawlUserAgent(config),
      onPickProgress: ({ filesDone, files, domains }) =>
        progress.update({ done: filesDone, total: files, pages: domains, detail: '' }),
    });
  } finally {
    progress.end();
  }
}
