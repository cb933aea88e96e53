/** The input of a text index: its schema, documents and queries. Import these from `api.ts`. */

export interface TextIndexSchema {
  /** At most eight, in the order in which matched fields are reported. A phrase never crosses two fields or two values of one field. */
  readonly fields: readonly TextField[];
  /** At most 254. An index that was built without some of them can be opened, and refuses to filter, count or sort by those. */
  readonly filters: readonly FilterField[];
  /** Names of filters that this index was built without. Their values are ignored in documents. */
  readonly absent?: readonly string[];
}

export interface TextField {
  readonly name: string;
  /** Weight of a match in this field in the score. */
  readonly boost: number;
}

export interface FilterField {
  readonly name: string;
  /**
   * `keyword` is one string, `keywords` several strings: equals, in, contains, facets, suggestions. `flag` is true or false.
   * `number` is a finite number: equals, in, ranges, histograms, sorting. `text` is a string that nearly every document has its
   * own of, such as a title: `contains` and sorting only. Strings compare without case and accents.
   */
  readonly kind: 'keyword' | 'keywords' | 'flag' | 'number' | 'text';
}

export interface IndexDocument {
  /** At most 255 bytes of UTF-8; writing a key again replaces its document. */
  readonly key: string;
  readonly text: Readonly<Record<string, string | readonly string[]>>;
  readonly filters: Readonly<Record<string, string | readonly string[] | boolean | number | null>>;
  /** Returned unchanged; the index compresses it. */
  readonly stored: Uint8Array;
  /** Static rank from 0 (none, the default) to 1 (best): a small prior in the score. */
  readonly prior?: number;
}

/** `phrase` matches the words in a row, `all` every word anywhere, `any` at least one word. */
export type MatchMode = 'phrase' | 'all' | 'any';

/** One condition on a document. */
export type Condition =
  | { readonly field: string; readonly op: 'equals'; readonly value: string | boolean | number }
  | { readonly field: string; readonly op: 'in'; readonly values: readonly (string | boolean | number)[] }
  | { readonly field: string; readonly op: 'contains'; readonly value: string }
  | { readonly field: string; readonly op: 'starts'; readonly value: string }
  | { readonly field: string; readonly op: 'range'; readonly min?: number; readonly max?: number }
  | { readonly op: 'keys'; readonly keys: readonly string[] }
  | { readonly op: 'not-keys'; readonly keys: readonly string[] };

/** A condition, or a list of conditions of which none may hold. */
export type Filter = Condition | { readonly op: 'none'; readonly filters: readonly Condition[] };

/** A text whose matches are excluded. */
export interface ExcludedText {
  readonly text: string;
  readonly mode: MatchMode;
}

/** What may match one slot of a text. Words have the form that `tokenize` returns. */
export type WordSlot =
  /**
   * With `forms`, also matches the forms of the word that the index has, in these languages (ISO 639-1 codes; an empty list
   * means any); refused when there are more than 1,024. `languageFilter` names the filter that holds the language of a
   * document. It limits the forms to words of the same language: those in documents of the languages in which the word itself
   * occurs.
   */
  | { readonly word: string; readonly forms?: readonly string[]; readonly languageFilter?: string }
  /** Any indexed word with this prefix; refused when there are more than 1,024. */
  | { readonly prefix: string };

/**
 * A combination of conditions on the text and the filters of a document. `fields` limits the text to these fields; if absent,
 * any field will do.
 */
export type TextExpression =
  /** One word, or several in a row, in one value of a field. */
  | { readonly op: 'text'; readonly slots: readonly WordSlot[]; readonly fields?: readonly string[] }
  /**
   * Words of one field in any order, with at most `distance` other words between the first and the last of them. The boundary
   * between two values of the field counts as one word. The same word may match two slots.
   */
  | {
      readonly op: 'near';
      readonly slots: readonly WordSlot[];
      readonly distance: number;
      readonly fields?: readonly string[];
    }
  /** Any condition except those on keys, which are filters of the whole query. */
  | { readonly op: 'filter'; readonly condition: Condition }
  | { readonly op: 'all' | 'any'; readonly of: readonly TextExpression[] }
  | { readonly op: 'not'; readonly of: TextExpression };

export interface TextQuery {
  /** If absent, and without an expression, every document matches and the order is by prior, then key. */
  readonly text?: string;
  /**
   * Replaces `text` and ignores the mode. A document's score is the sum over the words, phrases and near groups that it
   * matches, each counted once wherever it occurs. Filters, and anything under a `not`, add nothing. Where nothing can score,
   * the order is by prior, then key.
   */
  readonly expression?: TextExpression;
  readonly mode: MatchMode;
  /** All must hold. */
  readonly filters?: readonly Filter[];
  /** Documents that match one of these are excluded, also from totals, facets and streams. */
  readonly exclude?: readonly ExcludedText[];
}

export interface QueryOptions {
  /** Stops the work when the caller has gone; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /**
   * When it is exceeded, the promise rejects with QueryBudgetExceeded: an answer is exact or absent, never partial. Default:
   * one minute.
   */
  readonly budgetMs?: number;
}

/** A sort order. Matches without a value come last in both directions; equal values are sorted by key, ascending. */
export interface SortOrder {
  /** The score, the key, or the value of a `number` or `text` filter. */
  readonly by: 'score' | 'key' | { readonly filter: string };
  readonly isDescending: boolean;
}

/**
 * Where a page of matches ended. A search that continues from there returns what follows in the same order, whatever was
 * written in between: a document that did not change is returned once.
 */
export interface SearchPosition {
  /** The value sorted by; null if the match has none. */
  readonly value: number | string | null;
  readonly key: string;
  /** The weights of the words when sorting by score. They are kept because every write changes how rare words are. */
  readonly weights: readonly number[];
}

export interface SearchOptions extends QueryOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Default: best score first. */
  readonly sort?: SortOrder;
  /** Continues after a position of the same query in the same order. */
  readonly after?: SearchPosition;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
  /**
   * Whether hits name the fields they match in, and the answer the matched forms of words. Finding that takes longer than finding the
   * hits if a query has dozens of words. If false, an index may leave both out. Default true.
   */
  readonly matchedFields?: boolean;
}

export interface FacetOptions extends QueryOptions {
  /** Maximum number of values per field, or of histogram buckets. */
  readonly size: number;
  /** Returns only values with this prefix, ignoring case and accents. Does not affect numbers. */
  readonly prefix?: string;
  /** Number filters that hold timestamps in milliseconds since 1970: their histograms follow the calendar. */
  readonly dates?: readonly string[];
}

export interface StreamOptions extends QueryOptions {
  readonly limit?: number;
  readonly batch?: number;
  /** Default: best score first, which is the only order of a union of queries. */
  readonly sort?: SortOrder;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
  /**
   * Whether hits name the fields they match in, and the answer the matched forms of words. Finding that takes longer than finding the
   * hits if a query has dozens of words. If false, an index may leave both out. Default true.
   */
  readonly matchedFields?: boolean;
}
