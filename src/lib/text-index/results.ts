/** The results of a text index. Import these from `api.ts`. */

import type { SearchPosition } from './requests.ts';

export interface Hit {
  readonly key: string;
  readonly score: number;
  /** Names of the fields that match: for a phrase, those holding it; else those holding at least one of the words. */
  readonly matchedFields: readonly string[];
  readonly stored: Uint8Array | undefined;
}

/** A document found by one of several queries. */
export interface UnionHit {
  readonly key: string;
  /** The score given by the query that found the document. */
  readonly score: number;
  /** Index of the first query, in the order given, that matches the document. */
  readonly query: number;
  readonly stored: Uint8Array | undefined;
}

export interface UnionStream {
  /** Exact number of documents that match at least one of the queries, whatever the limit. */
  readonly total: number;
  /** Can be iterated once. The stream is closed after two minutes without a read. */
  readonly batches: AsyncIterable<readonly UnionHit[]>;
}

/** A query word and the indexed words that it matched. */
export interface FormsOfWord {
  readonly word: string;
  /** Each form with the number of documents that contain it, most frequent first. Includes the word itself if any document has it. */
  readonly forms: readonly { readonly form: string; readonly count: number }[];
}

export interface SearchAnswer {
  /** Exact number of matching documents. */
  readonly total: number;
  /** In the order of the request; by default score descending, then key ascending (bytewise). */
  readonly hits: readonly Hit[];
  /** The position of the last hit; present only if more matches follow. */
  readonly end?: SearchPosition;
  /** The index generation that answered. */
  readonly generation: number;
  /** The matched forms of each word of the expression that was to match by its forms; each word appears once. */
  readonly forms?: readonly FormsOfWord[];
}

/** Documents that match now and did not match in an earlier generation. */
export interface NewMatches {
  /** Exact number of all documents that match now. */
  readonly total: number;
  /** Exact number of documents that match now but did not match then, because their content was different or they did not exist. */
  readonly newCount: number;
  /** The best new matches in the order of `search`, without their stored records. */
  readonly hits: readonly Hit[];
  /** The index generation that answered. The next comparison starts from it. */
  readonly generation: number;
  /**
   * False when versions from that generation were dropped before they could be compared (see `keepSince`). A document that
   * replaced a dropped version is not counted as new, whether or not that version matched; a document with a new key always is.
   */
  readonly isExact: boolean;
}

/** Documents that became visible after a generation, commit by commit. */
export interface Changes {
  /** Keys of all documents that became visible after that generation, up to `through`, and are still visible; in no particular order. */
  readonly keys: readonly string[];
  /** Where the next call continues: a commit is returned as a whole or not at all. */
  readonly through: number;
}

/** Versions of documents that were visible in an earlier generation. */
export interface EarlierVersions {
  readonly documents: readonly StoredDocument[];
  /** False when versions from that generation were dropped: a key without a version here may have had one then. */
  readonly isExact: boolean;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** A histogram bucket: documents with a value of at least `from` and below `to`. */
export interface HistogramBucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface FacetAnswer {
  readonly total: number;
  /** Per requested field, count descending, then value ascending. Flags have the values "true" and "false". */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** Per requested number filter, ascending and without gaps. */
  readonly histograms: Readonly<Record<string, readonly HistogramBucket[]>>;
  readonly generation: number;
}

export interface Suggestion {
  readonly value: string;
  /** Documents with that value (1 for a key). */
  readonly count: number;
  /** One document with that value: the first by prior, then key. Absent for terms, and for values unless requested. */
  readonly key?: string;
}

export interface StoredDocument {
  readonly key: string;
  readonly stored: Uint8Array;
  /** Milliseconds since 1970 at which this key was first and last written. */
  readonly firstIndexedAt: number;
  readonly lastIndexedAt: number;
}

export interface IndexStats {
  readonly documents: number;
  readonly deletedDocuments: number;
  readonly terms: number;
  readonly segments: number;
  readonly tailDocuments: number;
  readonly bytesOnDisk: number;
  readonly generation: number;
}

export interface IntegrityReport {
  readonly ok: boolean;
  /** One sentence per problem. */
  readonly problems: readonly string[];
  readonly documentsChecked: number;
  readonly filesChecked: number;
}
