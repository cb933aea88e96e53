import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexMaintenance, IntegrityReport, TextIndex } from '../../../lib/text-index/api.ts';
import type { Database } from '../../../platform/database/index.ts';
import { checkPages } from '../archive/check-pages.ts';
import { LiveArchive, listLiveFiles } from '../archive/live-archive.ts';
import { committedSegments } from '../archive/page-archive.ts';
import { type CheckpointedIndex, readCheckpoint } from '../pipeline/checkpoint.ts';

export interface IndexReport {
  readonly documents: number;
  readonly deleted_documents: number;
  readonly terms: number;
  readonly segments: number;
  /** Documents that were written individually and are not yet part of a segment. */
  readonly recent_documents: number;
  readonly bytes_on_disk: number;
  readonly generation: number;
  /** Documents by crawl. */
  readonly crawl_ids: Readonly<Record<string, number>>;
  /** Documents whose source named no crawl, for example pages that the service fetched. */
  readonly documents_without_crawl_id: number;
  readonly page_files: number;
  readonly page_bytes: number;
  /** Pages that the service fetched itself. */
  readonly live_page_files: number;
  readonly live_page_bytes: number;
  readonly ingests: { readonly running: number; readonly finished: number };
}

/** What is in the index and the page archive. */
export async function reportIndex(
  database: Database,
  index: TextIndex,
  pagesDirectory: string,
): Promise<IndexReport> {
  const [stats, crawls, { runs, steps }, live] = await Promise.all([
    index.stats(),
    index.facets({ mode: 'all' }, ['crawl_id'], { size: 1000 }),
    readCheckpoint(database, index),
    sizesOfLiveFiles(LiveArchive.folder(pagesDirectory)),
  ]);
  const ofCrawls = crawls.facets.crawl_id ?? [];
  const segments = Object.values(await committedSegments(pagesDirectory, steps));
  const finished = Object.values(runs).filter((run) => run.finished).length;
  return {
    documents: stats.documents,
    deleted_documents: stats.deletedDocuments,
    terms: stats.terms,
    segments: stats.segments,
    recent_documents: stats.tailDocuments,
    bytes_on_disk: stats.bytesOnDisk,
    generation: stats.generation,
    crawl_ids: Object.fromEntries(ofCrawls.map(({ value, count }) => [value, count])),
    // A service may write between the two counts.
    documents_without_crawl_id: Math.max(0, stats.documents - sumOf(ofCrawls.map(({ count }) => count))),
    page_files: segments.length,
    page_bytes: sumOf(segments),
    live_page_files: live.length,
    live_page_bytes: sumOf(live),
    ingests: { running: Object.keys(runs).length - finished, finished },
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, bytes) => sum + bytes, 0);

async function sizesOfLiveFiles(directory: string): Promise<number[]> {
  if (!existsSync(directory)) return [];
  const names = await listLiveFiles(directory);
  return Promise.all(names.map(async (name) => (await stat(join(directory, name))).size));
}

/** Runs the index's own check, and reads every stored page, because a rebuild depends on them. */
export async function checkIndex(
  database: Database,
  index: IndexMaintenance & CheckpointedIndex,
  pagesDirectory: string,
): Promise<IntegrityReport> {
  const report = await index.check();
  const { steps } = await readCheckpoint(database, index);
  const segments = await committedSegments(pagesDirectory, steps);
  const pages = await checkPages(pagesDirectory, segments);
  const problems = [...report.problems, ...(await missingPages(segments, pagesDirectory)), ...pages.problems];
  const filesChecked = report.filesChecked + pages.files;
  return { ...report, ok: problems.length === 0, problems, filesChecked };
}

async function missingPages(
  segments: Readonly<Record<string, number>>,
  directory: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, bytes] of Object.entries(segments)) {
    const found = await stat(join(directory, name)).catch(() => undefined);
    if (found === undefined) problems.push(`The page file ${name} is missing.`);
    else if (found.size < bytes) problems.push(`The page file ${name} has ${found.size} of ${bytes} bytes.`);
  }
  return problems;
}
