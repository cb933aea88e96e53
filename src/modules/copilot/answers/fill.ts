/** A sentence with its blanks filled in. What is filled in comes as it is: it may hold braces and dollar signs. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : blank,
  );
