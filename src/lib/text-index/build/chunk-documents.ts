import { CHUNK_DOCUMENTS, FIELDS_MAX } from '../segment/layout.ts';

/** What scoring needs to know of every document of a chunk, document by document. */
export class ChunkDocuments {
  count = 0;
  /** Position at which each field begins, FIELDS_MAX entries a document. */
  readonly fieldStarts = new Uint32Array(CHUNK_DOCUMENTS * FIELDS_MAX);
  readonly lengths = new Uint32Array(CHUNK_DOCUMENTS);
  /** Positions from the first to behind the last word. */
  readonly spans = new Uint32Array(CHUNK_DOCUMENTS);
  readonly priors = new Uint8Array(CHUNK_DOCUMENTS);
  readonly firstIndexed = new Float64Array(CHUNK_DOCUMENTS);
  readonly lastIndexed = new Float64Array(CHUNK_DOCUMENTS);
}
