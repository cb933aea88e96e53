import { z } from 'zod';
import { countrySchema } from '../places/country.ts';
import { actionIds, tradeIds } from '../trades.ts';

const text = z.string().min(1);
const texts = z.array(text).min(1);
const pairs = z.array(z.tuple([text, text])).min(1);

const namingSchema = z.strictObject({
  firstNames: texts,
  lastNames: texts,
  nameStarts: texts.describe('With nameEnds: every combination is a name nobody bears, "Harbor" + "light".'),
  nameEnds: texts,
  nounFirst: z
    .boolean()
    .describe('Where the noun of a trade stands: "Boulangerie Valclair" or "Harborlight Bakery".'),
  mailboxes: texts.describe('What stands before the @ of addresses.'),
  inCity: text.includes('{city}').describe('"in {city}", for cities without a form of their own.'),
  keepsCapital: z
    .boolean()
    .describe('Whether a service keeps its capital inside a sentence, as German nouns do.'),
});

const labelsSchema = z.strictObject({
  home: text,
  about: text,
  services: text,
  shop: text,
  prices: text,
  blog: text,
  contact: text,
  team: text,
  careers: text,
  booking: text,
  faq: text,
  cart: text,
  login: text,
  imprint: text,
  privacy: text,
  terms: text,
  openingHours: text,
  weekdays: texts.length(7).describe('From Monday to Sunday.'),
  closed: text,
  phone: text,
  email: text,
  vatId: text,
  readMore: text,
  getInTouch: text,
  send: text,
  yourName: text,
  yourMessage: text,
  newsletter: text,
  subscribe: text,
  followUs: text,
  rightsReserved: text,
  testimonials: text,
  process: text,
  latest: text,
  memberships: text,
  numbers: z.tuple([text, text, text]).describe('Behind numbers of years, customers and people.'),
  accept: text,
  decline: text,
  addToCart: text,
  from: text,
  perMonth: text,
  partners: text,
  skipToContent: text,
  actions: z
    .record(z.enum(actionIds), text)
    .describe('What a visitor is asked to do next, besides calling and writing.'),
});

const sentencesSchema = z.strictObject({
  titles: texts,
  descriptions: texts,
  leads: texts,
  about: texts,
  serviceBlurbs: texts,
  productBlurbs: texts,
  quotes: texts,
  questions: pairs.describe('Question and answer.'),
  steps: pairs.describe('Title and text.'),
  posts: pairs.describe('Title and teaser.'),
  roles: texts,
  invitations: texts,
  newsletter: text,
  cookies: text,
  plans: pairs.describe('Name and text.'),
});

const tradeTextSchema = z.strictObject({
  noun: text.describe('The word that follows or precedes the name: "Bakery".'),
  headline: text,
  services: texts.min(2),
  about: texts,
});
export type TradeText = z.infer<typeof tradeTextSchema>;

/**
 * The texts of one language: words of the user interface, sentences with slots, and a text for each trade.
 * Slots: {c} company, {h} headline, {city}, {in} "in Leeds", {s} and {s2} services within a sentence, {S} a service at its beginning, {p} a
 * person, {y} year of foundation, {w} a long-tail word, {t} the size of the team, {n} a number.
 */
export const languageSchema = z.strictObject({
  code: z.string().regex(/^[a-z]{2}$/, 'two small letters, as in ISO 639'),
  weight: z.number().positive().describe('Relative frequency among all sites.'),
  naming: namingSchema,
  labels: labelsSchema,
  sentences: sentencesSchema.describe(
    'Slots: {c} company, {h} headline, {city}, {in} "in Leeds", {s} and {s2} services inside a sentence, {S} a service that begins one, {p} a person, {y} year of foundation, {w} a rare word, {t} the size of the team, {n} a number.',
  ),
  countries: z.array(countrySchema).min(1),
  trades: z.record(z.enum(tradeIds), tradeTextSchema),
});
export type Language = z.infer<typeof languageSchema>;
