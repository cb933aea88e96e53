import type { Company } from '../api/api.ts';

/** A card shows a line of each; a browser that lays out a title of megabytes does nothing else for a while. */
const TEXT_CHARACTERS_MAX = 1_000;

export const inBounds = <Result extends Pick<Company, 'title' | 'meta_description'>>(
  company: Result,
): Result => ({
  ...company,
  title: company.title.slice(0, TEXT_CHARACTERS_MAX),
  meta_description: company.meta_description.slice(0, TEXT_CHARACTERS_MAX),
});
