/** PostgreSQL takes no NUL in a text, and strangers' pages have them. Whoever looks for one looks for what is stored instead. */
export const stripNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
