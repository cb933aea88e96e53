/** Length in tokens at which a document is neither favoured nor penalised. Fixed, so that no impact depends on a segment. */
const pivotLength = 300;
const saturation = 1.2;
const lengthShare = 0.75;
/** The best prior raises an impact by this share. */
const priorShare = 0.1;

/**
 * How much a term (or a phrase) counts in a document, from 1 to 255: the boosts of its occurrences, saturated and normalised by
 * the document's length as in BM25F, raised a little by the prior.
 */
export function impactOf(weight: number, documentTokens: number, priorByte: number): number {
  return impactAt(weight, lengthNorm(documentTokens), priorFactor(priorByte));
}

/** The same with the document's part of the formula computed in advance. */
export function impactAt(weight: number, norm: number, factor: number): number {
  const impact = Math.round((weight / (weight + norm)) * factor);
  return impact < 1 ? 1 : impact;
}

export function lengthNorm(documentTokens: number): number {
  return saturation * (1 - lengthShare + (lengthShare * documentTokens) / pivotLength);
}

export function priorFactor(priorByte: number): number {
  return 255 * (1 - priorShare + (priorShare * priorByte) / 255);
}

export function priorByteOf(prior: number | undefined): number {
  return Math.round(255 * Math.min(1, Math.max(0, prior ?? 0)));
}
