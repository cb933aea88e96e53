/** Values that documentation and templates use as placeholders. */
export function isPlaceholder(value: string): boolean {
  // The prefix of a kind is not part of an invented value: UA-, G-, ca-pub-.
  const own = value.replace(/^(?:[A-Za-z]{1,4}-(?:pub-)?|pk_live_|phc_|\+)/, '');
  const letters = own.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    (letters.length >= 5 && new Set(letters.toLowerCase()).size <= 2) ||
    /^(?:1234[56]|0123|98765)/.test(letters) ||
    /x{4,}|your|replace|insert|placeholder|changeme|(?:^|[^a-z.])(?:example|sample)(?:$|[^a-z])/i.test(own)
  );
}
