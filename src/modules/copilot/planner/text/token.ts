/** A piece of a message: a word, a number, a domain, the ending of a domain, or a text in quotes. */
export interface Token {
  readonly kind: 'word' | 'number' | 'domain' | 'ending' | 'quoted';
  /** As it was written; a quoted text without its quotes. */
  readonly text: string;
  /** As the dictionaries have it; for a domain its key, for an ending what follows the first dot. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Joined to the one before by a hyphen or an apostrophe. */
  readonly isJoined: boolean;
  /** The punctuation before it, where it ends a part of the sentence: a comma, a colon, a full stop. */
  readonly breakBefore: string;
  readonly isCapitalised: boolean;
  /** The beginning of a compound, which narrows the trade that it ends with. */
  readonly isNarrowing?: boolean;
  /** What it was read as, where it is a slip of that. */
  readonly readAs?: string;
  /** The name of a trade that it is a slip of. */
  readonly meant?: string;
}
