import type { PageText } from './page-words.ts';
import type { Statistics } from './statistics.ts';

/** The scores from which two companies count as competitors or lookalikes, calibrated per model because scores differ. */
export interface Thresholds {
  /** For the same industry: a competitor. */
  readonly competitor: number;
  /** For another industry: a lookalike. */
  readonly lookalike: number;
  /** Companies with a lower score are not shown. */
  readonly shown: number;
}

/** Turns pages into vectors. */
export interface EmbeddingModel {
  /** Vectors of models with different names are never compared. */
  readonly name: string;
  /** Undefined if they have not been measured; they are then estimated from the index. */
  readonly thresholds: Thresholds | undefined;
  /** Coordinates from this one onwards encode only the industry; undefined if none do. */
  readonly industryFrom: number | undefined;
  /** The statistics to use before any page has been seen. */
  readonly defaults: Statistics;
  /** Set if each page is a request to another service, which takes time and may cost money. */
  readonly isRemote?: true;
  /** The most pages that `fit` can make use of. */
  readonly fitPagesMax: number;
  /** How many coordinates its vectors have; a remote model is asked. */
  dimensions(signal: AbortSignal): Promise<number>;
  /** Why it cannot embed at all, for example because a file is missing; undefined if no problem is known. */
  problem(): Promise<string | undefined>;
  /** Learns the statistics of an index from a sample of its pages. */
  fit(pages: readonly PageText[], signal: AbortSignal): Promise<Statistics>;
  /** Unit vectors in the order of the pages; undefined for a page with too little text. */
  embed(
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<readonly (Float32Array | undefined)[]>;
  /** The unit vector of a person's description, in the space of the pages; undefined if none of its words is known. */
  embedDescription(
    text: string,
    language: string,
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<Float32Array | undefined>;
  close(): Promise<void>;
}
