import { tokenize } from '../../src/lib/text-analysis/index.ts';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';

export interface OracleQuery {
  /** If absent, every company matches. */
  readonly q?: string;
  readonly mode: 'phrase' | 'any' | 'single';
  readonly title?: string;
  /** Lists in the form that the API takes in a URL: separated by commas. */
  readonly tech?: string;
  readonly technology?: string;
  readonly industry?: string;
  readonly tld?: string;
  readonly country?: string;
  readonly language?: string;
  readonly has?: string;
  readonly domains?: string;
  readonly not_has?: string;
  readonly not_technology?: string;
  readonly not_industry?: string;
  readonly not_tld?: string;
  readonly not_country?: string;
  readonly not_language?: string;
  /** Single words. */
  readonly exclude?: string;
}

interface Entry {
  readonly profile: CompanyProfile;
  /** Token lists per field, one per value, because a phrase crosses neither fields nor values. */
  readonly fields: Readonly<Record<string, readonly string[][]>>;
}

const fieldOrder = ['title', 'meta', 'h1', 'h2', 'h3', 'body'];

/** Answers searches by looking at every company, slowly and obviously. The service must agree with it. */
export function createSearchOracle(profiles: readonly CompanyProfile[]) {
  const entries: readonly Entry[] = profiles.map((profile) => ({
    profile,
    fields: {
      title: [terms(profile.title)],
      meta: [terms(profile.meta_description)],
      h1: profile.h1.map(terms),
      h2: profile.h2.map(terms),
      h3: profile.h3.map(terms),
      body: (profile.body_text ?? '').split('\n').map(terms),
    },
  }));

  return {
    /** Maps each matching domain to the fields that match. */
    search(query: OracleQuery): Map<string, string[]> {
      const queryTerms = query.q === undefined ? undefined : terms(query.q);
      const unwanted = terms(query.exclude ?? '');
      const found = new Map<string, string[]>();
      for (const entry of entries) {
        if (!passes(entry.profile, query)) continue;
        if (unwanted.some((term) => matchedFields(entry, [term], 'single'))) continue;
        const matched = queryTerms ? matchedFields(entry, queryTerms, query.mode) : [];
        if (matched) found.set(entry.profile.domain, matched);
      }
      return found;
    },
  };
}

const terms = (text: string | null): string[] => tokenize(text ?? '').map(({ term }) => term);

function matchedFields(
  { fields }: Entry,
  queryTerms: readonly string[],
  mode: OracleQuery['mode'],
): string[] | undefined {
  const holding = (test: (value: readonly string[]) => boolean): string[] =>
    fieldOrder.filter((name) => fields[name]?.some(test));
  if (mode === 'phrase') {
    const matched = holding((value) =>
      value.some((_term, at) => queryTerms.every((term, offset) => value[at + offset] === term)),
    );
    return matched.length > 0 ? matched : undefined;
  }
  const matched = holding((value) => queryTerms.some((term) => value.includes(term)));
  if (matched.length === 0) return undefined;
  const everyWord = queryTerms.every((term) =>
    Object.values(fields).some((values) => values.some((value) => value.includes(term))),
  );
  return mode === 'single' || everyWord ? matched : undefined;
}

const fold = (text: string | null): string =>
  (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map(fold)
    .filter((item) => item !== '');

/** The full public suffix of a domain and its last label. */
const endings = (tld: string | null): string[] => [fold(tld), fold(tld).replace(/^.*\./, '')];

function passes(profile: CompanyProfile, query: OracleQuery): boolean {
  const stack = (profile.tech_stack ?? '').split(', ').map(fold);
  const technologies = profile.technologies.map(fold);
  const isIn = (text: string | undefined, values: readonly string[]): boolean =>
    text === undefined || listed(text).length === 0 || listed(text).some((item) => values.includes(item));
  const isOut = (text: string | undefined, values: readonly string[]): boolean =>
    !listed(text).some((item) => values.includes(item));
  return (
    (query.title === undefined || fold(profile.title).includes(fold(query.title))) &&
    listed(query.tech).every((part) => stack.some((value) => value.includes(part))) &&
    listed(query.technology).every((name) => technologies.includes(name)) &&
    isIn(query.domains, [profile.domain]) &&
    isIn(query.industry, [fold(profile.industry)]) &&
    isIn(query.tld, endings(profile.tld)) &&
    isIn(query.country, [fold(profile.country)]) &&
    isIn(query.language, [fold(profile.language)]) &&
    isOut(query.not_industry, [fold(profile.industry)]) &&
    isOut(query.not_tld, endings(profile.tld)) &&
    isOut(query.not_country, [fold(profile.country)]) &&
    isOut(query.not_language, [fold(profile.language)]) &&
    isOut(query.not_technology, technologies) &&
    listed(query.has).every((feature) => profile[`has_${feature}` as keyof CompanyProfile] === true) &&
    !listed(query.not_has).some((feature) => profile[`has_${feature}` as keyof CompanyProfile] === true)
  );
}
