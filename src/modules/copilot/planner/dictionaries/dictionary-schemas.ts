import { z } from 'zod';
import { changePlaces, type Language, languages, toolTopics } from '../lexicon/meaning.ts';
import { grammarSchema, wordList as words } from './grammar.ts';

/** Requests to change something. The copilot only reads, so it names the page where the user can do it. */
const changesSchema = z.strictObject({
  verbs: words.describe('Words that ask for something to be made, changed or deleted.'),
  things: z
    .record(z.enum(changePlaces), words)
    .describe('What belongs to somebody, by the place where it is kept.'),
  around: words.describe(
    'Words that may stand before the verb of such a request, or between it and the thing.',
  ),
  editing: words.describe('Verbs that ask for something to be added, corrected or removed.'),
  index: words.describe('The index as a whole, and the own company in it.'),
  fields: words.describe('What is stated about a company: its phone number, its name.'),
  records: words.describe('One company, before its name.'),
  overriding: words.describe('Ignore, forget: before rules that shall not hold any more.'),
  rules: words.describe('Rules and instructions, behind such a verb.'),
  sending: words.describe('Verbs that ask for companies to be sent somewhere, or to be written to.'),
  messages: words.describe('What would be sent to companies: an e-mail.'),
  receivers: words.describe('Other programs that companies would be sent to.'),
});

/** Words for the number of employees that companies should have. */
const employeesSchema = z.strictObject({
  words: words.describe('The people of a company: employees, staff.'),
  more: words.describe('More than: before the number.'),
  fewer: words.describe('Fewer than: before the number.'),
  atLeast: words.describe('At least, or more: before or behind the number, which counts, too.'),
  atMost: words.describe('At most, up to: before or behind the number, which counts, too.'),
  to: words.describe('Between two numbers: to, and.'),
  around: words.describe('Words that may stand before the numbers, or between them and the people.'),
});

/** Words that request the language of the answer. */
const answeringSchema = z.strictObject({
  verbs: words.describe('Answer, reply: before the name of a language.'),
  courtesy: words.describe('Please: behind the name of a language at the end of a message.'),
});

/** Words that ask for revenue or profit, which homepages do not state. */
const figuresSchema = z.strictObject({
  words: words.describe('Revenue, turnover, profit.'),
  besideAmounts: words.describe(
    'Words that mean it only where an amount stands beside them: invoicing is a trade, too.',
  ),
  units: words.describe(
    'Beside such a word or its number: million, euros, a year; and small words between them.',
  ),
});

/** Words for booking online, in whatever order and with whatever is between them. */
const bookingSchema = z.strictObject({
  online: words.describe('Online, on the internet.'),
  acts: words.describe('Book, appointment: beside the words for online.'),
  verbs: words.describe('Make, arrange: before an appointment.'),
  around: words.describe('May stand between them: an, you can.'),
});

const questionsSchema = z.strictObject({
  frames: words.describe('How a question about the tool begins: how, where, can I.'),
  topics: z
    .record(z.enum(toolTopics), words)
    .describe(
      'What such questions name, by topic. Of "data + come from" both parts must occur, of "alert|alerts + delete|stop" one word of each.',
    ),
});

export const languageSchema = z.strictObject({
  grammar: grammarSchema,
  changes: changesSchema,
  employees: employeesSchema,
  answering: answeringSchema,
  figures: figuresSchema,
  questions: questionsSchema,
  booking: bookingSchema,
  definiteArticles: words.describe('The articles, and that and this, before what was spoken of before.'),
  clauseWords: words.describe(
    'Begin a part of a sentence which says more about the companies: that, which, qui, które.',
  ),
  vagueWords: words.describe(
    'Praise, taste and prediction: no homepage says them of itself in a way that could be searched for. They are named as not understood.',
  ),
  compoundHeads: words
    .optional()
    .describe(
      'In languages that make one word of several: what a word for companies of a trade may end with.',
    ),
  anyWords: words.describe('Before a part of a call that shall not matter any more: any city.'),
  vagueNouns: words.describe('Stand beside what is dropped and add nothing: the newsletter thing.'),
  businessNouns: words.describe(
    'Only say that there is a business, so that beside an industry they add nothing to search for: accounting practices.',
  ),
  regionNouns: words.describe(
    'Only say that a country or region is one, so that beside its name they add nothing to search for: the DACH area.',
  ),
  technologyNouns: words.describe(
    'Only say what a technology is or is for, so that beside one they add nothing to search for.',
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
        'Everyday names besides those in the table of ISO countries, and the cases that Polish has of them.',
      ),
      people: words.describe(
        'What is of this country. stem* as above, word@nl is a word of that language alone.',
      ),
      language: languageCode.optional().describe('The language that has its name from the same people.'),
    }),
  ),
  features: z.strictObject({
    features: z
      .record(z.string(), words)
      .describe('What a homepage may have; the names are those of the filter has.'),
    columns: z
      .record(z.string(), words)
      .describe(
        'What a homepage may have beyond that; the names are those of columns, or of a column and its value.',
      ),
    sellingOnline: words.describe('Words that make a shop of whoever sells: sells shoes online.'),
  }),
  industries: z
    .record(z.string(), words)
    .describe(
      'Words that mean one of the industries as a whole; its narrower trades (a bakery, a dentist) are searched for as words.',
    ),
  languages: z.strictObject({
    languages: z
      .record(languageCode, words)
      .describe(
        "Languages whose name is not that of one country's people, and words that name a language and nothing else.",
      ),
    others: z
      .record(languageCode, words)
      .describe(
        'Common words of languages that messages are not read in, by which such a language is known.',
      ),
    english: words.describe(
      'What is English: the language first of all, and of Britain where it stands before something else than sites and pages.',
    ),
  }),
  places: z
    .record(countryCode, words)
    .describe(
      'Large cities and the regions of countries, by country, each with its names in other languages behind a bar. form>Name gives the name that pages use for a form that languages with cases have of it, adjective>>Name for what is from there.',
    ),
  cities: z
    .record(z.string(), words)
    .describe(
      'The large cities of regions within a country, by the first name that the region has in places: pages state their city more often than their region.',
    ),
  regions: z.strictObject({
    regions: z
      .array(z.strictObject({ countries: z.array(countryCode).min(1), names: words }))
      .describe('Regions made of countries, with what they are called.'),
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
        industries: z.array(z.string()).min(1).describe('The industries its companies are counted under.'),
        part: z
          .string()
          .optional()
          .describe(
            'The part of an industry whose companies are of this trade and of no other, as `Industry > Sub-industry`.',
          ),
        isIndustry: z
          .boolean()
          .optional()
          .describe(
            'All companies of its one industry are meant: its names are too many, or of several words.',
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
            'What it is called in each language, in all its forms; languages that messages are not written in are optional. Those of one word are searched for; those of several are only understood.',
          ),
      }),
    )
    .describe('Trades: a bakery, a dentist.'),
  'trade-names': z
    .record(
      z.string(),
      z.strictObject({
        part: z.string().describe('The industry, or `Industry > Sub-industry`.'),
        names: z.record(languageCode, words).describe('What it is called, by language, in the singular.'),
      }),
    )
    .describe(
      'Kinds of places of the OpenStreetMap tagging schema. Made by scripts/industry-model/make-copilot-trade-names.ts; do not edit.',
    ),
  technologies: z.strictObject({
    aliases: z.record(z.string(), words).describe('What technologies are called besides their names.'),
    namesThatAreWords: words.describe(
      'Technologies whose names are words of a language: they are meant only where they are written as their name is, after a word of use, or beside a word that asks for sites.',
    ),
  }),
} as const;
