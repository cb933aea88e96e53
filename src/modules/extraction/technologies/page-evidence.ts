/** The parts of a page that the rules may look at. The detector reads nothing else, so a page without HTML but with headers works too. */
export interface PageEvidence {
  readonly url: string;
  readonly html: string;
  /** `src` of the scripts as written, absolute or relative. */
  readonly scriptUrls: readonly string[];
  readonly inlineScripts: readonly InlineScript[];
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  /** Names in lower case. */
  readonly cookies: ReadonlyMap<string, string>;
  /** `name`, `property` or `http-equiv` in lower case, with every content found for it. */
  readonly metas: ReadonlyMap<string, readonly string[]>;
  /** Visible text, block by block. */
  readonly texts: readonly string[];
}

export interface InlineScript {
  /** The offset of the text in the page's HTML. */
  readonly start: number;
  readonly text: string;
}
