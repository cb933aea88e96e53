/** A list as one text that filters read back: at commas, so a value that holds one stands in double quotes. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => (value.includes(',') ? `"${value}"` : value)).join(',');

/** Whether a value comes back as it is; one with quotes of its own may not. */
export const canBeListed = (value: string): boolean => !value.includes('"');
