import type { Language } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { labelsIn, sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';
import { displayValue } from './labels.ts';
import { isName, textOf } from './profile-text.ts';

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
/** What people ask about a company and no column has. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['manager', 'owner', 'pay']);
const VALUES_SHOWN = 3;
const VALUE_CHARACTERS_MAX = 120;

/** Writes one sentence per requested fact. Pages can state anything, so values that do not look like the fact's type are dropped. */
export function writeFacts(profile: Profile, facts: readonly string[], language: Language): string[] {
  const { fact, factUnknown, factNotIndexed } = sentencesIn(language);
  const names = labelsIn(language);
  const company = [textOf(profile, 'company_name')].find(isName) ?? textOf(profile, 'domain');
  return facts.map((name) => {
    const value = factOf(profile, name, language);
    const sentence = NOT_INDEXED.has(name) ? factNotIndexed : value === undefined ? factUnknown : fact;
    const label = names.facts[name] ?? names.features[name] ?? name;
    // In Polish, the name of the company comes first.
    const what = sentence.startsWith('{what}') ? capitalise(label) : label;
    return fill(sentence, { what, company, value: value ?? '' });
  });
}

/** The value of a fact as a profile or a result states it; undefined if it does not. */
export function factOf(profile: Profile, name: string, language: Language): string | undefined {
  if (name === 'address') return addressOf(profile, language);
  const [column = name, value] = name.split('=');
  for (const one of COLUMNS[column] ?? [column]) {
    const stated = profile[one];
    if (value !== undefined) return yesOrNo(stated === value, language);
    if (typeof stated === 'boolean') return yesOrNo(stated, language);
    const values = [stated].flat().filter(isValue).slice(0, VALUES_SHOWN);
    if (values.length > 0) return values.join(', ');
  }
  return undefined;
}

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

const capitalise = (text: string): string => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
