/** A list as one text that filters read back: at commas, so a value that holds one, or a quote, is in double quotes. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => (/[",]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
