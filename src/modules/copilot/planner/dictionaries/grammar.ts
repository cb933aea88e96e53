import { z } from 'zod';

/** Words and phrases, separated by commas; `stem*` matches every word with that prefix. Case, accents and hyphens do not matter. */
export const wordList = z
  .string()
  .min(1)
  .refine((list) => !/(?:^|,)\s*(?:,|$)/.test(list), {
    error: 'has an empty word; remove the comma too many',
  });

/** The roles that the words of a language have in a request. */
export const grammarSchema = z.strictObject({
  command: wordList.describe('Asks for something to be shown or found; says nothing about what.'),
  filler: wordList.describe('Articles, pronouns, helping verbs, courtesy: without meaning for a search.'),
  company: wordList.describe('Companies and websites in general.'),
  shop: wordList.describe('Shops in general, which with another word become a trade: pet shop.'),
  in: wordList.describe('Before a place.'),
  of: wordList.describe('Joins the words of a trade: roasters of coffee.'),
  with: wordList,
  without: wordList.describe('Before something that is not wanted.'),
  not: wordList.describe('Denies the verb beside it.'),
  outside: wordList.describe('Before a place that is not wanted.'),
  only: wordList,
  also: wordList,
  instead: wordList,
  and: wordList,
  or: wordList,
  but: wordList,
  uses: wordList.describe('Use, run on, be made with.'),
  says: wordList.describe('Mention, contain, say.'),
  sells: wordList,
  word: wordList.describe('The word, the term: what follows is text.'),
  like: wordList.describe('Like, similar to, competitors of.'),
  about: wordList.describe('Tell me about: before or after a domain.'),
  count: wordList.describe('How many.'),
  title: wordList,
  language: wordList.describe('Language, written in, -speaking: before or after the name of a language.'),
  domains: wordList.describe('Domains, ending in: beside the ending of a domain.'),
  nextPage: wordList,
  previousPage: wordList,
  firstPage: wordList,
  startOver: wordList.describe('Forget what was asked before.'),
  drop: wordList.describe('Takes a part of the last call away.'),
  anywhere: wordList.describe('Takes the country away: anywhere, worldwide.'),
  whatAbout: wordList.describe('What about: puts something in the place of its like.'),
  ofThem: wordList.describe('Points at what was found before: of them, of those.'),
  its: wordList.describe('Points at the company that was looked at: its, their.'),
  ordinals: wordList.describe('The first one, the second one, …, in order.'),
  lastOne: wordList.describe('The last one of what was shown.'),
  than: wordList.describe('More … than: compares two numbers.'),
  unsupported: wordList.describe('Wishes that no filter expresses.'),
  greeting: wordList.describe('Greetings and thanks, which may stand before a request.'),
  thanks: wordList.describe('Thanks and goodbyes.'),
  aboutTool: wordList.describe('Questions about the copilot and its data, and calls for help.'),
  export: wordList.describe(
    'Export, and the formats of it: the search is made, and where to export is said.',
  ),
  offTopic: wordList.describe('What the copilot is not for: weather, jokes, the account.'),
  reason: wordList.describe(
    'Begins a part of a sentence that tells why, or who is asking: because, I sell. What it says is not looked for.',
  ),
  therefore: wordList.describe('So, therefore: ends such a part.'),
  replace: wordList.describe('Puts one thing in the place of another that it names: swap, replace.'),
  numbers: wordList.describe('One, two, … ten, in order.'),
  parts: wordList.describe(
    'What parts of a call are called: country, language, industry, technology, ending, features, words, year, employees, in this order.',
  ),
  founded: wordList.describe('Founded, set up: beside a year.'),
  year: wordList.describe('The word for it: in the year 1950.'),
  before: wordList.describe('Before a year.'),
  after: wordList.describe('After a year.'),
  since: wordList.describe('In a year or later.'),
  between: wordList.describe('Before two years.'),
  sortedBy: wordList.describe('Sorted by: before the name of an order, or behind it: oldest first.'),
  orders: wordList.describe(
    'What orders are called: last fetched, name, domain, rank, age, youth, technologies, relevance, oldest, youngest, most employees, fewest employees, in this order. Oldest and youngest, and those of several words, need no sortedBy.',
  ),
  insteadOf: wordList.describe('Before the one thing that something else takes the place of.'),
  mostCommon: wordList.describe('Most used, grouped by: beside the name of what is counted.'),
  fields: wordList.describe(
    'What can be counted: country, language, industry, technology, ending, features, city, cms, shop system, in this order.',
  ),
  which: wordList.describe('Which, what: before the name of what is counted.'),
  compare: wordList.describe('Compare: before two countries or technologies.'),
  facts: wordList.describe(
    'What is asked about one company, besides what sites have: its address, who founded or leads it, when it was founded, its employees, in this order. Elsewhere the words keep their other meanings.',
  ),
  back: wordList.describe(
    'Back to the list that was shown before a company was looked at, or to the list before the last one.',
  ),
  backTo: wordList.describe('Back to: before the name of what was searched for earlier.'),
  firstList: wordList.describe('The list that the conversation began with.'),
  together: wordList.describe('Both together: what the last two lists have in all.'),
  more: wordList.describe('More, most: compares two things that “or” joins.'),
  contacts: wordList.describe('Contact details: phone number, e-mail address and address in one.'),
});
export type Grammar = z.infer<typeof grammarSchema>;
export type Role = keyof Grammar;
