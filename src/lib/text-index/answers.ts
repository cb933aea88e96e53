/** What a text index answers. Import these from `api.ts`. */

import type { SearchPosition } from './questions.ts';

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
  /** By the query that found it. */
  readonly score: number;
  /** The first of the queries, in the order given, that matches the document. */
  readonly query: number;
  readonly stored: Uint8Array | undefined;
}

export interface UnionStream {
  /** Exact number of documents that match at least one of the queries, whatever the limit. */
  readonly total: number;
  /** To be read once. What is not read for two minutes ends. */
  readonly batches: AsyncIterable<readonly UnionHit[]>;
}

/** A word of a query and the words of the index it matched. */
export interface FormsOfWord {
  readonly word: string;
  /** With the documents that have each, most first; the word itself is among them, if any has it. */
  readonly forms: readonly { readonly form: string; readonly count: number }[];
}

export interface SearchAnswer {
  /** Exact number of matching documents. */
  readonly total: number;
  /** In the order of the request; by default score descending, then key ascending (bytewise). */
  readonly hits: readonly Hit[];
  /** Where they end, if more matches follow. */
  readonly end?: SearchPosition;
  /** The index generation that answered. */
  readonly generation: number;
  /** Of the words of the expression that were to match by their forms, each once. */
  readonly forms?: readonly FormsOfWord[];
}

/** What matches now and did not match in an earlier generation. */
export interface NewMatches {
  /** Exact number of all documents that match now. */
  readonly total: number;
  /** Exact number of those that did not match then, because they had other content or did not exist. */
  readonly newCount: number;
  /** The best of the new ones, in the order of `search`, without their records. */
  readonly hits: readonly Hit[];
  /** The index generation that answered: the start of the next comparison. */
  readonly generation: number;
  /**
   * False when versions of then were dropped before they could be compared, see `keepSince`. A document that replaced a
   * dropped version is not counted as new, whether or not that version matched; one whose key is new always is.
   */
  readonly isExact: boolean;
}

/** Documents that became visible after a generation, commit by commit. */
export interface Changes {
  /** Of every document that became visible after that generation, up to `through`, and still is; in no order. */
  readonly keys: readonly string[];
  /** Where the next call continues: a commit is returned as a whole or not at all. */
  readonly through: number;
}

/** Versions of documents that an earlier generation had. */
export interface EarlierVersions {
  readonly documents: readonly StoredDocument[];
  /** False when versions of then were dropped: a key without a version here may then have had one. */
  readonly isExact: boolean;
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Documents with a number from `from` to below `to`. */
export interface HistogramPart {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface FacetAnswer {
  readonly total: number;
  /** Per requested field, count descending, then value ascending. Flags have the values "true" and "false". */
  readonly facets: Readonly<Record<string, readonly FacetValue[]>>;
  /** Per requested field of numbers, ascending and without gaps. */
  readonly histograms: Readonly<Record<string, readonly HistogramPart[]>>;
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
