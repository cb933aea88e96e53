/** Undoes percent-encoding; text that is not validly encoded is returned as it stands. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
