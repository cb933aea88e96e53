import { z } from 'zod';
import {
  appSections,
  type Language,
  languages,
  type PageLanguage,
  pageLanguages,
} from '../lexicon/meaning.ts';
import { grammarSchema, wordList as words } from './grammar.ts';
import {
  answeringSchema,
  employeesSchema,
  eventsSchema,
  financialsSchema,
  pagingSchema,
  personsSchema,
  questionsSchema,
  removalSchema,
  unableSchema,
  websitesSchema,
} from './request-schemas.ts';
import { bookingSchema, deliverySchema, openingSchema } from './service-schemas.ts';

/** Requests to change something. The copilot only reads, so it names the page where the user can do it. */
const changesSchema = z.strictObject({
  verbs: words.describe('Verbs that ask to create, change or delete something.'),
  things: z
    .record(z.enum(appSections), words)
    .describe('Things that belong to the user, by the section of the app that has them.'),
  saving: words.describe('Verbs that ask to keep a search: save, bookmark.'),
  around: words.describe(
    'Words that may precede the verb of such a request, or come between the verb and the thing.',
  ),
  editing: words.describe('Verbs that ask to add, correct or remove something.'),
  index: words.describe('The whole index, and the user’s own company in it.'),
  fields: words.describe('Fields of a company: its phone number, its name.'),
  records: words.describe('Words for a company that precede its name.'),
  overriding: words.describe('Ignore, forget: verbs that precede the rules to override.'),
  rules: words.describe('Rules and instructions, after such a verb.'),
  sending: words.describe('Verbs that ask to send companies somewhere, or to write to them.'),
  messages: words.describe('Things to send to companies: an e-mail.'),
  receivers: words.describe('Other programs to send companies to.'),
  alerting: words.describe('Phrases that ask to be told something later: notify me, let me know.'),
  events: words.describe('Words that precede what has to happen for that: when, as soon as.'),
});

/** Words with which people say what they are working on before they ask. */
const introductionsSchema = z.strictObject({
  starts: words.describe('The start of such a sentence: I am writing, I am working on.'),
  about: words.describe('Words between it and the companies that it is about: about, on.'),
});

export const languageSchema = z.strictObject({
  grammar: grammarSchema,
  changes: changesSchema,
  employees: employeesSchema,
  answering: answeringSchema,
  figures: financialsSchema,
  persons: personsSchema,
  unable: unableSchema,
  paging: pagingSchema,
  websites: websitesSchema,
  questions: questionsSchema,
  introductions: introductionsSchema,
  events: eventsSchema,
  booking: bookingSchema,
  opening: openingSchema,
  delivery: deliverySchema,
  removal: removalSchema,
  ages: z.strictObject({
    older: words.describe('Older than: before a number of years.'),
    younger: words.describe('Younger than.'),
    last: words.describe('In the last: before a number of years, with a word for founding elsewhere.'),
    ago: words.describe('Words after the years that belong to the age: old, ago, in business.'),
    around: words.describe('Words before the comparison that belong to it: for, since.'),
  }),
  groups: z.strictObject({
    where: words.describe('Words that ask for places: where are most of them?'),
    largest: words.describe('The largest, the top: means the first value of a breakdown.'),
    nouns: words.describe('Group, category: what such a value is called whatever was counted.'),
    around: words.describe('All other words that such a request may have besides articles: take, only.'),
  }),
  facilities: words.describe(
    'What companies of other trades also have, in the singular: after a list, "and a sauna?" is a condition and no new trade.',
  ),
  passingWords: words.describe(
    'Names of trades or goods, of any language, that pages of this language have in another meaning or in passing: bar, phone. They count only in titles, descriptions and main headings.',
  ),
  codePrefixes: z.strictObject({
    starting: words.describe('Verbs for how a code starts: starts with, beginning with.'),
    areas: words.describe('Names of the area that the first figures of a code stand for: postcode area.'),
  }),
  openers: words.describe(
    'What people say before a comma and their request: well, sorry, perfect. Alone they ask for nothing.',
  ),
  existence: words.describe(
    'Words that ask whether there is something: "is there" something like that in Vienna too.',
  ),
  rowPronouns: words.describe(
    'Pronouns for the companies of the last list, at the end of a message that only asks to show them: show them.',
  ),
  otherSide: words.describe('Whole messages that turn the comparison of the last list round: and before?'),
  ownCountry: z
    .strictObject({
      same: words.describe('In the same country.'),
      other: words.describe('In another country, not in the same country.'),
    })
    .describe('Where companies are that are like another one.'),
  definiteArticles: words.describe(
    'Definite articles, and that and this, which refer to something mentioned before.',
  ),
  languageSigns: words.describe(
    'Everyday nouns that show which language a message is in, although what they mean is in the files of names: phone, address.',
  ),
  clauseWords: words.describe(
    'Words that start a relative clause about the companies: that, which, qui, które.',
  ),
  vagueWords: words.describe(
    'Praise, taste and prediction, which cannot be searched for. The answer lists them as not understood.',
  ),
  compoundHeads: words
    .optional()
    .describe('In languages with compound words: the last part of a word for the companies of a trade.'),
  anyWords: words.describe('Words that precede a condition to drop: any city.'),
  buyerWords: words.describe(
    'Words for customers and what they do: they name no trade beside what the writer sells.',
  ),
  vagueNouns: words.describe('Nouns without meaning next to a condition to drop: the newsletter thing.'),
  vaguePurposes: words.describe(
    'What something vague is for, or what is only new or young. A message of nothing else is answered with a question: something nice for my mother.',
  ),
  sectorNouns: words.describe('Words for a line of business, between a word for companies and what they do.'),
  businessNouns: words.describe(
    'Nouns that only mean a business, so that they add nothing to the search next to an industry: accounting practices.',
  ),
  regionNouns: words.describe(
    'Nouns that only mean a region, so that they add nothing to the search next to its name: the DACH area.',
  ),
  profileNouns: words.describe(
    'Nouns for what companies have in a social network, so that they add nothing next to its name: profile, page.',
  ),
  technologyNouns: words.describe(
    'Nouns that only say what a technology is or is for, so that they add nothing to the search next to its name.',
  ),
});

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'write a country as two capital letters, as in ISO 3166');
const languageCode = z.string().regex(/^[a-z]{2}$/, 'write a language as two small letters, as in ISO 639');

/** Names of things in all languages that the planner reads. */
export const nameSchemas = {
  countries: z.record(
    countryCode,
    z.strictObject({
      names: words.describe(
        'Everyday names besides those in the table of ISO countries, and their Polish cases.',
      ),
      people: words.describe(
        'Adjectives and words for people of this country. stem* as above; word@nl belongs to that language only.',
      ),
      language: languageCode.optional().describe('The language with the same adjective.'),
    }),
  ),
  features: z.strictObject({
    features: z
      .record(z.string(), words)
      .describe('Features of a homepage, by their names in the filter has.'),
    columns: z
      .record(z.string(), words)
      .describe('Other features of a homepage, by column, or by column and value.'),
    legalForms: z
      .record(z.string(), words)
      .describe('Full names of legal forms, by the form as companies write it.'),
    sellingOnline: words.describe(
      'Words that mean an online shop after a verb for selling: sells shoes online.',
    ),
  }),
  columns: z
    .record(
      z.string(),
      z.strictObject({
        alone: z
          .boolean()
          .optional()
          .describe(
            'Whether its names mean nothing else, so that they are a condition wherever they occur. Other names are one after words such as with and without.',
          ),
        ascending: z
          .boolean()
          .optional()
          .describe('For numbers: whether an order by this column starts with the smallest.'),
        units: z
          .record(z.string(), z.union([z.number(), z.string().regex(/^[A-Z]{3}$/)]))
          .optional()
          .describe(
            'For numbers: words after a number, with what to multiply it by, or with the currency of prices.',
          ),
        ...(Object.fromEntries(
          languages.map((language) => [
            language,
            words.describe('Names in every form; the first one is shown in answers.'),
          ]),
        ) as Record<Language, typeof words>),
      }),
    )
    .describe(
      'Names of columns, or of a value as `column=value`. They serve as conditions, as facts of one company, as something to count by, as an order and, for numbers, in comparisons.',
    ),
  industries: z
    .record(z.string(), words)
    .describe('Words for a whole industry; its trades (a bakery, a dentist) are searched for as words.'),
  languages: z.strictObject({
    languages: z
      .record(languageCode, words)
      .describe('Languages without a country of the same adjective, and words that only mean a language.'),
    others: z
      .record(languageCode, words)
      .describe('Common words of unsupported languages, used to detect them.'),
    english: words.describe(
      'Words for English: the language next to words for sites and pages, otherwise the country.',
    ),
  }),
  places: z
    .record(countryCode, words)
    .describe(
      'Large cities and the regions of countries, by country, each with its names in other languages after a bar. form>Name gives the name that pages use for an inflected form, adjective>>Name for an adjective.',
    ),
  cities: z
    .record(z.string(), words)
    .describe(
      'The large cities of regions within a country, by the first name of the region in places. Pages state their city more often than their region.',
    ),
  regions: z.strictObject({
    regions: z
      .array(
        z.strictObject({
          countries: z.array(countryCode).min(1),
          code: z
            .string()
            .regex(/^(?:[A-Z]{2}|\d{3})$/)
            .optional()
            .describe(
              'The code under which CLDR has its name in every language; answers list the countries without it.',
            ),
          names: words,
        }),
      )
      .describe('Regions that consist of countries, with their names.'),
    areas: z
      .array(z.strictObject({ countries: z.array(countryCode).min(1), names: words }))
      .describe(
        'Mountains, coasts and rivers that no homepage states as its location: their countries are searched, and the answer says so.',
      ),
  }),
  trades: z
    .array(
      z.strictObject({
        name: z.string().describe('For tests and logs.'),
        industries: z
          .array(z.string())
          .min(1)
          .describe('The industries that its companies are classified under.'),
        part: z
          .string()
          .optional()
          .describe(
            'The sub-industry that contains the companies of this trade and no others, as `Industry > Sub-industry`.',
          ),
        sharedPart: z
          .string()
          .optional()
          .describe(
            'The sub-industry that consists of this trade and the others that name it here, as `Industry > Sub-industry`: whoever asks for all of them gets the sub-industry.',
          ),
        besidePart: z
          .string()
          .optional()
          .describe(
            'A sub-industry whose companies are of this trade as well if their titles, descriptions or main headings call them so, as `Industry > Sub-industry`: car dealers with a workshop.',
          ),
        isIndustry: z
          .boolean()
          .optional()
          .describe(
            'Whether it means all companies of its single industry, because it has too many names or names of several words.',
          ),
        exceptParts: z
          .array(z.string())
          .optional()
          .describe(
            'Sub-industries of its industries whose companies are not of this trade, as `Industry > Sub-industry`: passenger transport is no freight.',
          ),
        isAmbiguous: z
          .boolean()
          .optional()
          .describe(
            'Whether its names also mean companies of other industries, as agencies do: "without agencies" excludes the word.',
          ),
        goods: z
          .string()
          .min(1)
          .optional()
          .describe(
            'Those of its names that also mean goods, as they do beside a word for online shops: café.',
          ),
        forms: z
          .object(
            Object.fromEntries(languages.map((language) => [language, words])) as Record<
              Language,
              typeof words
            >,
          )
          .catchall(words)
          .describe(
            'Names in each language, in all forms; unsupported languages are optional. Names of one word are searched for; names of several words are only recognised.',
          ),
      }),
    )
    .describe('Trades: a bakery, a dentist.'),
  subjects: z
    .array(
      z.strictObject({
        trade: z.string().optional().describe('The trade of `trades.json` that the names mean.'),
        name: z.string().optional().describe('For tests and logs, where there is no such trade.'),
        industries: z
          .array(z.string())
          .min(1)
          .optional()
          .describe('The industries that its companies are classified under, the likeliest first.'),
        part: z.string().optional().describe('Its sub-industry, as `Industry > Sub-industry`.'),
        isIndustry: z.boolean().optional().describe('Whether it means all companies of its industry.'),
        isGroup: z
          .boolean()
          .optional()
          .describe(
            'Whether the names are different goods of these industries, so that only the one that was written is searched for.',
          ),
        names: z.object(
          Object.fromEntries(languages.map((language) => [language, words])) as Record<
            Language,
            typeof words
          >,
        ),
      }),
    )
    .describe(
      'Goods and fields of business, which mean their companies only where nothing else is asked for, or beside a word for companies, makers or traders: gas, toys, film. Elsewhere they are ordinary words.',
    ),
  qualifiers: z
    .array(
      z.strictObject({
        name: z.string().describe('For people who edit the table.'),
        ...(Object.fromEntries(
          languages.map((language) => [language, words.describe('The first one is searched for.')]),
        ) as Record<Language, typeof words>),
        ...(Object.fromEntries(
          pageLanguages.map((language) => [language, words.optional().describe('Only searched for.')]),
        ) as Record<PageLanguage, z.ZodOptional<typeof words>>),
      }),
    )
    .describe(
      'What narrows a trade: wedding photographers, gluten-free bakeries. The words of one row are searched for together.',
    ),
  'trade-names': z
    .record(
      z.string(),
      z.strictObject({
        part: z.string().describe('The industry, or `Industry > Sub-industry`.'),
        names: z.record(languageCode, words).describe('Names by language, in the singular.'),
      }),
    )
    .describe(
      'Kinds of places of the OpenStreetMap tagging schema. Made by scripts/industry-model/make-copilot-trade-names.ts; do not edit.',
    ),
  technologies: z.strictObject({
    aliases: z.record(z.string(), words).describe('Other names of technologies.'),
    namesThatAreWords: words.describe(
      'Technologies whose names are also common words: they count only in their exact spelling, after a word like “uses”, or next to a word for sites.',
    ),
  }),
} as const;
