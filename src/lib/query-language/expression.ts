/** A word as the index stores it, or a prefix. */
export type Term =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string };

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

/** A parsed query. `scope` names the fields a text must be in; without one any field counts. */
export type Expression =
  /** One word, or several in a row. */
  | { readonly kind: 'text'; readonly terms: readonly Term[]; readonly scope?: string }
  /** Words in any order with at most `distance` others between them. */
  | {
      readonly kind: 'near';
      readonly terms: readonly Term[];
      readonly distance: number;
      readonly scope?: string;
    }
  | {
      readonly kind: 'filter';
      readonly name: string;
      readonly comparison: Comparison;
      readonly value: string;
    }
  | { readonly kind: 'and'; readonly of: readonly Expression[] }
  | { readonly kind: 'or'; readonly of: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression };

/** The words of texts and the names allowed before a colon. */
export interface Vocabulary {
  /** The words of a text with the positions where they end; tokenizing a word again gives the same word. */
  readonly tokenize: (text: string) => readonly { readonly term: string; readonly end: number }[];
  /** Names of fields, for example `title`. */
  readonly scopes: readonly string[];
  readonly filters: Readonly<Record<string, FilterRule>>;
  /** What to expect before a colon, if listing every filter would be too long. */
  readonly expectedNames?: string;
}

export interface FilterRule {
  /** Whether values have an order, so that `>` and `<` mean something. */
  readonly isOrdered: boolean;
  /** The value in its normal form, or what was expected instead. */
  readonly read: (
    value: string,
    comparison: Comparison,
  ) => { readonly value: string } | { readonly expected: string };
}

export const TERMS_MAX = 64;
export const DEPTH_MAX = 16;
export const DISTANCE_MAX = 100;
export const PREFIX_CHARACTERS_MIN = 2;
