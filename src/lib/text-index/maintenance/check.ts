import type { IntegrityReport, TextIndexSchema } from '../api.ts';
import { DamagedIndex } from '../errors.ts';
import { ByteCache } from '../format/byte-cache.ts';
import { binaryKey } from '../format/keys.ts';
import { FILTER_PREFIX, SEGMENT_FILES } from '../format/layout.ts';
import { RecordBuffer } from '../format/records.ts';
import type { Segment } from '../format/segment.ts';
import { decodeDocument } from '../indexing/document-codec.ts';
import { findLostFiles } from '../manifest/folder-contents.ts';
import { type LiveSegment, Manifest, retryVanished } from '../manifest/manifest.ts';
import type { Store } from '../manifest/store.ts';
import { verifyFiles } from './verify-files.ts';

const problemsMax = 100;

/**
 * Reads everything once and checks the checksums of all files, the structure of all postings, keys against records, and that
 * each key has one live document.
 */
export function check(directory: string, schema: TextIndexSchema, store: Store): IntegrityReport {
  const problems: string[] = [];
  const report = (problem: string): void => {
    if (problems.length < problemsMax) problems.push(problem);
  };
  let filesChecked = 1;
  const documentsChecked = attempt('the index', report, () => {
    for (const row of store.all('PRAGMA integrity_check')) {
      if (row.integrity_check !== 'ok') report(`the store reports: ${String(row.integrity_check)}.`);
    }
    filesChecked += store.all('SELECT id FROM segments').length * SEGMENT_FILES.length;
    for (const { name, what } of findLostFiles(store, directory)) report(`${name} ${what}.`);
    if (problems.length === 0)
      for (const problem of verifyFiles(directory, store)) if (problem !== undefined) report(problem);
    // Checking the contents only makes sense when the checksums are right.
    if (problems.length > 0) return 0;
    const manifest = new Manifest(directory, store, new ByteCache(16 << 20));
    try {
      const tailKeys = openAll(store, manifest);
      return manifest.segments.reduce(
        (sum, live) =>
          sum +
          attempt(`segment ${live.segment.id}`, report, () =>
            checkSegment(live, schema, manifest, tailKeys, report),
          ),
        tailKeys.size,
      );
    } finally {
      manifest.close();
    }
  });
  return { ok: problems.length === 0, problems, documentsChecked, filesChecked };
}

/** Opens the segments as of one moment and returns the keys of the tail's documents, reading each document once. */
function openAll(store: Store, manifest: Manifest): Set<string> {
  return retryVanished(() =>
    store.read(() => {
      manifest.refresh();
      store.refuseLostRows('tail', 'tail_rows');
      const keys = new Set<string>();
      for (const row of store.all('SELECT key, document FROM tail ORDER BY seq')) {
        const key = binaryKey(String(row.key));
        if (row.document === null) keys.delete(key);
        else keys.add(binaryKey(decodeDocument(row.document as Uint8Array).key));
      }
      return keys;
    }),
  );
}

function attempt(what: string, report: (problem: string) => void, work: () => number): number {
  try {
    return work();
  } catch (error) {
    if (error instanceof DamagedIndex) report(error.message);
    else report(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    return 0;
  }
}

function checkSegment(
  live: LiveSegment,
  schema: TextIndexSchema,
  manifest: Manifest,
  tailKeys: ReadonlySet<string>,
  report: (problem: string) => void,
): number {
  const { segment } = live;
  checkPostings(segment, report);
  return checkDocuments(live, schema, manifest, tailKeys, report);
}

function checkPostings(segment: Segment, report: (problem: string) => void): void {
  let previous = '';
  for (const entry of segment.dictionary.scan('')) {
    const name = JSON.stringify(entry.key);
    if (entry.key <= previous) report(`segment ${segment.id} has its term ${name} out of order.`);
    previous = entry.key;
    let documents = 0;
    for (const view of segment.readPostings(entry)) {
      documents += view.count;
      const limit = segment.facts.chunkDocuments[view.chunk] ?? 0;
      const last = view.isBitmap ? undefined : view.documents.at(-1);
      if (limit === 0 || (last !== undefined && last >= limit)) {
        report(`segment ${segment.id} has postings of ${name} outside its documents.`);
      }
      if (!entry.key.startsWith(FILTER_PREFIX) && view.maxImpact === 0)
        report(`segment ${segment.id} has no impact for ${name}.`);
    }
    if (documents !== entry.documents) report(`segment ${segment.id} miscounts the documents of ${name}.`);
  }
}

function checkDocuments(
  live: LiveSegment,
  schema: TextIndexSchema,
  manifest: Manifest,
  tailKeys: ReadonlySet<string>,
  report: (problem: string) => void,
): number {
  const { segment, dead } = live;
  const documents = segment.facts.chunkDocuments.reduce((sum, n) => sum + n, 0);
  if (dead.log.some((ordinal) => (ordinal & 65_535) >= (segment.facts.chunkDocuments[ordinal >>> 16] ?? 0))) {
    report(`segment ${segment.id} has a deletion outside its documents.`);
  }
  let alive = 0;
  let rank = 0;
  const buffer = new RecordBuffer();
  for (const { key, document } of segment.keys.from('')) {
    const chunk = document >>> 16;
    if (segment.documentColumns.ranks(chunk)[document & 65_535] !== rank++)
      report(`segment ${segment.id} has a wrong rank for a key.`);
    if (dead.has(document)) continue;
    alive++;
    const name = Buffer.from(key, 'latin1').toString();
    if (segment.records(chunk).read(document & 65_535, buffer).key !== name)
      report(`the record of ${name} belongs to another key.`);
    const found = manifest.find(key);
    if (found?.live !== live || tailKeys.has(key)) report(`the key ${name} has two live documents.`);
  }
  if (alive !== documents - dead.log.length)
    report(`segment ${segment.id} has live documents without a key.`);
  for (let chunk = 0; chunk < segment.chunks; chunk++)
    segment.documentColumns.fieldStarts(chunk, schema.fields.length);
  return alive;
}
