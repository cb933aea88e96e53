import { counted } from '../lib/counted.ts';
import { lockDataFolder } from '../modules/data-folder/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { crawlIndexOption } from './crawl-index-option.ts';
import { listenForStop } from './stop-signal.ts';

const queueActions = ['status', 'pause', 'resume', 'retry'] as const;
const isQueueAction = (action: string): action is (typeof queueActions)[number] =>
  (queueActions as readonly string[]).includes(action);

export const crawl = defineCommand({
  usage: 'status | pause | resume | retry [DOMAIN…] | pick CC-MAIN-YYYY-WW [--crawl-index FOLDER]',
  options: {
    'crawl-index': crawlIndexOption,
  },
  examples: [
    'homedex crawl status',
    'homedex crawl retry                 # everything that failed, or the given domains',
    "homedex crawl pick CC-MAIN-2026-43  # records where each domain's homepage is in the crawl; fetches no pages",
  ],
  async run({ 'crawl-index': indexFolder }, [action = '', crawlId, ...more]) {
    if (isQueueAction(action)) {
      const domains = crawlId === undefined ? [] : [crawlId, ...more];
      if (action === 'status' && domains.length > 0) throw new UsageError('crawl status takes no domains');
      const { controlCrawlQueue } = await import('./control-crawl-queue.ts');
      await controlCrawlQueue(configFromEnvironment(), action, domains);
      return exitCode.done;
    }
    if (action !== 'pick') throw new UsageError(`there is no 'crawl ${action}'`);
    if (crawlId === undefined) throw new UsageError('crawl pick needs a crawl name, such as CC-MAIN-2026-43');
    if (more.length > 0) throw new UsageError(`'${more[0]}' is unexpected`);
    const { withCrawlIndex } = await import('./crawl-index.ts');
    const { pickCrawl } = await import('../modules/ingest/index.ts');
    const config = configFromEnvironment();
    const lock = lockDataFolder(config.DATA_DIR);
    const stop = listenForStop();
    try {
      const domains = await withCrawlIndex(config, { crawlId, indexFolder, signal: stop.signal }, pickCrawl);
      process.stdout.write(
        `${counted(domains, 'homepage')} of ${crawlId} ${domains === 1 ? 'is' : 'are'} available for lookups\n`,
      );
      return exitCode.done;
    } finally {
      stop.release();
      lock.release();
    }
  },
});
