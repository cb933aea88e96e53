import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { columns } from '../../companies/index.ts';
import { columnLabel, type Language } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { labelsIn, quote, sentencesIn } from './answer-texts.ts';
import { displayDate } from './event-labels.ts';
import { fill, joinWithAnd, semicolon } from './fill.ts';
import { capitalise, displayValue } from './labels.ts';
import { isName, nameWithDomain, textOf } from './profile-text.ts';

type Profile = ToolAnswer['content'];

/**
 * The profile columns for features whose filter has another name: the URL or value first, then the flag that only says whether it exists.
 */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  email: ['emails'],
  phone: ['phones'],
  pricing: ['pricing_page_url', 'has_pricing'],
  blog: ['blog_page_url', 'has_blog'],
  ecommerce: ['has_ecommerce'],
  contact: ['contact_page_url', 'has_contact'],
  website: ['homepage_url', 'domain'],
};
const ADDRESS_COLUMNS = ['street_address', 'postal_code', 'city', 'country'];
const columnNames: ReadonlySet<string> = new Set(columns.map(({ name }) => name));

/** The profile columns that state facts, for the rows of a list, which have only a few columns unless others are asked for. */
export const columnsOfFacts = (facts: readonly string[]): string[] => {
  const stating = facts.flatMap((fact) => {
    const [column = fact] = fact.split('=');
    return fact === 'address' ? ADDRESS_COLUMNS : (COLUMNS[column] ?? [column]);
  });
  return [...new Set(stating)].filter((name) => columnNames.has(name));
};

/** What people ask about a company and no column has. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['manager', 'owner', 'pay']);
const VALUES_SHOWN = 3;
const VALUE_CHARACTERS_MAX = 120;

/**
 * Writes the requested facts: one in a sentence of its own, several in one sentence. Pages can state anything, so values that do not look
 * like the fact's type are dropped.
 */
export function writeFacts(profile: Profile, facts: readonly string[], language: Language): string[] {
  const texts = sentencesIn(language);
  const others = facts.filter((name) => name !== DESCRIPTION);
  if (others.length < facts.length && factOf(profile, DESCRIPTION, language) !== undefined)
    return [
      writeOwnWords(profile, language),
      ...(others.length > 0 ? writeFacts(profile, others, language) : []),
    ];
  const company = [textOf(profile, 'company_name')].find(isName) ?? textOf(profile, 'domain');
  const stated = facts.map((name) => ({
    name,
    label: factLabel(name, language),
    value: NOT_INDEXED.has(name) ? undefined : factOf(profile, name, language),
  }));
  const known = stated.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
  // "Founded in 2013" needs no name of the fact before it.
  const isYear = stated.length === 1 && known[0]?.name === 'founded_year';
  if ((stated.length === 1 && !isYear) || known.length === 0)
    return stated.map(({ name, label, value }) => {
      const sentence = NOT_INDEXED.has(name)
        ? texts.factNotIndexed
        : value === undefined
          ? texts.factUnknown
          : texts.fact;
      // In Polish, the name of the company comes first.
      const what = sentence.startsWith('{what}') ? capitalise(label) : label;
      return fill(sentence, { what, company, value: value ?? '' });
    });
  const parts = known.map(({ name, label, value }) => shortFact(name, label, value, language));
  const separator = known.some(({ value }) => /[ ,]/.test(value)) ? semicolon(language) : ', ';
  const missing = stated.filter(({ value, name }) => value === undefined && !NOT_INDEXED.has(name));
  const notIndexed = stated.filter(({ name }) => NOT_INDEXED.has(name));
  const list = (of: readonly { readonly label: string }[]): string =>
    joinWithAnd(
      of.map(({ label }) => label),
      language,
    );
  return [
    fill(texts.factsTogether, { company, facts: parts.join(separator) }),
    ...(missing.length > 0 ? [fill(texts.factsUnknown, { names: list(missing) })] : []),
    ...(notIndexed.length > 0 ? [fill(texts.factsNotIndexed, { names: list(notIndexed) })] : []),
  ];
}

const DESCRIPTION = 'meta_description';

/** What a company says of itself, with the language that it is in if the answer is in another one. */
function writeOwnWords(profile: Profile, language: Language): string {
  const { describesItself, describesItselfIn } = sentencesIn(language);
  const own = textOf(profile, 'language');
  return fill(own === '' || own === language ? describesItself : describesItselfIn, {
    company: [textOf(profile, 'company_name')].find(isName) ?? textOf(profile, 'domain'),
    language: displayValue('language', own, language),
    value: factOf(profile, DESCRIPTION, language) ?? '',
  });
}

/** The name of a fact or column in answers. */
export const factLabel = (name: string, language: Language): string => {
  const { facts, features } = labelsIn(language);
  return facts[name] ?? features[name] ?? columnLabel(name, language) ?? name;
};

/** "Founded in 2013", "CMS TYPO3". A yes or no needs a colon. */
function shortFact(name: string, label: string, value: string, language: Language): string {
  if (name === 'founded_year')
    return labelsIn(language)
      .founded.eq.replace('{year}', value)
      .replace(/^\p{L}/u, (letter) => letter.toLowerCase());
  const { yes, no } = sentencesIn(language);
  return `${label}${[yes, no].includes(value) ? (language === 'fr' ? ' :' : ':') : ''} ${value}`;
}

/** The value of a fact as a profile or a result states it; undefined if it does not. */
export function factOf(profile: Profile, name: string, language: Language): string | undefined {
  if (name === 'address') return addressOf(profile, language);
  const [column = name, value] = name.split('=');
  for (const one of COLUMNS[column] ?? [column]) {
    const stated = profile[one];
    if (value !== undefined) return yesOrNo(stated === value, language);
    // A homepage without prices does not state that there are none.
    if (stated === false && one === 'has_pricing') continue;
    if (typeof stated === 'boolean') return yesOrNo(stated, language);
    if (typeof stated === 'string' && DISPLAYED.has(one)) return displayValue(one, stated, language);
    if (typeof stated === 'string' && one === 'fetched_at') return displayDate(stated.slice(0, 10), language);
    if (QUOTED.has(one)) return quoted([stated].flat()[0], language);
    if (typeof stated === 'number' && !one.endsWith('_year'))
      return new Intl.NumberFormat(language).format(stated);
    const values = [stated]
      .flat()
      .filter(isValue)
      .slice(0, one === 'opening_hours' ? DAYS_OF_WEEK.length : VALUES_SHOWN)
      .map(String)
      .map((text) =>
        one === 'phones' ? displayPhone(text) : one === 'opening_hours' ? displayHours(text, language) : text,
      );
    if (values.length > 0) return joinWithAnd(values, language);
  }
  return undefined;
}

/** Columns whose values have names in each language. */
const DISPLAYED: ReadonlySet<string> = new Set(['country', 'industry', 'language']);
/** Texts of the page, which are quoted because they can say anything. */
const QUOTED: ReadonlySet<string> = new Set([
  'title',
  'tagline',
  'meta_description',
  'h1',
  'legal_name',
  'about_text',
]);

/** "+44 113 496 0536"; the index has it without spaces. */
const displayPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** As schema.org abbreviates them, from Monday on. */
const DAYS_OF_WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const A_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** "Mo-Fr 07:00-17:30" in the language of the answer. */
function displayHours(hours: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return hours
    .replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (name) =>
      day.format(A_MONDAY + DAYS_OF_WEEK.indexOf(name) * DAY_MS),
    )
    .replaceAll('-', '–');
}

const quoted = (text: unknown, language: Language): string | undefined => {
  const line =
    typeof text === 'string'
      ? text
          .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
          .replace(/[“”„«»"]/g, "'")
          .trim()
      : '';
  return line === '' ? undefined : quote(line.slice(0, VALUE_CHARACTERS_MAX), language);
};

const yesOrNo = (is: boolean, language: Language): string => sentencesIn(language)[is ? 'yes' : 'no'];

/** Accepts numbers, URLs, email addresses and short texts that cannot be a message to the reader. */
const isValue = (value: unknown): value is string | number =>
  typeof value === 'number' ||
  (typeof value === 'string' &&
    value.length <= VALUE_CHARACTERS_MAX &&
    (/^https?:\/\/[^\s"<>]+$|^[^\s"<>]+@[^\s"<>]+$|^\+?[\d\s()./-]+$/.test(value) ||
      /^[\p{L}\d\s:,.;–-]{1,60}$/u.test(value)));

function addressOf(profile: Profile, language: Language): string | undefined {
  const isPart = (part: string): boolean => isName(part);
  const town = [textOf(profile, 'postal_code'), textOf(profile, 'city')].filter(isPart).join(' ');
  const country = displayValue('country', textOf(profile, 'country'), language);
  const parts = [textOf(profile, 'street_address'), town, country].filter(isPart);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** How many companies of a list are named. */
export const NAMES_MAX = 3;

/** States the phone numbers and e-mail addresses of the first companies. */
export function writeContacts(content: ToolAnswer['content'], language: Language): string[] {
  const { contacts, contactNone } = sentencesIn(language);
  const rows = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const companies = rows.slice(0, NAMES_MAX).map((row) => {
    const stated = ['phone', 'email'].flatMap((name) => factOf(row, name, language) ?? []);
    return nameWithDomain(row, stated.length > 0 ? stated : [contactNone]);
  });
  return companies.length > 0 ? [fill(contacts, { companies: companies.join(semicolon(language)) })] : [];
}
