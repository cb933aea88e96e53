import { tokenize } from '../../src/lib/text-index/index.ts';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';

export interface OracleQuery {
  readonly q: string;
  readonly mode: 'phrase' | 'any' | 'single';
  readonly title?: string;
  readonly tech?: string;
  readonly industry?: string;
  readonly tld?: string;
  readonly country?: string;
  readonly has?: string;
}

interface Entry {
  readonly profile: CompanyProfile;
  /** Token lists per field, one per value, because a phrase crosses neither. */
  readonly fields: Readonly<Record<string, readonly string[][]>>;
}

const fieldOrder = ['title', 'meta', 'h1', 'h2', 'h3', 'body'];

/** Answers searches by looking at every company, slowly and obviously: what the service must agree with. */
export function createSearchOracle(profiles: readonly CompanyProfile[]) {
  const entries: readonly Entry[] = profiles.map((profile) => ({
    profile,
    fields: {
      title: [terms(profile.title)],
      meta: [terms(profile.meta_description)],
      h1: profile.h1.map(terms),
      h2: profile.h2.map(terms),
      h3: profile.h3.map(terms),
      body: [terms(profile.body_text)],
    },
  }));

  return {
    /** Domain → the fields that match. */
    search(query: OracleQuery): Map<string, string[]> {
      const sought = terms(query.q);
      const found = new Map<string, string[]>();
      for (const entry of entries) {
        if (!passes(entry.profile, query)) continue;
        const matched = matchedFields(entry, sought, query.mode);
        if (matched) found.set(entry.profile.domain, matched);
      }
      return found;
    },
  };
}

const terms = (text: string | null): string[] => tokenize(text ?? '').map(({ term }) => term);

function matchedFields(
  { fields }: Entry,
  sought: readonly string[],
  mode: OracleQuery['mode'],
): string[] | undefined {
  const holding = (test: (value: readonly string[]) => boolean): string[] =>
    fieldOrder.filter((name) => fields[name]?.some(test));
  if (mode === 'phrase') {
    const matched = holding((value) =>
      value.some((_term, at) => sought.every((term, offset) => value[at + offset] === term)),
    );
    return matched.length > 0 ? matched : undefined;
  }
  const matched = holding((value) => sought.some((term) => value.includes(term)));
  if (matched.length === 0) return undefined;
  const everyWord = sought.every((term) =>
    Object.values(fields).some((values) => values.some((value) => value.includes(term))),
  );
  return mode === 'single' || everyWord ? matched : undefined;
}

const fold = (text: string | null): string =>
  (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function passes(profile: CompanyProfile, { title, tech, industry, tld, country, has }: OracleQuery): boolean {
  return (
    (title === undefined || fold(profile.title).includes(fold(title))) &&
    (tech === undefined || fold(profile.tech_stack).includes(fold(tech))) &&
    (industry === undefined || fold(profile.industry) === fold(industry)) &&
    (tld === undefined || fold(profile.tld) === fold(tld)) &&
    (country === undefined || fold(profile.country) === fold(country)) &&
    (has?.split(',') ?? []).every((feature) => profile[`has_${feature}` as keyof CompanyProfile] === true)
  );
}
