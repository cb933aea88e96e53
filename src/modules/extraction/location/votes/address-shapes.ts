import { figureLines } from '../frame-text.ts';
import type { Voter } from '../vote.ts';

/** Postal addresses whose form exists in only one country. */
export const addressShapeVote: Voter = (page) => {
  const text = figureLines(page);
  if (text === '') return [];
  return SHAPES.filter(([shape]) => shape.test(text)).map(([, country, weight]) => ({
    country,
    weight,
    evidence: 'address form',
  }));
};

const SHAPES: readonly (readonly [RegExp, string, number])[] = [
  [/\b(?:[A-Z]{1,2}\d[A-Z\d]?) \d[ABD-HJLNP-UW-Z]{2}\b/, 'GB', 2.5],
  [
    /\b[A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:A[LKZR]|C[AOT]|DE|DC|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])\.?,? (?:USA?,? )?\d{5}(?:-\d{4})?\b/,
    'US',
    3,
  ],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/, 'CA', 2.5],
  [/\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\.?,? \d{4}\b/, 'AU', 2.5],
  [/\b(?!19|20)[1-9]\d{3} ?[A-Z]{2} [A-Z][a-z]+/, 'NL', 1.5],
  [/\b\d{5}-\d{3}\b/, 'BR', 1.5],
  [/\b\d{2}-\d{3} \p{Lu}\p{Ll}+/u, 'PL', 1.5],
  [/\bD-\d{5}\b|\b\p{Lu}[\p{L}-]+(?:straße|strasse|str\.) \d+/u, 'DE', 1.5],
  [/\bA-\d{4} \p{Lu}/u, 'AT', 2],
  [/\bCH-\d{4}\b/, 'CH', 2],
  [/\bF-\d{5}\b|\b\d{5} [A-Z][\p{L}-]+ (?:CEDEX|Cedex)\b/u, 'FR', 2],
  [/\b[A-Z][a-z]+ ?[-–,] ?[1-8]\d{2} ?\d{3}\b(?![\d-])/, 'IN', 0.8],
  [/\b\d{4}-\d{3} \p{Lu}\p{Ll}+/u, 'PT', 1.5],
];
