/**
 * Writes a list as one text that filters parse back. Commas separate values, so a value that contains a comma or a quote is put in double
 * quotes.
 */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
