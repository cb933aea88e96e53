import type { Company } from '../api/api.ts';

/** A card shows one line of each text, and a browser hangs while it lays out a title of megabytes. */
const TEXT_CHARACTERS_MAX = 1_000;

export const inBounds = <Result extends Pick<Company, 'title' | 'meta_description'>>(
  company: Result,
): Result => ({
  ...company,
  title: company.title.slice(0, TEXT_CHARACTERS_MAX),
  meta_description: company.meta_description.slice(0, TEXT_CHARACTERS_MAX),
});
