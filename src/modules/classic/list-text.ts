/** Writes a list as one text that filters parse back. Values with a comma, which is the separator, or a quote are double-quoted. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
