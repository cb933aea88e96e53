import { existsSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { IntegrityReport, TextIndexSchema } from '../api.ts';
import { ByteCache } from '../segment/byte-cache.ts';
import { binaryKey } from '../segment/keys.ts';
import { FILTER_PREFIX, SEGMENT_FILES, segmentFileName } from '../segment/layout.ts';
import { parseRecords } from '../segment/postings-view.ts';
import { RecordSpace } from '../segment/records.ts';
import type { Segment } from '../segment/segment.ts';
import { type LiveSegment, Manifest, retryVanished } from '../store/manifest.ts';
import { type Store, storeFileName } from '../store/store.ts';

const problemsMax = 100;
const readBytes = 1 << 20;

/** Reads everything once: checksums of all files, the shape of all postings, keys against records, one live document per key. */
export function check(directory: string, schema: TextIndexSchema, store: Store): IntegrityReport {
  const problems: string[] = [];
  const report = (problem: string): void => {
    if (problems.length < problemsMax) problems.push(problem);
  };
  for (const row of store.all('PRAGMA integrity_check')) {
    if (row['integrity_check'] !== 'ok') report(`the store says: ${String(row['integrity_check'])}.`);
  }
  const missing = store
    .all('SELECT id FROM segments')
    .flatMap((row) => missingFiles(directory, Number(row['id'])));
  for (const name of missing) report(`${name} is missing.`);
  if (missing.length > 0) return { ok: false, problems, documentsChecked: 0, filesChecked: 0 };

  const manifest = new Manifest(directory, store, new ByteCache(16 << 20));
  try {
    const tailKeys = new Set<string>();
    retryVanished(() =>
      store.read(() => {
        manifest.refresh();
        const rows = store.all('SELECT key, document IS NULL AS gone FROM tail ORDER BY seq');
        for (const row of rows) {
          const key = binaryKey(String(row['key']));
          if (Number(row['gone']) === 1) tailKeys.delete(key);
          else tailKeys.add(key);
        }
      }),
    );
    let documentsChecked = tailKeys.size;
    for (const live of manifest.segments) {
      documentsChecked += attempt(`segment ${live.segment.id}`, report, () =>
        checkSegment(live, schema, manifest, tailKeys, report),
      );
    }
    const filesChecked = manifest.segments.length * SEGMENT_FILES.length + 1;
    return { ok: problems.length === 0, problems, documentsChecked, filesChecked };
  } finally {
    manifest.close();
  }
}

function missingFiles(directory: string, id: number): string[] {
  const names = [storeFileName, ...SEGMENT_FILES.map((file) => segmentFileName(id, file))];
  return names.filter((name) => !existsSync(join(directory, name)));
}

function attempt(what: string, report: (problem: string) => void, work: () => number): number {
  try {
    return work();
  } catch (error) {
    report(`${what} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
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
  for (const file of SEGMENT_FILES) {
    const { bytes, crc } = segment.facts.files[file];
    const found = checksum(segment.fd(file), bytes);
    if (found !== crc) report(`${segmentFileName(segment.id, file)} does not have its checksum.`);
  }
  checkPostings(segment, report);
  return checkDocuments(live, schema, manifest, tailKeys, report);
}

function checksum(fd: number, bytes: number): number | undefined {
  const buffer = Buffer.allocUnsafe(readBytes);
  let crc = 0;
  for (let at = 0; at < bytes; ) {
    const read = readSync(fd, buffer, 0, Math.min(readBytes, bytes - at), at);
    if (read === 0) return undefined;
    crc = crc32(buffer.subarray(0, read), crc);
    at += read;
  }
  return readSync(fd, buffer, 0, 1, bytes) === 0 ? crc : undefined;
}

function checkPostings(segment: Segment, report: (problem: string) => void): void {
  let previous = '';
  for (const entry of segment.dictionary.scan('')) {
    const name = JSON.stringify(entry.key);
    if (entry.key <= previous) report(`segment ${segment.id} has its term ${name} out of order.`);
    previous = entry.key;
    let documents = 0;
    for (const view of parseRecords(segment.read('postings', entry.offset, entry.bytes))) {
      documents += view.count;
      const limit = segment.facts.chunkDocuments[view.chunk] ?? 0;
      const last = view.isBitmap ? undefined : view.documents.at(-1);
      if (limit === 0 || (last !== undefined && last >= limit)) {
        report(`segment ${segment.id} has postings of ${name} outside its documents.`);
      }
      if (!entry.key.startsWith(FILTER_PREFIX) && view.maxImpact === 0)
        report(`segment ${segment.id} scores ${name} with nothing.`);
    }
    if (documents !== entry.documents) report(`segment ${segment.id} counts the documents of ${name} wrong.`);
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
  const space = new RecordSpace();
  for (const { key, document } of segment.keys.from('')) {
    const chunk = document >>> 16;
    if (segment.documentColumns.ranks(chunk)[document & 65_535] !== rank++)
      report(`segment ${segment.id} ranks a key wrong.`);
    if (dead.has(document)) continue;
    alive++;
    const name = Buffer.from(key, 'latin1').toString();
    if (segment.records(chunk).read(document & 65_535, space).key !== name)
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
