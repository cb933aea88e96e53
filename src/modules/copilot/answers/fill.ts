import type { Language } from '../planner/index.ts';

/** Fills the placeholders of a sentence. Values are inserted verbatim: they may contain braces and dollar signs. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (blank, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : blank,
  );

/** "Austria, Italy and Spain". American English would put a comma before the last. */
export const joinWithAnd = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(parts);

/** French sets it apart by a narrow space. */
export const semicolon = (language: Language): string => (language === 'fr' ? '\u202f; ' : '; ');
