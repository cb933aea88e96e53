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
  command: wordList.describe('Verbs that ask to show or find something.'),
  filler: wordList.describe('Articles, pronouns, auxiliary verbs and polite words: no meaning for a search.'),
  company: wordList.describe('Companies and websites in general.'),
  shop: wordList.describe('Words for shops, which form a trade with another word: pet shop.'),
  in: wordList.describe('Precedes a place.'),
  near: wordList.describe('Those of these words that mean its surroundings: near, close to.'),
  surroundings: wordList.describe('Follows a place and adds what is around it: and surroundings.'),
  of: wordList.describe('Joins the words of a trade: roasters of coffee.'),
  with: wordList,
  without: wordList.describe('Precedes something to exclude.'),
  not: wordList.describe('Negates the verb next to it.'),
  outside: wordList.describe('Precedes a place to exclude.'),
  only: wordList,
  also: wordList,
  adds: wordList.describe('Verbs among the words for also: add, include. They can start a second request.'),
  instead: wordList,
  and: wordList,
  or: wordList,
  but: wordList,
  uses: wordList.describe('Use, run on, be made with.'),
  says: wordList.describe('Mention, contain, say.'),
  sells: wordList,
  word: wordList.describe('The word, the term: the next word is literal text.'),
  like: wordList.describe('Like, similar to, competitors of.'),
  about: wordList.describe('Tell me about: before or after a domain.'),
  count: wordList.describe('How many.'),
  share: wordList.describe('What share of: the answer gives a percentage.'),
  title: wordList,
  language: wordList.describe('Language, written in, -speaking: before or after the name of a language.'),
  speaks: wordList.describe(
    'Speak or offer: before or after the name of a language that the companies offer.',
  ),
  domains: wordList.describe('Domains, ending in: next to a domain ending.'),
  nextPage: wordList,
  previousPage: wordList,
  firstPage: wordList,
  startOver: wordList.describe('Starts a new conversation.'),
  drop: wordList.describe('Drops a condition of the last call.'),
  condition: wordList.describe(
    'Filter, condition: what is named next to it can only be dropped, never excluded.',
  ),
  notOnly: wordList.describe(
    'Not only: among the words that drop a condition, those that keep the country of a city.',
  ),
  anywhere: wordList.describe('Drops the country: anywhere, worldwide.'),
  nationwide: wordList.describe('The whole country: drops the city or the region.'),
  whatAbout: wordList.describe('What about: replaces a condition of the same kind.'),
  now: wordList.describe(
    'Those of these words that turn to something else: now. A trade and a place after them are a new search.',
  ),
  ofThem: wordList.describe('Refers to the last result: of them, of those.'),
  its: wordList.describe('Refers to the last company: its, their.'),
  theirs: wordList.describe('Those of these words that refer to several companies: their.'),
  ordinals: wordList.describe('The first one, the second one, …, in order.'),
  lastOne: wordList.describe('The last one of the list.'),
  than: wordList.describe('More … than: compares two numbers.'),
  unsupported: wordList.describe('Conditions that no filter can express.'),
  greeting: wordList.describe('Greetings and thanks, which may precede a request.'),
  thanks: wordList.describe('Thanks and goodbyes.'),
  aboutTool: wordList.describe('Questions about the copilot and its data, and requests for help.'),
  export: wordList.describe(
    'Export, and its formats: the search is made, and the answer says where to export.',
  ),
  offTopic: wordList.describe('Topics outside the scope of the copilot: weather, jokes, the account.'),
  reason: wordList.describe(
    'Starts a clause that explains why, or who is asking: because, I sell. Its words are not searched for.',
  ),
  offers: wordList.describe(
    'Starts a clause that says what the writer sells: we sell, I want to sell. What is sold is not searched for; the customers are.',
  ),
  buyers: wordList.describe('To, for: between what is sold and its customers.'),
  therefore: wordList.describe('So, therefore: ends such a clause.'),
  replace: wordList.describe('Replaces one named value by another: swap, replace.'),
  numbers: wordList.describe('One, two, … ten, in order.'),
  parts: wordList.describe(
    'Names of condition types: country, language, industry, technology, ending, features, words, year, employees, city or region, location in general, in this order.',
  ),
  founded: wordList.describe('Founded, set up: next to a year.'),
  year: wordList.describe('The word “year”: in the year 1950.'),
  before: wordList.describe('Before a year.'),
  after: wordList.describe('After a year.'),
  since: wordList.describe('In a year or later.'),
  between: wordList.describe('Precedes two years.'),
  sortedBy: wordList.describe('Sorted by: before or after the name of a sort order: oldest first.'),
  orders: wordList.describe(
    'Names of sort orders: last fetched, name, domain, rank, year of foundation, most recently founded, technologies, relevance, oldest, youngest, most employees, fewest employees, price, cheapest, most expensive, age, largest, in this order. Oldest, youngest, largest, cheapest and most expensive, and those of several words, need no sortedBy.',
  ),
  descending: wordList.describe('Next to a sort order: the largest or latest first.'),
  ascending: wordList.describe('Next to a sort order: the smallest or earliest first.'),
  insteadOf: wordList.describe('Precedes the value to replace.'),
  mostCommon: wordList.describe('Most used, grouped by: next to the name of a field.'),
  fewest: wordList.describe('Fewest, least: before the name of a column with numbers.'),
  distribution: wordList.describe('Distribution, breakdown: with the name of a field after a preposition.'),
  fields: wordList.describe(
    'Fields to group by: country, language, industry, technology, ending, features, city, in this order. Further ones are in `names/columns.json`.',
  ),
  which: wordList.describe('Which, what: before the name of a field.'),
  average: wordList.describe('Average, mean, median: next to the name of a column with numbers.'),
  compare: wordList.describe('Compare: before two countries or technologies.'),
  puts: wordList.describe('Put, place: before two things to compare, with a word of `beside` between them.'),
  beside: wordList.describe('Next to: between these two.'),
  facts: wordList.describe(
    'Facts about one company that are not features: its address, who founded it, when it was founded, its employees, who leads it, who owns it, what they earn, its VAT number, its website, in this order. Elsewhere the words keep their other meanings.',
  ),
  back: wordList.describe('Back from a company to its list, or from a list to the one before.'),
  backTo: wordList.describe('Back to: before the name of an earlier search.'),
  firstList: wordList.describe('The first list of the conversation.'),
  together: wordList.describe('Both together: the last two lists merged.'),
  more: wordList.describe('More, most: compares two items joined by “or”.'),
  contacts: wordList.describe('Contact details: phone number, e-mail address and postal address.'),
  again: wordList.describe('Once more: shows the last list again.'),
  reverse: wordList.describe('The other way round: reverses the order, or else the condition named last.'),
  steps: wordList.describe('Steps: next to “back” and a number.'),
  everything: wordList.describe('All conditions: the trade is kept without them.'),
  yes: wordList.describe('Accepts what the last answer offered.'),
  no: wordList.describe('Declines what the last answer offered.'),
  each: wordList.describe('In each: of the countries, cities or technologies of the last list.'),
  others: wordList.describe(
    'The others: the companies of a list for which its last condition does not hold, or else its next page.',
  ),
  tolerated: wordList.describe(
    'Is fine too: next to “without”, it drops a condition instead of excluding what it names.',
  ),
  optional: wordList.describe(
    'May have, with or without: what follows is no condition, and one that a list has is dropped.',
  ),
  nextRow: wordList.describe('The next one: after a company, the company below it in the list.'),
});
export type Grammar = z.infer<typeof grammarSchema>;
export type Role = keyof Grammar;
