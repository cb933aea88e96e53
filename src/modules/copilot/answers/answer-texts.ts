import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import { changePlaces, type Language, languages, toolTopics } from '../planner/index.ts';

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
  foundNone: text,
  foundNoneOfAll: text.describe('Nothing meets all conditions.'),
  countedNone: text.describe('Nothing was found, where the question was how many.'),
  without: text.describe('What would be found without one of them.'),
  withOrWithout: text.describe('The same, where the condition is that something must not be there.'),
  firstAre: text,
  mostOften: text.describe('The most frequent values, each with its number.'),
  ahead: text.describe('Which of the things that are compared has the most, each with its number.'),
  even: text.describe('The same, where the first two have as many.'),
  noneSays: text.describe('None of the pages has the words of a trade: its whole industry is shown.'),
  byNameSome: text.describe(
    'Some companies have no known sub-industry and were found by the name of the trade in title, description or main heading.',
  ),
  byNameAll: text.describe('The same of all companies, where even the industry is unknown.'),
  nearest: plural.describe('What is found only comes near in meaning.'),
  uses: text.describe('One company uses a technology.'),
  usesNot: text,
  usesNothing: text.describe('Where all technologies are asked for.'),
  fact: text.describe('What was asked about one company.'),
  factUnknown: text.describe('The same, where its homepage does not state it.'),
  contacts: text.describe('Where contact details are asked for: the first companies, each with its own.'),
  contactNone: text.describe('There, of a company that states none.'),
  yes: text,
  no: text,
  described: text.describe('A company with what its page says about itself.'),
  like: plural,
  mostLike: text.describe('Where more are alike than are shown.'),
  likeNone: text,
  notIndexed: text,
  reserved: text.describe('A name that nobody can register, such as acme.example.'),
  ignored: text,
  figures: text.describe('Behind what was found, where revenue or profit was asked for.'),
  anyVersion: text.describe('A version of a technology was named, which the index does not have.'),
  noArea: text.describe('A mountain range or a coast was named, and the countries there were searched.'),
  otherLanguage: text.describe('The message is in a language that is not understood.'),
  readAs: text.describe('A slip of the finger, and the trade that was searched for.'),
  greeting: text,
  thanks: text,
  aboutTool: text.describe('What the copilot does, and where its data come from.'),
  topics: z
    .record(z.enum(toolTopics), text)
    .describe('Questions about the tool, answered with where to do it.'),
  whereToExport: text.describe('Behind what was found, where a file was asked for.'),
  offTopic: text,
  unclear: text,
  noDomain: text,
  nothingBefore: text,
  startedOver: text.describe('The earlier turns are forgotten.'),
  noMore: plural.describe('A page behind the last one.'),
  noMoreOfNone: text.describe('The same of a list that was empty.'),
  noSuchRow: text,
  declined: text.describe('A request to change something, with where that can be done.'),
  declinedIndex: text.describe('A request to change what is in the index.'),
  places: z.record(z.enum(changePlaces), text),
  next: z
    .record(z.enum(['email', 'phone', 'blog', 'like']), text)
    .describe('Suggested next questions; without those of features already requested.'),
  examples: z.array(text).describe('Requests to begin with.'),
  tooDear: text.describe('A call that costs more than may be spent.'),
});

/** The display names of conditions. */
const labelsSchema = z.strictObject({
  country: text,
  place: text.describe('A city or region.'),
  language: text,
  industry: text,
  unknown: text.describe('Beside the industry: it is not known.'),
  subIndustry: text,
  technology: text,
  has: text,
  tld: text,
  q: text,
  title: text,
  domain: text,
  not: text.describe('Before the name of what must not be there.'),
  hasNot: text,
  exclude: text,
  founded: z
    .record(z.enum(['eq', 'lt', 'lte', 'gt', 'gte']), text)
    .describe('When a company was founded, by the operator of the condition.'),
  employees: z
    .record(z.enum(['eq', 'lt', 'lte', 'gt', 'gte']), text)
    .describe('How many employees a company has, by the operator of the condition.'),
  sort: text,
  orders: z.record(text, text),
  industries: z
    .record(text, text)
    .describe('What industries are called; by their own names where this is empty.'),
  subIndustries: z
    .record(text, text)
    .describe(
      'The same of the parts of industries. German and French names are those of the pages, in web/locales.',
    ),
  facts: z
    .record(text, text)
    .describe(
      'What can be asked about one company besides the features: address, founder, founded_year, employee_count.',
    ),
  features: z.record(text, text).describe('Features of the filter has, and columns.'),
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
