/** Fills the placeholders of a sentence. Values are inserted verbatim: they may contain braces and dollar signs. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : blank,
  );
