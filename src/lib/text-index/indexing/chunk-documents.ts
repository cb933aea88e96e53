import { CHUNK_DOCUMENTS, FIELDS_MAX } from '../format/layout.ts';
import { impactAt, lengthNorm, priorFactor } from './impact.ts';

/** What scoring needs to know about each document of a chunk. */
export class ChunkDocuments {
  count = 0;
  /** Position at which each field begins, FIELDS_MAX entries per document. */
  readonly fieldStarts = new Uint32Array(CHUNK_DOCUMENTS * FIELDS_MAX);
  readonly lengths = new Uint32Array(CHUNK_DOCUMENTS);
  /** Number of positions from the first word to after the last. */
  readonly spans = new Uint32Array(CHUNK_DOCUMENTS);
  readonly priors = new Uint8Array(CHUNK_DOCUMENTS);
  readonly firstIndexed = new Float64Array(CHUNK_DOCUMENTS);
  readonly lastIndexed = new Float64Array(CHUNK_DOCUMENTS);
  /** The generation in which each document became visible. */
  readonly births = new Uint32Array(CHUNK_DOCUMENTS);
  /** The part of the impact formula that depends on the document alone: on its length and prior. */
  readonly norms = new Float64Array(CHUNK_DOCUMENTS);
  readonly factors = new Float64Array(CHUNK_DOCUMENTS);
  /** Impact of a word that a document has once, in the last field. */
  readonly usualImpacts = new Uint8Array(CHUNK_DOCUMENTS);
  private readonly usualBoost: number;

  /** `boosts` are those of the fields. */
  constructor(boosts: readonly number[]) {
    this.usualBoost = boosts.at(-1) as number;
  }

  settle(doc: number): void {
    this.norms[doc] = lengthNorm(this.lengths[doc] as number);
    this.factors[doc] = priorFactor(this.priors[doc] as number);
    this.usualImpacts[doc] = impactAt(this.usualBoost, this.norms[doc], this.factors[doc]);
  }

  /** The generation in which all documents became visible; null when they have several. */
  get commonBirth(): number | null {
    const [first = 0] = this.births;
    return this.births.subarray(0, this.count).every((birth) => birth === first) ? first : null;
  }
}
