/** PostgreSQL accepts no NUL in a text, and fetched pages contain them. Search values are stripped too, so that they match what is stored. */
export const stripNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
