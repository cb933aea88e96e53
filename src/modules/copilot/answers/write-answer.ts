import type { Language, PlannedCall, Remarks } from '../planner/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import { type Plural, sentencesIn } from './answer-texts.ts';
import { fill } from './fill.ts';
import { displayValue } from './labels.ts';
import { isName, textOf } from './profile-text.ts';
import { writeShare } from './write-counts.ts';
import { factOf, writeFacts } from './write-facts.ts';

interface AnswerContext {
  readonly language: Language;
  readonly ignored: readonly string[];
  /** Words that ask for revenue or profit. */
  readonly financialTerms?: string | undefined;
  readonly remarks?: Remarks | undefined;
  /** Typos, and what they were read as. */
  readonly corrected?: readonly { readonly written: string; readonly meant: string }[] | undefined;
  /** If nothing was found: what the search would find with some conditions dropped. */
  readonly relaxed?: readonly {
    readonly label: string;
    readonly total_count: number;
    readonly isExclusion: boolean;
  }[];
  /** If a search for changes found nothing: of how many companies the index has recorded any. */
  readonly changes?: { readonly known: number; readonly total: number } | undefined;
  /** The words of a trade that no homepage contains, when all companies of its industry are shown instead. */
  readonly widened?: string | undefined;
  /** Words that narrow the last result, which pages must contain. */
  readonly wordCondition?: string | undefined;
  /** How many lookalikes were left out because they are too little alike. */
  readonly omitted?: number | undefined;
  /** How many companies were found by the name of the trade only; their sub-industry or industry is unknown. */
  readonly byNameOnly?: number | 'all' | undefined;
  /** Technologies that the message asks about, if it is about one company. */
  readonly technologies?: readonly string[] | undefined;
  /** Whether it asks for all technologies of the company. */
  readonly asksTechnologies?: boolean | undefined;
  /** Other facts that it asks about the company. */
  readonly facts?: readonly string[] | undefined;
  /** Whether it is a question for these facts. */
  readonly asksFacts?: boolean | undefined;
  /** Whether it asks for contact details of the companies. */
  readonly asksContacts?: boolean | undefined;
  /** Whether it asks how many companies there are. */
  readonly asksCount?: boolean | undefined;
  /** How many companies there are of which the message asks a share. */
  readonly shareOf?: number | undefined;
  /** Whether the user wants the result as a file. */
  readonly wantsExport?: boolean | undefined;
}

const NAMES_MAX = 3;
const WORDS_SHOWN_MAX = 80;
const DESCRIPTION_CHARACTERS_MAX = 300;

/** Describes the result in the language of the message. Every number in the text comes from the result. */
export function writeAnswer(
  call: PlannedCall,
  content: ToolAnswer['content'],
  context: AnswerContext,
): string {
  const parts =
    call.name === 'lookup'
      ? describeLookup(content, context)
      : call.name === 'facets'
        ? describeFacets(call, content, context)
        : describeList(call, content, context);
  const total = Number(content.total_count);
  const named = total > 0 ? writeNameMatches(context) : [];
  const { wordCondition, tooLittleAlike } = sentencesIn(context.language);
  const words =
    context.wordCondition === undefined ? [] : [fill(wordCondition, { words: context.wordCondition })];
  const left = context.omitted
    ? [fill(tooLittleAlike, { count: new Intl.NumberFormat(context.language).format(context.omitted) })]
    : [];
  const whereToExport = context.wantsExport ? [sentencesIn(context.language).whereToExport] : [];
  const contacts =
    context.asksContacts && call.name === 'search' ? writeContacts(content, context.language) : [];
  const facts =
    context.asksFacts && call.name === 'search' && total === 1 ? factsOfSingleResult(content, context) : [];
  const share = call.name === 'search' ? writeShare(total, context.shareOf, context.language) : [];
  return [
    ...share,
    ...parts,
    ...words,
    ...left,
    ...facts,
    ...contacts,
    ...named,
    ...whereToExport,
    ...writeCaveats(context),
  ].join(' ');
}

/** The requested facts of the only company of a list. That it has a blog is why it was found, so only values are stated. */
function factsOfSingleResult(
  content: ToolAnswer['content'],
  { facts = [], language }: AnswerContext,
): string[] {
  const [row] = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const { yes, no } = sentencesIn(language);
  if (row === undefined) return [];
  const stated = facts.filter((name) => ![undefined, yes, no].includes(factOf(row, name, language)));
  return writeFacts(row, stated, language);
}

/** States how many companies were found by the name of their trade instead of their sub-industry. */
const writeNameMatches = ({ byNameOnly, language }: AnswerContext): string[] => {
  if (byNameOnly === undefined) return [];
  const { byNameAll, byNameSome } = sentencesIn(language);
  return [
    byNameOnly === 'all'
      ? byNameAll
      : fill(byNameSome, { count: new Intl.NumberFormat(language).format(byNameOnly) }),
  ];
};

/** French sets it apart by a narrow space. */
const semicolon = (language: Language): string => (language === 'fr' ? '\u202f; ' : '; ');

/** States the phone numbers and e-mail addresses of the first companies. */
function writeContacts(content: ToolAnswer['content'], language: Language): string[] {
  const { contacts, contactNone } = sentencesIn(language);
  const rows = Array.isArray(content.results) ? (content.results as ToolAnswer['content'][]) : [];
  const companies = rows.slice(0, NAMES_MAX).map((row) => {
    const stated = ['phone', 'email'].flatMap((name) => factOf(row, name, language) ?? []);
    return `${textOf(row, 'domain')} (${stated.length > 0 ? stated.join(', ') : contactNone})`;
  });
  return companies.length > 0 ? [fill(contacts, { companies: companies.join(semicolon(language)) })] : [];
}

/** Lists the words that had no effect, so that the user does not misread the answer. */
export function writeCaveats({
  language,
  ignored,
  financialTerms = '',
  corrected = [],
  remarks,
}: AnswerContext): string[] {
  const texts = sentencesIn(language);
  const words = ignored.map((text) => text.slice(0, WORDS_SHOWN_MAX)).join(', ');
  return [
    ...(remarks ? writeRemarks(remarks, language) : []),
    ...corrected.map(({ written, meant }) => fill(texts.typoCorrected, { written, meant })),
    ...(financialTerms === ''
      ? []
      : [fill(texts.noFinancials, { words: financialTerms.slice(0, WORDS_SHOWN_MAX) })]),
    ...(words === '' ? [] : [fill(texts.ignored, { words })]),
  ];
}

/** States how versions, mountains and coasts, surroundings, and a language that is not understood were dealt with. */
function writeRemarks(
  { versions, areas, near, unsupportedLanguage, hasLaterChanges }: Remarks,
  language: Language,
): string[] {
  const { versionIgnored, noAreaFilter, noDistances, laterChangesIncluded, ...texts } = sentencesIn(language);
  const countries = (codes: readonly string[]): string =>
    codes.map((code) => displayValue('country', code, language)).join(', ');
  return [
    ...versions.map(({ technology, version }) => fill(versionIgnored, { technology, version })),
    ...areas.map((area) => fill(noAreaFilter, { place: area.name, countries: countries(area.countries) })),
    ...near.map((place) => fill(noDistances, { place })),
    ...(hasLaterChanges ? [laterChangesIncluded] : []),
    ...(unsupportedLanguage === undefined
      ? []
      : [
          fill(texts.unsupportedLanguage, {
            language: displayValue('language', unsupportedLanguage, language),
          }),
        ]),
  ];
}

/** States that nothing was found, and offers to drop conditions. */
function describeEmpty(
  { args }: PlannedCall,
  { language, relaxed = [], asksCount, changes }: AnswerContext,
): string[] {
  const texts = sentencesIn(language);
  if (changes?.known === 0) return [texts.noChanges];
  const number = new Intl.NumberFormat(language);
  const isNextPage = Number(args.offset ?? 0) > 0;
  const none = relaxed.length > 0 ? texts.noMatchForAll : texts.noMatch;
  const offers = relaxed.map(({ label, total_count, isExclusion }) =>
    fill(isExclusion ? texts.withOrWithout : texts.without, {
      condition: label,
      count: number.format(total_count),
    }),
  );
  const first = isNextPage ? texts.noMoreOfEmptyList : asksCount || changes ? texts.countIsZero : none;
  const [known, total] = [number.format(changes?.known ?? 0), number.format(changes?.total ?? 0)];
  return [first, ...offers, ...(changes ? [fill(texts.fewChanges, { known, total })] : [])];
}

function describeList(call: PlannedCall, content: ToolAnswer['content'], context: AnswerContext): string[] {
  const { language, widened } = context;
  const { noMore, foundByMeaning, noPageMentions, found, firstResults, similar, noneSimilar, mostSimilar } =
    sentencesIn(language);
  const number = new Intl.NumberFormat(language);
  const isSimilar = call.name === 'similar';
  const total = Number(isSimilar ? content.total_found : content.total_count);
  const domain = String(call.args.domain ?? call.args.domains ?? '').replaceAll(',', ', ');
  if (!(total > 0))
    return isSimilar && !context.relaxed?.length
      ? [fill(noneSimilar, { domain })]
      : describeEmpty(call, context);
  const counted = isSimilar ? similar : call.args.mode === 'meaning' ? foundByMeaning : found;
  const rows = shownDomains(content);
  // Similarity falls off gradually, so the number of slightly similar companies means nothing.
  const sentence =
    isSimilar && rows.length > 1 && rows.length < total
      ? fill(mostSimilar, { count: number.format(rows.length), domain })
      : fill(countSentence(counted, total, language, domain), { words: String(call.args.q ?? '') });
  const instead =
    widened !== undefined
      ? [
          fill(noPageMentions, {
            words: widened,
            industry: displayValue('industry', String(call.args.industry ?? ''), language),
          }),
        ]
      : [];
  const names = namesOf(call, content).slice(0, NAMES_MAX);
  if (call.name === 'search' && call.args.domains !== undefined && rows.length > 1)
    return [
      fill(sentencesIn(language).sideBySide, {
        companies: inRequestedOrder(content.results as ToolAnswer['content'][], String(call.args.domains))
          .map((row) => identify(row, language))
          .join(semicolon(language)),
      }),
    ];
  if (names.length === 0)
    return Number(call.args.offset ?? 0) > 0
      ? [countSentence(noMore, total, language)]
      : [...instead, sentence];
  // A short list names all its companies, so it needs no "the first are".
  if (total === names.length)
    return [...instead, sentence.replace(/[.]$/, `${language === 'fr' ? ' ' : ''}: ${names.join(', ')}.`)];
  return [...instead, sentence, fill(firstResults, { names: names.join(', ') })];
}

/** Whether a list is in the order of the years in which companies were founded. */
export const isSortedByAge = ({ sort = '' }: PlannedCall['args']): boolean =>
  String(sort).endsWith('founded_year');

/** The domains to name; a list in the order of age states the years. */
function namesOf({ args }: PlannedCall, content: ToolAnswer['content']): string[] {
  if (!isSortedByAge(args) || !Array.isArray(content.results)) return shownDomains(content);
  return (content.results as ToolAnswer['content'][]).map((row) => {
    const { founded_year } = (row.columns ?? {}) as { readonly founded_year?: unknown };
    const year = Number(founded_year);
    return year > 0 ? `${textOf(row, 'domain')} (${year})` : textOf(row, 'domain');
  });
}

/** The companies of a comparison in the order in which they were named. */
const inRequestedOrder = (
  rows: readonly ToolAnswer['content'][],
  domains: string,
): ToolAnswer['content'][] => {
  const order = domains.split(',');
  const placeOf = (row: ToolAnswer['content']): number => order.indexOf(textOf(row, 'domain'));
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** States the requested facts about a company, or describes it if none were requested. */
function describeLookup(content: ToolAnswer['content'], context: AnswerContext): string[] {
  const asked = [
    ...writeTechnologies(content, context),
    ...writeFacts(content, context.facts ?? [], context.language),
  ];
  return asked.length > 0 ? asked : [describeCompany(content, context)];
}

/** Answers yes or no for each requested technology. */
function writeTechnologies(
  profile: ToolAnswer['content'],
  { language, technologies = [], asksTechnologies }: AnswerContext,
): string[] {
  const { uses, doesNotUse, usesNoTechnology } = sentencesIn(language);
  const domain = String(profile.domain);
  const used = new Set(Array.isArray(profile.technologies) ? profile.technologies.map(String) : []);
  if (asksTechnologies && technologies.length === 0)
    return [fill(used.size > 0 ? uses : usesNoTechnology, { domain, technology: [...used].join(', ') })];
  return technologies.map((technology) =>
    fill(used.has(technology) ? uses : doesNotUse, { domain, technology }),
  );
}

const countSentence = (forms: Plural, total: number, language: Language, domain = ''): string =>
  fill(forms[new Intl.PluralRules(language).select(total)] ?? forms.other, {
    count: new Intl.NumberFormat(language).format(total),
    domain,
  });

/** Lists the most frequent values with their counts. */
function describeFacets(call: PlannedCall, content: ToolAnswer['content'], context: AnswerContext): string[] {
  const { language } = context;
  const { found, mostFrequent, noValues } = sentencesIn(language);
  const total = Number(content.total_count);
  if (!(total > 0)) return describeEmpty(call, context);
  const field = String(call.args.fields);
  const facets = content.facets as Readonly<Record<string, readonly { value: string; count: number }[]>>;
  const number = new Intl.NumberFormat(language);
  const values = (facets[field] ?? []).map(
    ({ value, count }) => `${displayValue(field, value, language)} (${number.format(count)})`,
  );
  return [
    countSentence(found, total, language),
    values.length > 0 ? fill(mostFrequent, { names: values.join(', ') }) : noValues,
  ];
}

/** The domains of the result rows, in order. */
export function shownDomains(content: Readonly<Record<string, unknown>>): string[] {
  const rows = Array.isArray(content.results) ? content.results : content.competitors;
  if (!Array.isArray(rows)) return typeof content.domain === 'string' ? [content.domain] : [];
  return rows.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'domain' in row && typeof row.domain === 'string'
      ? [row.domain]
      : [],
  );
}

/**
 * Describes a company in one line. The facts are quoted from its page, so they need no translation. The page's own description is put in
 * quotation marks, and a name that is really a message to the reader is dropped.
 */
function describeCompany(profile: ToolAnswer['content'], { language }: AnswerContext): string {
  const head = identify(profile, language);
  const description = textOf(profile, 'meta_description')
    .replace(/[“”„«»]/g, '"')
    .slice(0, DESCRIPTION_CHARACTERS_MAX);
  if (description === '') return `${head}.`;
  return fill(sentencesIn(language).described, { company: head, description });
}

/** The name of a company with its domain, industry and place. */
function identify(profile: ToolAnswer['content'], language: Language): string {
  const text = (column: string): string => textOf(profile, column);
  const domain = text('domain');
  const name = [text('company_name'), text('title')].find(isName) ?? domain;
  const facts = [
    displayValue('industry', text('industry'), language),
    ...[text('city')].filter(isName),
    displayValue('country', text('country'), language),
  ];
  return `${name} (${[...(name === domain ? [] : [domain]), ...facts].filter((fact) => fact !== '').join(', ')})`;
}
