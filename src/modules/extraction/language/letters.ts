/** Latin letters, and everything from the accented ones on except general punctuation; for lower-case text. False for NaN. */
export function isLowerLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xc0 && (code < 0x2000 || code > 0x206f));
}
