/**
 * Incremented with every change to what a token or a folded value is. An index built by other rules would silently find less than it
 * contains.
 *
 * 2: compatible spellings are one across characters (`ｶﾞ`, `Ｃ＋＋`); footnote marks, tatweel and hamza leave no trace; digits of all scripts
 * are the same; no token is longer than 64 bytes.
 */
export const analysisVersion = 2;

/** Unicode defines which characters are letters and how they fold; a later version adds characters and does not change the others. */
export const unicodeVersion: string = String(process.versions.unicode);
