import { z } from 'zod';
import { toolTopics, unableRequests } from '../lexicon/meaning.ts';
import { wordList as words } from './grammar.ts';

/** Words for the number of employees that companies should have. */
export const employeesSchema = z.strictObject({
  words: words.describe('The people of a company: employees, staff.'),
  more: words.describe('More than: before the number.'),
  fewer: words.describe('Fewer than: before the number.'),
  atLeast: words.describe('At least, or more: before or after the number, which is included.'),
  atMost: words.describe('At most, up to: before or after the number, which is included.'),
  to: words.describe('Between two numbers: to, and.'),
  around: words.describe(
    'Words that may precede the numbers, or come between the numbers and the word for employees.',
  ),
});

/** Words that request the language of the answer. */
export const answeringSchema = z.strictObject({
  verbs: words.describe('Answer, reply: before the name of a language.'),
  courtesy: words.describe('Please: after the name of a language at the end of a message.'),
});

/** Words that ask for revenue or profit, which homepages do not state. */
export const financialsSchema = z.strictObject({
  words: words.describe('Revenue, turnover, profit.'),
  besideAmounts: words.describe(
    'Words that mean revenue only next to an amount, because they also have other meanings: invoicing is a trade.',
  ),
  units: words.describe(
    'Words next to such a word or its number: million, euros, net, a year, and function words between them.',
  ),
  periods: words.describe('After such a word, what it is of: last year, before tax.'),
});

/** Words for people of a company, of whom the index holds nothing. */
export const personsSchema = z.strictObject({
  words: words.describe('Directors, managers, owners: next to a word for a contact detail.'),
  positions: words.describe('Those that are asked for by themselves: the owners of bakeries.'),
  at: words.describe('Of, at: between them and the companies.'),
  contacts: words.describe('What people ask for of them: e-mail, phone number, name.'),
  personal: words.describe('Personal, private: before such a word.'),
});

/** Words that ask the copilot for something that it cannot do: call them, book a table. */
export const unableSchema = z.strictObject({
  around: words.describe('Words before the verb of such a request: please, can you.'),
  asking: words.describe('Those of them for which “?” stands: can, could.'),
  things: words.describe('What else belongs to such a request and to no search: a table, on my behalf.'),
  coordinated: words.describe('Verbs of another part of such a request: email them and ask for a quote.'),
  own: words.describe('Our, my: before what the user offers in a message to companies.'),
  besideOwn: words.describe('Before “our” in such a message: offering them, about, in which you.'),
  to: words.describe('Words before those who get the message: our catalogue to all bakeries.'),
  requests: z
    .record(z.enum(unableRequests), words)
    .describe(
      'For each request its signs: parts in this order, joined by “+”, or by “&” if nothing comes between them; of each part, one of the phrases between “|”.',
    ),
});

/** Words that ask for a page of a list by its number, or for some of its rows. */
export const pagingSchema = z.strictObject({
  page: words.describe('Page: before its number.'),
  rows: words.describe('Results, from: before the number of the first row.'),
  to: words.describe('To, until: before the number of the last row.'),
});

/** Words for the website that a company is said not to have. */
export const websitesSchema = z.strictObject({
  names: words.describe('Website, homepage: after “without”.'),
  around: words.describe('Words between “without” and the website, or after it: a, own, have.'),
});

/** Words that remove rows from the last list by a condition: drop those without a blog. */
export const removalSchema = z.strictObject({
  verbs: words.describe('Remove, exclude: before the words for the rows.'),
  disregarding: words.describe(
    'Those of the verbs that remove no rows when they precede a condition: ignore the blog.',
  ),
  separable: words.describe('Verbs that remove only together with one of the endings: take … out.'),
  endings: words.describe('These endings; after the words for the rows, they need no verb.'),
  rows: words.describe('Words for the rows: those, the ones, the companies.'),
});

/** Words for what happened to a homepage, and when. */
export const eventsSchema = z.strictObject({
  started: words.describe('Started using, adopted: next to a technology.'),
  added: words.describe(
    'Added: next to a feature or a technology; with a period alone it is about the index, which knows no such date.',
  ),
  stopped: words.describe('Stopped using, dropped: next to a technology.'),
  noLonger: words.describe('No longer: with a verb for using, before or after a technology.'),
  replaced: words.describe('Replaced, swapped: next to the old technology, the new one, or both.'),
  switched: words.describe('Switched, migrated: next to the new technology, after “from” to the old one.'),
  changed: words.describe('Changed: next to a feature, such as the prices, or to the word for technology.'),
  read: words.describe('Crawled, updated: when the homepage was last read. Needs a period.'),
  updated: words.describe(
    'Those of the verbs for “read” that companies do themselves: not updated since a year.',
  ),
  from: words.describe('Precedes the old technology.'),
  to: words.describe('Precedes the new technology.'),
  since: words.describe('Precedes the beginning of a period that lasts until today.'),
  units: words.describe('Day, week, month and year, in this order.'),
  current: words.describe('This: next to such a unit.'),
  past: words.describe('Last: next to such a unit.'),
  rolling: words.describe(
    'Those words that, beside a word for “last”, mean the time until today and not the calendar year or month before: in the last year.',
  ),
  recent: words.describe('Recently: no period that could be searched; the answer says so.'),
  today: words,
  yesterday: words,
  months: words.describe('The months, in order.'),
  around: words.describe('Single words that may be part of a period: in, the, during.'),
});

export const questionsSchema = z.strictObject({
  frames: words.describe('Openings of questions about the tool: how, where, can I.'),
  topics: z
    .record(z.enum(toolTopics), words)
    .describe(
      'Words of such questions, by topic. Of "data + come from" both parts must occur, of "alert|alerts + delete|stop" one word of each.',
    ),
});
