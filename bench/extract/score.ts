import type { ColumnName, CompanyProfile } from '../../src/modules/companies/index.ts';
import { sameCompany, sameSocialProfile, sameTechnology } from './compare-values.ts';
import type { Label } from './labelled-pages.ts';

/** One comparison. It counts towards a metric and has a line for `--misses` if something is wrong. */
export interface Outcome {
  readonly metric: string;
  readonly right: number;
  /** Found but not labelled. */
  readonly wrong: number;
  /** Labelled but not found. */
  readonly missed: number;
  readonly miss: string | null;
}

/** Compares a profile with what a person read on the page. */
export function score(
  label: Label,
  profile: CompanyProfile,
  bucketOf: (industry: string) => string,
): Outcome[] {
  const isSure = (column: string) => !label.uncertain.includes(column);
  const outcomes = [
    exact('title', label.title, profile.title ?? ''),
    exact('meta_description', label.meta_description, profile.meta_description ?? ''),
    lists(
      'emails',
      label.emails,
      profile.emails,
      label.emails_optional,
      (a, b) => a.toLowerCase() === b.toLowerCase(),
    ),
    lists('phones', label.phones, profile.phones, label.phones_optional, (a, b) => a === b),
    ...socialOutcomes(label, profile),
    recall('technologies', label.technologies, profile.technologies),
  ];
  if (isSure('cms')) outcomes.push(exact('cms', label.cms.toLowerCase(), (profile.cms ?? '').toLowerCase()));
  if (isSure('language')) outcomes.push(exact('language', label.language, profile.language ?? ''));
  if (isSure('country') && label.country !== '')
    outcomes.push(exact('country', label.country, profile.country ?? ''));
  if (isSure('company_name')) outcomes.push(companyName(label, profile.company_name ?? ''));
  for (const flag of ['has_ecommerce', 'has_pricing', 'has_blog', 'has_contact'] as const)
    if (isSure(flag)) outcomes.push({ ...exact('has_*', String(label[flag]), String(profile[flag]), flag) });
  if (isSure('bucket') && isSure('industry_bucket'))
    outcomes.push(
      exact(
        'industry bucket',
        label.industry_bucket,
        bucketOf(profile.industry ?? ''),
        profile.industry ?? 'null',
      ),
    );
  return outcomes;
}

function exact(metric: string, expected: string, actual: string, note = ''): Outcome {
  const right = expected === actual;
  const miss = right
    ? null
    : `${note === '' ? '' : `${note}: `}expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`;
  return { metric, right: right ? 1 : 0, wrong: right ? 0 : 1, missed: right ? 0 : 1, miss };
}

function companyName(label: Label, actual: string): Outcome {
  const right = [label.company_name, ...label.alt_names].some((name) => sameCompany(name, actual));
  return right ? exact('company_name', '', '') : exact('company_name', label.company_name, actual);
}

function lists(
  metric: string,
  expected: readonly string[],
  actual: readonly string[],
  optional: readonly string[],
  same: (a: string, b: string) => boolean,
): Outcome {
  const missed = expected.filter((value) => !actual.some((other) => same(value, other)));
  const wrong = actual.filter((value) => ![...expected, ...optional].some((other) => same(value, other)));
  const miss =
    missed.length + wrong.length === 0
      ? null
      : `missed ${JSON.stringify(missed)}, wrong ${JSON.stringify(wrong)}`;
  return { metric, right: expected.length - missed.length, wrong: wrong.length, missed: missed.length, miss };
}

function recall(metric: string, expected: readonly string[], actual: readonly string[]): Outcome {
  const missed = expected.filter((value) => !actual.some((other) => sameTechnology(value, other)));
  const miss = missed.length === 0 ? null : `missed ${JSON.stringify(missed)}`;
  return { metric, right: expected.length - missed.length, wrong: 0, missed: missed.length, miss };
}

const socialColumns: readonly (readonly [keyof Label & string, ColumnName])[] = [
  ['linkedin', 'linkedin'],
  ['twitter', 'x'],
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['youtube', 'youtube'],
];

function socialOutcomes(label: Label, profile: CompanyProfile): Outcome[] {
  return socialColumns.map(([network, column]) => {
    const expected = String(label[network]);
    const actual = profile[column];
    const accepted = [...(label.social_alt[network] ?? []), ...label.social_optional];
    const outcome = lists(
      'social',
      expected === '' ? [] : [expected],
      typeof actual === 'string' && actual !== '' ? [actual] : [],
      accepted,
      sameSocialProfile,
    );
    const acceptedAlternative =
      typeof actual === 'string' && accepted.some((url) => sameSocialProfile(url, actual));
    return acceptedAlternative
      ? { ...outcome, right: expected === '' ? 0 : 1, wrong: 0, missed: 0, miss: null }
      : { ...outcome, miss: outcome.miss && `${network}: ${outcome.miss}` };
  });
}
