/**
 * Ingest: from crawled pages to a searchable index. A source yields captured pages with a position, worker threads decode and extract them,
 * the archive stores the raw pages, and the index stores the profiles. A commit makes all of it valid at once, so that a run can be killed
 * at any moment and started again.
 * Start with `pipeline/run-ingest.ts`; `sources/` is where pages come from.
 */

export { LiveArchive } from './archive/live-archive.ts';
export { PageArchive } from './archive/page-archive.ts';
export { findArchivedPage } from './archive/page-list.ts';
export { backupData } from './commands/backup.ts';
export { forgetInIndex } from './commands/forget.ts';
export { checkIndex, reportIndex } from './commands/index-report.ts';
export type { OpenIndexAt } from './commands/open-index-at.ts';
export { proposeTechnologyRules } from './commands/propose-technology-rules.ts';
export {
  type RebuildSummary,
  rebuildInCluster,
  rebuildIndex,
  settleReplacedIndex,
} from './commands/rebuild.ts';
export { type ReclassifySummary, reclassifyIndex } from './commands/reclassify.ts';
export { restoreData } from './commands/restore.ts';
export { verifyBackup } from './commands/verify-backup.ts';
export { type CrawlCapture, CrawlCaptures } from './common-crawl/crawl-captures.ts';
export { CrawlIndexServer } from './common-crawl/crawl-index-server.ts';
export { type CrawlOptions, pickCrawl } from './common-crawl/pick-crawl.ts';
export type { CaptureRead } from './common-crawl/read-capture.ts';
export { type DropReason, dropReasons } from './drop-reason.ts';
export { newestCrawlId } from './newest-crawl.ts';
export type { CapturedPage, PageSource } from './page-source.ts';
export { readCheckpoint } from './pipeline/checkpoint.ts';
export { createExtractPool } from './pipeline/extract-pool.ts';
export type { IngestSummary } from './pipeline/ingest-counts.ts';
export type { IngestStep } from './pipeline/ingest-step.ts';
export { runIngest } from './pipeline/run-ingest.ts';
export { type DomainRanks, openDomainRanks } from './ranks/domain-ranks.ts';
export { importRanks } from './ranks/import-ranks.ts';
export { commonCrawlSource } from './sources/common-crawl.ts';
export { htmlFolderSource } from './sources/html-folder.ts';
export { warcFilesSource } from './sources/warc-files.ts';
