/** A piece of a message: a word, a number, a domain, a domain ending, or a quoted text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'domain' | 'ending' | 'quoted';
  /** As it was written; a quoted text without its quotation marks. */
  readonly text: string;
  /** The dictionary form; the normalized name of a domain; for an ending, what follows the first dot. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Whether a hyphen or an apostrophe joins it to the previous token. */
  readonly isJoined: boolean;
  /** The punctuation before it, if it separates parts of a sentence: a comma, a colon, a full stop. */
  readonly breakBefore: string;
  readonly isCapitalised: boolean;
  /** Whether it is the first part of a compound and narrows the trade at its end. */
  readonly isTradeModifier?: boolean;
  /** If it is a legal form: its spellings. */
  readonly legalForms?: readonly string[];
  /** What is searched for in place of what was written: a noun for a verb. */
  readonly searchedText?: string;
  /** If it is a typo: the word that it was read as. */
  readonly correctedText?: string;
  /** If it is a typo: the intended name of a trade or place. */
  readonly correctedName?: string;
}
