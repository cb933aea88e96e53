import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import { appSections, type Language, languages, toolTopics, unableRequests } from '../planner/index.ts';
import { joinWithAnd } from './fill.ts';

const text = z.string().min(1);
const plural = z
  .strictObject({
    zero: text.optional(),
    one: text.optional(),
    two: text.optional(),
    few: text.optional(),
    many: text.optional(),
    other: text,
  })
  .describe('By the plural rules of the language.');

/** The sentences of the built-in answers in one language. Names in braces are placeholders. */
const sentencesSchema = z.strictObject({
  found: plural,
  inIndex: plural.describe('The same if the search has no condition.'),
  companies: plural.describe('A number of companies.'),
  noMatch: text,
  tryOthers: text.describe('Follows it if no condition can be dropped.'),
  earliestFounded: text.describe('Follows it instead if the only condition is a year that is too early.'),
  latestFounded: text.describe('The same for a year that is too late.'),
  lowestValue: text.describe('The same for another number that is too low.'),
  highestValue: text.describe('The same for one that is too high.'),
  without: text.describe(
    'How many companies match without some conditions, which are quoted. A part of a sentence: others follow after a semicolon.',
  ),
  firstResults: text,
  mostFrequent: text.describe('The most frequent values, each with its count.'),
  by: z
    .record(z.enum(['country', 'city', 'industry', 'sub_industry', 'language', 'legal_form', 'tld']), text)
    .describe('The same for what companies are usually counted by.'),
  andMore: text.describe('Ends a list of values: how many more there are.'),
  andManyMore: text.describe('The same if there may be more than were counted.'),
  noValues: text.describe('Used instead if none of the companies has a value: no web server is known.'),
  statistic: text.describe('The mean and the median of a column, and of how many companies it is known.'),
  statisticSingle: text.describe('The same for the value of a single company.'),
  statisticRange: text.describe(
    'The same for too many values: the median lies in this range, and the mean is not computed.',
  ),
  statisticUnknown: text.describe('The same if no company states a value.'),
  averageNotSplit: text.describe(
    'The mean is that of all companies together, although the message asks for one of each group.',
  ),
  noShare: text.describe('Where a share is asked of something that the search cannot express: {words}.'),
  noShareOfNone: text.describe('Where a share is asked of companies of which there are none.'),
  averageOfPlaces: text.describe(
    'The mean is that of several countries or cities together, although the message asks for one of each.',
  ),
  comparisonLeader: text.describe('Which of the compared items has the most companies, each with its count.'),
  comparisonTie: text.describe('The same if the first two have equal counts.'),
  sideBySide: text.describe('Companies that are compared.'),
  inCommon: text.describe('What all of them have in common.'),
  onlyHere: text.describe('What only one of them has.'),
  noPageMentions: text.describe('No page contains the name of the trade.'),
  noTitleMentions: text.describe('The same for a name that pages may have in passing, such as “bar”.'),
  allOfIndustry: text.describe('Follows “noPageMentions” where the whole industry is offered.'),
  byNameSome: text.describe(
    'Some companies have no known sub-industry and were found by the name of the trade in title, description or main heading.',
  ),
  byNameAll: text.describe('The same if it applies to all companies, and even their industry is unknown.'),
  foundByMeaning: plural.describe('The results match by meaning only.'),
  uses: text.describe('A company uses a technology.'),
  doesNotUse: text,
  usesNoTechnology: text.describe('The answer to a question for all technologies if none are known.'),
  fact: text.describe('A requested fact about one company.'),
  factUnknown: text.describe('The same if the homepage does not state it.'),
  factNotIndexed: text.describe('The same if the index holds no such fact of any company.'),
  factsTogether: text.describe('Several requested facts about one company.'),
  factsUnknown: text.describe('Those of them that the homepage does not state.'),
  factsNotIndexed: text.describe('Those of them that the index holds of no company.'),
  neverStated: text.describe(
    'Added if nothing was found by a column that no company in the index has a value of.',
  ),
  nothingMeets: text.describe(
    'Added if nothing was found and dropping one or two conditions does not help: those that no company meets.',
  ),
  statedByNone: text.describe(
    'Added to a list that cannot be in the order of a column, because no company in it has a value.',
  ),
  contacts: text.describe('The contact details of the first companies, if the user asks for them.'),
  contactNone: text.describe('Used there for a company without contact details.'),
  yes: text,
  no: text,
  quote: text.describe('Words in quotation marks.'),
  described: text.describe('A company with its own description.'),
  describesItself: text.describe('The same if what it says of itself is asked for.'),
  describesItselfIn: text.describe('The same in another language than the answer.'),
  similar: plural,
  mostSimilar: text.describe('Used if more companies are similar than are shown.'),
  noneSimilar: text,
  tooLittleAlike: text.describe(
    'How many companies were found that resemble the named one too little to be called alike.',
  ),
  wordCondition: text.describe(
    'A word that narrows the last result and is no filter, so pages must contain it.',
  ),
  notIndexed: text,
  notFetched: text.describe('A company that is not in the index, whose homepage cannot be fetched either.'),
  reserved: text.describe('A name that nobody can register, such as acme.example.'),
  ignored: text,
  noChanges: text.describe('Used if changes are searched and the index has recorded none at all.'),
  fewChanges: text.describe(
    'Added if a search for changes finds nothing: of how many of all companies a change is known.',
  ),
  laterChangesIncluded: text.describe('Added if the period of a change ends before today.'),
  share: plural.describe(
    'The answer to “what share”: how many of how many companies, and the percentage. By the first number.',
  ),
  noFinancials: text.describe('Added if the user asks for revenue or profit, which the index does not have.'),
  noPersons: text.describe(
    'Added if the user asks for contact details of people, of whom the index has none.',
  ),
  everyoneHasWebsite: text.describe('The user asks for companies without a website.'),
  othersHaveNone: text.describe(
    'Added to a distribution if the user asks which countries, cities or industries have no such company.',
  ),
  noSuchCondition: text.describe('The message drops conditions that the last search does not have.'),
  noLongerRequired: text.describe(
    'Conditions of the last search in whose place the message asks for others.',
  ),
  unknownTechnology: text.describe(
    'Added if nothing was found by words for what companies use, which name no known technology.',
  ),
  meetsConditions: text.describe('Why a company is in a list: the conditions of the search.'),
  dayIgnored: text.describe(
    'Companies that are open on a given day: {words} is the day, which no filter can express.',
  ),
  versionIgnored: text.describe(
    'The message names a version of a technology; only content management systems have one.',
  ),
  versionNotCompared: text.describe('The message compares versions of a content management system.'),
  noAreaFilter: text.describe(
    'The message names a mountain range or a coast; the countries there were searched.',
  ),
  searchedKind: text.describe(
    'Companies like one that is only described were asked for: companies of that kind were searched for.',
  ),
  noDistances: text.describe(
    'The message asks for the surroundings of a place; the place itself was searched.',
  ),
  unsupportedLanguage: text.describe('The message is in a language that the planner does not support.'),
  typoCorrected: text.describe('A typo, and the trade that was searched for instead.'),
  greeting: text,
  thanks: text,
  acknowledged: text.describe('The reply to “no”, “all right” and praise in the middle of a conversation.'),
  aboutTool: text.describe('What the copilot does, and where its data comes from.'),
  topics: z
    .record(z.enum(toolTopics), text)
    .describe('Answers to questions about the tool: where to do it in the app.'),
  orderUnsorted: text.describe('The order of a list without search words, unless another one is asked for.'),
  whereToExport: text.describe('Added if the user asks for a file.'),
  nothingToExport: text.describe('The same if the last search found nothing.'),
  offTopic: text,
  unclear: text,
  noDomain: text,
  nameNotIndexed: text.describe('Asked for companies like {name}, which is not in the index.'),
  whichBuyers: text.describe('Asked of a user who says only what they sell.'),
  nothingToContinue: text,
  startedOver: text.describe('The earlier turns are forgotten.'),
  noMore: plural.describe('The user asks for a page past the end of the list.'),
  noMoreOfEmptyList: text.describe('The same for an empty list.'),
  noSuchRow: text,
  lastListEmptyBefore: text.describe(
    'The user points at a row, and the last answer found no company; what follows is about the list before it.',
  ),
  listShorter: text.describe(
    'The user points at several rows, of which the last answer has only some; they follow.',
  ),
  lastListEmpty: text.describe('The user points at a row, but the last answer found no company.'),
  declined: text.describe('A request to change something; one of appSections follows.'),
  declinedIndex: text.describe('A request to change what is in the index.'),
  unable: z
    .record(z.enum(unableRequests), text)
    .describe('A request for something that the copilot cannot do, and where the nearest thing can be done.'),
  appSections: z
    .record(z.enum(appSections), text)
    .describe(
      'Where the user can do it. The pages are in English, German and French: other languages quote the English names.',
    ),
  next: z
    .record(z.enum(['email', 'phone', 'blog', 'like']), text)
    .describe('Suggested next messages; features that were already requested are skipped.'),
  examples: z.array(text).describe('Example requests.'),
  exceedsBudget: text.describe('A call that costs more than the spending limit allows.'),
});

/** The display names of conditions. */
const labelsSchema = z.strictObject({
  country: text,
  place: text.describe('A city or region.'),
  language: text,
  industry: text,
  unknown: text.describe('Shown if the industry is unknown.'),
  subIndustry: text,
  legalForm: text,
  copyrightYear: text,
  technology: text,
  has: text,
  tld: text,
  q: text,
  title: text,
  domain: text,
  not: text.describe('Precedes the name of an excluded value.'),
  doesNotHave: text,
  lacks: text.describe('The same for a feature in the middle of a sentence.'),
  lacksFeature: z
    .record(text, text)
    .describe('The same for features whose name has another case there, by the feature or column.'),
  exclude: text,
  founded: z
    .record(z.enum(['eq', 'lt', 'lte', 'gt', 'gte']), text)
    .describe('When a company was founded, by the operator of the condition.'),
  events: z
    .record(z.enum(['started', 'stopped', 'changed', 'since', 'sinceDay', 'sinceYear', 'technologies']), text)
    .describe('What changed on a homepage, and since when.'),
  read: z
    .record(z.enum(['gte', 'lt']), text)
    .describe('When a homepage was last read, by the operator of the condition.'),
  employees: z
    .record(z.enum(['eq', 'lt', 'lte', 'gt', 'gte']), text)
    .describe('How many employees a company has, by the operator of the condition.'),
  sort: text,
  orders: z.record(text, text),
  industries: z
    .record(text, text)
    .describe('Display names of industries; their own names are shown if this is empty.'),
  subIndustries: z
    .record(text, text)
    .describe('The same for sub-industries. German and French names are those of the pages, in web/locales.'),
  facts: z
    .record(text, text)
    .describe(
      'Facts about one company that are neither features nor in the table of columns: address, founder, website; and manager, owner and pay, which the index does not hold.',
    ),
  features: z.record(text, text).describe('Values of the filter has, and columns.'),
});

export const answerTextsSchema = z.strictObject({ sentences: sentencesSchema, labels: labelsSchema });

export type Plural = z.infer<typeof plural>;
export type Labels = z.infer<typeof labelsSchema>;

const folder = join(tablesFolder, 'copilot', 'answers');

const byLanguage = Object.fromEntries(
  languages.map((language) => [language, readTable(join(folder, `${language}.json`), answerTextsSchema)]),
) as Readonly<Record<Language, z.infer<typeof answerTextsSchema>>>;

export const sentencesIn = (language: Language): z.infer<typeof sentencesSchema> =>
  byLanguage[language].sentences;
export const labelsIn = (language: Language): Labels => byLanguage[language].labels;

/** Words in the quotation marks of the language. */
export const quote = (words: string, language: Language): string =>
  sentencesIn(language).quote.replace('{words}', () => words);

/** “A”, “B” and “C”. */
export const quoteAll = (words: readonly string[], language: Language): string =>
  joinWithAnd(
    words.map((one) => quote(one, language)),
    language,
  );
