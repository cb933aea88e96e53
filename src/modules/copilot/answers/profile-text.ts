import type { ToolAnswer } from '../tools/tool.ts';

/** A text field of a profile on one line; empty if the profile has none. */
export const textOf = (profile: ToolAnswer['content'], column: string): string =>
  typeof profile[column] === 'string' ? profile[column].replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim() : '';

/** "Clovermark Metalworks (clovermark.com, Denver)": the name if the page states one, then the domain and facts. */
export function nameWithDomain(profile: ToolAnswer['content'], facts: readonly string[] = []): string {
  const domain = textOf(profile, 'domain');
  const name = [textOf(profile, 'company_name')].find(isName) ?? domain;
  const known = [...(name.toLowerCase() === domain ? [] : [domain]), ...facts].filter((fact) => fact !== '');
  return known.length === 0 ? name : `${name} (${known.join(', ')})`;
}

const NAME_CHARACTERS_MAX = 60;

/** Whether a text can be a name. Longer texts and sentences may be addressed to the reader, so they are rejected. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= NAME_CHARACTERS_MAX && !/[.!?:。]\s*\p{L}{3}/u.test(text);
