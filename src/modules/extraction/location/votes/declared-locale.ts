import { countryCode } from '../country-names.ts';
import type { Vote, Voter } from '../vote.ts';

/** Regions in `lang="pt-BR"` and `og:locale`. Defaults of systems are weak evidence: en-US, and en-GB outside America. */
export const declaredLocaleVote: Voter = (page, settled) => {
  const votes = new Map<string, Vote>();
  for (const tag of [
    page.htmlLang ?? '',
    page.metas.get('og:locale')?.[0] ?? '',
    page.metas.get('content-language')?.[0] ?? '',
  ]) {
    const [, language = '', region = ''] = /^\s*([a-z]{2})[-_]([a-z]{2})\b/i.exec(tag) ?? [];
    const country = countryCode(region);
    // If the language of a tag is not the page's, it is left over from a template.
    if (country === null || language.toLowerCase() !== settled.language) continue;
    votes.set(country, {
      country,
      weight: WEIGHTS.get(tag.trim().toLowerCase().replace('_', '-')) ?? 1.8,
      evidence: `locale ${tag}`,
    });
  }
  return [...votes.values()];
};

const WEIGHTS = new Map([
  ['en-us', 0.4],
  ['en-gb', 1.2],
]);
