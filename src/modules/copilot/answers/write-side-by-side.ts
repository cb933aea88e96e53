import type { Language } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { labelsIn, sentencesIn } from './answer-texts.ts';
import { fill, joinWithAnd, semicolon } from './fill.ts';
import { capitalise, lowerFirst, subIndustryName } from './labels.ts';
import { isName, nameWithDomain, textOf } from './profile-text.ts';
import { factLabel, factOf } from './write-facts.ts';

type Profile = ToolAnswer['content'];

/** What distinguishes companies of a trade, best first. */
const STATED = ['industry', 'city', 'country', 'founded_year', 'employee_count'] as const;
const FEATURES = [
  'booking_url',
  'has_ecommerce',
  'has_newsletter_signup',
  'has_blog',
  'careers_page_url',
  'has_pricing',
];
/** Features whose names in answers are not those of their columns. */
const NAMES: Readonly<Record<string, string>> = {
  has_ecommerce: 'ecommerce',
  has_blog: 'blog',
  has_pricing: 'pricing',
};
const TECHNOLOGIES = 'technologies';
const NAMED_MAX = 5;

/** The columns that a comparison reads, unless the message asks for others. */
export const COMPARED_COLUMNS: readonly string[] = [...STATED, 'sub_industry', TECHNOLOGIES, ...FEATURES];

/** Of more companies it is only said what they have in common. */
const DESCRIBED_MAX = 4;

interface Described {
  readonly name: string;
  readonly stated: readonly (string | undefined)[];
  readonly technologies: readonly string[];
  readonly features: readonly string[];
}

/** Companies side by side: what they have in common, then what each is and only it has. */
export function writeSideBySide(rows: readonly Profile[], language: Language): string[] {
  const { sideBySide, inCommon, onlyHere } = sentencesIn(language);
  const companies = rows.map((row) => describe(row, language));
  const [first] = companies;
  if (first === undefined) return [];
  const isShared = (at: number): boolean => companies.every(({ stated }) => stated[at] === first.stated[at]);
  const inAll = (kind: 'technologies' | 'features'): string[] =>
    first[kind].filter((one) => companies.every((other) => other[kind].includes(one)));
  const shared = [
    ...first.stated.filter((value, at) => value !== undefined && isShared(at)),
    ...inAll('features'),
    ...inAll('technologies'),
  ].flatMap((value) => value ?? []);
  return [
    fill(sideBySide, {
      companies: joinWithAnd(
        rows.map((row) => nameWithDomain(row)),
        language,
      ),
    }),
    ...(shared.length > 0 ? [fill(inCommon, { what: nameSome(shared, language) })] : []),
    ...(companies.length > DESCRIBED_MAX ? [] : companies).flatMap((company) => {
      const others = companies.filter((other) => other !== company);
      const only = (kind: 'technologies' | 'features'): string[] =>
        company[kind].filter((one) => !others.some((other) => other[kind].includes(one)));
      const alone = [...only('features'), ...only('technologies')];
      const own = company.stated.flatMap((value, at) => (value === undefined || isShared(at) ? [] : [value]));
      const parts = [
        ...(own.length > 0 ? [own.join(', ')] : []),
        ...(alone.length > 0 ? [fill(onlyHere, { what: nameSome(alone, language) })] : []),
      ];
      return parts.length > 0
        ? [`${company.name}${language === 'fr' ? '\u00a0' : ''}: ${parts.join(semicolon(language))}.`]
        : [];
    }),
  ];
}

/** The first names, and how many more there are. */
function nameSome(names: readonly string[], language: Language): string {
  const left = names.length - NAMED_MAX;
  if (left <= 1) return joinWithAnd(names, language);
  const further = fill(sentencesIn(language).andMore, {
    count: new Intl.NumberFormat(language).format(left),
  });
  return `${names.slice(0, NAMED_MAX).join(', ')} ${further}`;
}

function describe(row: Profile, language: Language): Described {
  const profile = { ...row, ...(row.columns as Profile | undefined) };
  const { founded, employees } = labelsIn(language);
  return {
    name: [textOf(profile, 'company_name')].find(isName) ?? textOf(profile, 'domain'),
    stated: STATED.map((column) => {
      const part = column === 'industry' ? textOf(profile, 'sub_industry') : '';
      if (part !== '') return subIndustryName(part, language);
      const value = factOf(profile, column, language);
      if (value === undefined) return undefined;
      if (column === 'founded_year') return lowerFirst(fill(founded.eq, { year: value }));
      return column === 'employee_count' ? fill(employees.eq, { number: value }) : value;
    }),
    technologies: Array.isArray(profile[TECHNOLOGIES]) ? profile[TECHNOLOGIES].map(String) : [],
    features: FEATURES.flatMap((name) =>
      profile[name] === true || typeof profile[name] === 'string'
        ? [lowerFirst(factLabel(NAMES[name] ?? name, language))]
        : [],
    ).map((name) => (language === 'de' ? capitalise(name) : name)),
  };
}
