/** What goes into a text index: its schema, documents and queries. Import these from `api.ts`. */

export interface TextIndexSchema {
  /** At most eight, in the order in which matched fields are reported. A phrase never crosses two fields or two values of one field. */
  readonly fields: readonly TextField[];
  /** At most 254. An index that was built without some of them opens, and refuses to filter, count or sort by those. */
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
   * `keyword` one string, `keywords` several strings: equals, in, contains, facets, suggestions.
   * `flag` true or false. `number` a finite number: equals, in, ranges, histograms, sorting. `text` a string only looked into by
   * `contains` and sorted by (nearly every document has its own, such as a title). Strings compare without case and accents.
   */
  readonly kind: 'keyword' | 'keywords' | 'flag' | 'number' | 'text';
}

export interface IndexDocument {
  /** At most 255 bytes of UTF-8; writing a key again replaces its document. */
  readonly key: string;
  readonly text: Readonly<Record<string, string | readonly string[]>>;
  readonly filters: Readonly<Record<string, string | readonly string[] | boolean | number | null>>;
  /** Returned as it was given; the index compresses it. */
  readonly stored: Uint8Array;
  /** Static rank from 0 (none, the default) to 1 (best): a small prior in the score. */
  readonly prior?: number;
}

/** `phrase` the words in a row; `all` every word anywhere; `any` at least one word. */
export type MatchMode = 'phrase' | 'all' | 'any';

/** One condition on a document. */
export type Condition =
  | { readonly field: string; readonly op: 'equals'; readonly value: string | boolean | number }
  | { readonly field: string; readonly op: 'in'; readonly values: readonly (string | boolean | number)[] }
  | { readonly field: string; readonly op: 'contains'; readonly value: string }
  | { readonly field: string; readonly op: 'range'; readonly min?: number; readonly max?: number }
  | { readonly op: 'keys'; readonly keys: readonly string[] }
  | { readonly op: 'not-keys'; readonly keys: readonly string[] };

/** A condition, or several of which none may hold. */
export type Filter = Condition | { readonly op: 'none'; readonly filters: readonly Condition[] };

/** A text whose matches are excluded. */
export interface ExcludedText {
  readonly text: string;
  readonly mode: MatchMode;
}

/** What may match one slot of a text. Words are as `tokenize` returns them. */
export type WordSlot =
  /**
   * With `forms`, also the forms of the word that the index has, in these languages (ISO 639-1 codes; none: in any); refused when there
   * are more than 1,024. With `languageFilter`, the filter that holds the language of a document, only those that are words of the
   * same language: that stand in documents of the languages in which the word itself does.
   */
  | { readonly word: string; readonly forms?: readonly string[]; readonly languageFilter?: string }
  /** Any word of the index that begins so; refused when more than 1,024 do. */
  | { readonly prefix: string };

/**
 * Conditions on the text and the filters of a document, joined. `fields` limits the text to these fields; absent, any will do.
 */
export type TextExpression =
  /** One word, or several in a row in one value of a field. */
  | { readonly op: 'text'; readonly slots: readonly WordSlot[]; readonly fields?: readonly string[] }
  /**
   * Words of one field in any order, with at most `distance` other words between the first and the last of them. Where one value of
   * the field ends and the next begins counts as one word. The same word may match two slots.
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
  /** Absent, and without an expression: every document matches and the order is by prior, then key. */
  readonly text?: string;
  /**
   * Instead of a text, whatever the mode. A document scores the sum of the words, phrases and nearnesses that it matches, each once and
   * wherever they occur; those under a `not` and filters score nothing. Where nothing can score, the order is by prior, then key.
   */
  readonly expression?: TextExpression;
  readonly mode: MatchMode;
  /** All must hold. */
  readonly filters?: readonly Filter[];
  /** Documents that match one of these are excluded, from totals, facets and streams too. */
  readonly exclude?: readonly ExcludedText[];
}

export interface QueryOptions {
  /** Ends the work when the caller has gone; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Past it the promise rejects with QueryBudgetExceeded: an answer is exact or absent, never partial. Default a minute. */
  readonly budgetMs?: number;
}

/** An order of matches. Those without a value come last in both directions, equal ones by key, ascending. */
export interface SortOrder {
  /** The score, the key, or the value of a `number` or `text` filter. */
  readonly by: 'score' | 'key' | { readonly filter: string };
  readonly isDescending: boolean;
}

/**
 * Where a page of matches ended. Continued from there, a search returns what comes behind it in the same order, whatever was written
 * in between: a document that did not change is returned once.
 */
export interface SearchPosition {
  /** The value that was sorted by; null: none. */
  readonly value: number | string | null;
  readonly key: string;
  /** Where scores are sorted by: what the words counted, since writing changes how rare they are. */
  readonly weights: readonly number[];
}

export interface SearchOptions extends QueryOptions {
  readonly limit: number;
  readonly offset?: number;
  /** Default: best score first. */
  readonly sort?: SortOrder;
  /** Continues behind a position of the same query in the same order. */
  readonly after?: SearchPosition;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
}

export interface FacetOptions extends QueryOptions {
  /** Most values of a field, or parts of a histogram. */
  readonly size: number;
  /** Only values that begin so, without case and accents. Numbers are not affected. */
  readonly prefix?: string;
  /** Filters of numbers that are moments in milliseconds since 1970: their histograms go by the calendar. */
  readonly dates?: readonly string[];
}

export interface StreamOptions extends QueryOptions {
  readonly limit?: number;
  readonly batch?: number;
  /** Default: best score first. A union of queries has no other order. */
  readonly sort?: SortOrder;
  /** Whether hits carry their stored records. Default true. */
  readonly stored?: boolean;
}
