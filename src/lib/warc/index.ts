/**
 * Reads WARC, WET and ARC files without trusting them, and writes WARC. The reader goes member by member over a file or a byte range with
 * bounded memory; damage is skipped and reported, and never costs the records after it. HTTP responses inside records are parsed with the
 * same tolerance.
 * Start at `readRecords`; `parseHttpResponse` and `decodeHttpBody` decode a record's block further.
 */
export { bufferSource, openFileSource } from './byte-source.ts';
export { decodeHttpBody } from './http-body.ts';
export { parseHttpResponse } from './http-response.ts';
export {
  readRecords,
  type WarcDamage,
  type WarcPosition,
  type WarcRecord,
} from './read-records.ts';
export { type FileFormat, recogniseFile } from './recognise-file.ts';
export { encodeHttpResponse, encodeRecord, encodeRecordInBackground } from './write-record.ts';
