import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { excludedDomains } from '../app/excluded-domains.ts';
import { modelChoice } from '../app/model-choice.ts';
import { heldInFolder, openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import {
  dataFolder,
  lockDataFolder,
  makeDataFolder,
  refuseIncompleteFolder,
  takeInventory,
} from '../modules/data-folder/index.ts';
import {
  commonCrawlSource,
  htmlFolderSource,
  type IngestSummary,
  importRanks,
  openDomainRanks,
  PageArchive,
  type PageSource,
  runIngest,
  warcFilesSource,
} from '../modules/ingest/index.ts';
import { EmbeddingStep, openModel } from '../modules/lookalikes/index.ts';
import { type Config, configFromEnvironment } from '../platform/config/index.ts';
import { exitCode, UsageError } from './command.ts';
import { withCrawlIndex } from './crawl-index.ts';
import { describeDomains, ingestDomains } from './ingest-domains.ts';
import { describeSummary } from './ingest-summary.ts';
import { createProgressLine } from './progress-line.ts';
import { reportRefusedRules } from './refused-rules.ts';
import { listenForStop } from './stop-signal.ts';
import { readWorkers } from './workers-option.ts';

interface SourceOptions {
  readonly 'common-crawl': string | undefined;
  readonly 'crawl-index': string | undefined;
  readonly 'crawl-id': string | undefined;
}

interface IngestOptions extends SourceOptions {
  readonly domains: string | undefined;
  readonly ranks: string | undefined;
  readonly workers: string | undefined;
  readonly json: boolean;
}

/** Runs `homedex ingest`; returns the exit code. */
export async function ingestPages(options: IngestOptions, paths: readonly string[]): Promise<number> {
  const config = configFromEnvironment();
  makeDataFolder(config.DATA_DIR, (warning) => process.stderr.write(`homedex: ${warning}\n`));
  refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
  const lock = lockDataFolder(config.DATA_DIR);
  const stop = listenForStop();
  try {
    if (options.domains !== undefined) {
      if (paths.length > 0 || options['common-crawl'] !== undefined)
        throw new UsageError('--domains cannot be combined with other sources');
      const summary = await ingestDomains(options.domains, config, stop.signal);
      process.stdout.write(options.json ? `${JSON.stringify(summary, null, 2)}\n` : describeDomains(summary));
      return summary.waiting === 0 && summary.fetched > 0 ? exitCode.done : exitCode.failed;
    }
    const workers = readWorkers(options.workers);
    const source = await openSource(options, paths, config, stop.signal);
    const summary = await ingestSource(source, config, {
      ranks: options.ranks,
      workers,
      signal: stop.signal,
    });
    process.stdout.write(options.json ? `${JSON.stringify(summary, null, 2)}\n` : describeSummary(summary));
    return summary.finished && summary.kept > 0 ? exitCode.done : exitCode.failed;
  } finally {
    stop.release();
    lock.release();
  }
}

async function openSource(
  options: SourceOptions,
  paths: readonly string[],
  config: Config,
  signal: AbortSignal,
): Promise<PageSource> {
  const { 'common-crawl': crawlId, 'crawl-index': indexFolder, 'crawl-id': given } = options;
  if ((crawlId === undefined) === (paths.length === 0))
    throw new UsageError('name files or a folder, or a crawl with --common-crawl');
  if (crawlId !== undefined)
    return withCrawlIndex(config, { crawlId, indexFolder, signal }, commonCrawlSource);
  const [first = ''] = paths;
  const crawl = given === undefined ? {} : { crawlId: given };
  if (paths.length === 1 && existsSync(join(first, 'manifest.jsonl'))) return htmlFolderSource(first, crawl);
  return warcFilesSource(paths, crawl);
}

async function ingestSource(
  source: PageSource,
  config: Config,
  options: { readonly ranks: string | undefined; readonly workers: number; readonly signal: AbortSignal },
): Promise<IngestSummary> {
  const paths = dataFolder(config.DATA_DIR);
  if (options.ranks !== undefined) await importRanks(options.ranks, paths.ranks);
  await reportRefusedRules(config.FINGERPRINTS_DIR);
  const stores = openStores(config);
  const opened = [() => stores.close()];
  const progress = createProgressLine('ingesting');
  let committed: number | undefined;
  try {
    const ranks = existsSync(paths.ranks) ? await openDomainRanks(paths.ranks) : undefined;
    if (ranks) opened.push(() => ranks.close());
    const [database, index] = [await stores.database(), await stores.index()];
    const { model, close: closeModel } = openModel(modelChoice(config));
    opened.push(closeModel);
    const embeddings = new EmbeddingStep({
      vectors: await stores.vectors(),
      model,
      index,
      isFirst: (await index.stats()).documents === 0,
      onProblem: reportNoVectors,
    });
    takeInventory(config.DATA_DIR);
    return await runIngest({
      index,
      database,
      source,
      steps: [new PageArchive({ directory: paths.pages }), embeddings],
      workers: options.workers,
      fingerprintsDir: config.FINGERPRINTS_DIR,
      historyVersions: config.HISTORY_VERSIONS,
      signal: options.signal,
      ...(ranks && { ranks }),
      isExcluded: await excludedDomains(config, database),
      onProgress: ({ counts, done, total, committed: stored }) => {
        committed = stored;
        progress.update({ done, total, pages: counts.pages_read, detail: `${counts.kept} kept` });
      },
    });
  } catch (error) {
    progress.end();
    if (committed !== undefined)
      process.stderr.write(
        committed === 0
          ? 'homedex: nothing of this input is stored yet; the same command reads it again\n'
          : `homedex: ${counted(committed, 'page is', 'pages are')} stored; the same command goes on after that\n`,
      );
    throw error;
  } finally {
    progress.end();
    for (const close of opened.reverse()) await close();
  }
}

function reportNoVectors(error: unknown): void {
  const reason = error instanceof Error ? error.message : error;
  process.stderr.write(
    `homedex: from here on pages are indexed without vectors; run 'homedex embed' later to add them: ${reason}\n`,
  );
}
