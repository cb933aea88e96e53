import type { PageText } from './page-words.ts';
import type { Statistics } from './statistics.ts';

/** From which score on two companies count as what; calibrated for each model, since their scores differ. */
export interface Thresholds {
  /** Same industry: a competitor. */
  readonly competitor: number;
  /** Another industry: a lookalike. */
  readonly lookalike: number;
  /** Below it a company is not shown. */
  readonly shown: number;
}

/** Turns pages into vectors. */
export interface EmbeddingModel {
  /** Vectors of models with other names are never compared. */
  readonly name: string;
  /** Undefined where they are not measured: they are then estimated from the index. */
  readonly thresholds: Thresholds | undefined;
  /** Coordinates from this one on encode the industry alone; undefined where none do. */
  readonly industryFrom: number | undefined;
  /** What is known before any page was seen. */
  readonly defaults: Statistics;
  /** Set where each page is a request to another service, which takes time and perhaps money. */
  readonly isRemote?: true;
  /** Pages that `fit` can make use of. */
  readonly fitPagesMax: number;
  /** How many coordinates its vectors have; a remote model is queried. */
  dimensions(signal: AbortSignal): Promise<number>;
  /** Why it cannot embed at all, such as a file that is missing; undefined where nothing is known to be wrong. */
  problem(): Promise<string | undefined>;
  /** Learns from some pages of an index what is usual in it. */
  fit(pages: readonly PageText[], signal: AbortSignal): Promise<Statistics>;
  /** Unit vectors in the order of the pages; undefined for a page with too little text. */
  embed(
    pages: readonly PageText[],
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<readonly (Float32Array | undefined)[]>;
  /** The unit vector of a description that a person wrote, among those of the pages; undefined where none of its words is known. */
  embedDescription(
    text: string,
    language: string,
    statistics: Statistics,
    signal: AbortSignal,
  ): Promise<Float32Array | undefined>;
  close(): Promise<void>;
}
