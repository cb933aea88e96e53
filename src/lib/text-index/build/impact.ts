/** Length in tokens at which a document is neither favoured nor held back. Fixed, so that no impact depends on a segment. */
const pivotLength = 300;
const saturation = 1.2;
const lengthShare = 0.75;
/** The best prior raises an impact by this share. */
const priorShare = 0.1;

/**
 * How much a term (or a phrase) counts in a document, from 1 to 255: the boosts of its occurrences, saturated and held
 * against the document's length as in BM25F, raised a little by the prior.
 */
export function impactOf(weight: number, documentTokens: number, priorByte: number): number {
  const norm = saturation * (1 - lengthShare + (lengthShare * documentTokens) / pivotLength);
  const share = (weight / (weight + norm)) * (1 - priorShare + (priorShare * priorByte) / 255);
  return Math.max(1, Math.round(255 * share));
}

export function priorByteOf(prior: number | undefined): number {
  return Math.round(255 * Math.min(1, Math.max(0, prior ?? 0)));
}
