/** Undoes percent-encoding; text that is not validly encoded is returned unchanged. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
