/**
 * Raised with every change of what a token or a folded value is. An index of other rules would silently find less than it holds.
 *
 * 2: compatible spellings are one across characters (`ｶﾞ`, `Ｃ＋＋`); footnote marks, tatweel and hamza leave no trace; digits of all scripts
 * are the same; no token is longer than 64 bytes.
 */
export const analysisVersion = 2;

/** Which characters are letters, and how they fold, is Unicode's; a later version adds characters and leaves the others as they are. */
export const unicodeVersion: string = String(process.versions.unicode);
