import { expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';
import { filtersIn } from '../to-arguments.ts';

const lexicon = buildLexicon(['Shopify']);
const after = (
  args: CallArguments,
  language: Language,
  message: string,
  name: 'search' | 'similar' = 'search',
) => {
  const last = { name, args };
  const made = plan(message, lexicon, {
    ...emptyConversation,
    last,
    lastList: last,
    shown: ['one.test'],
    language,
  });
  if (made.kind !== 'call') expect.fail(`${made.kind} instead of a call: ${message}`);
  return made.call;
};

const NEWSLETTER = 'has_newsletter_signup:eq:true';
const hotels = { q: 'hotels', has: 'blog' };
const blogOrNewsletter = {
  q: '(hotels) ((has:blog OR has_newsletter_signup:true))',
  mode: 'query',
  forms: 'true',
};

it.each([
  ['en', 'or a newsletter'],
  ['de', 'oder ein Newsletter'],
  ['fr', 'ou une newsletter'],
  ['es', 'o un boletín'],
  ['it', 'o una newsletter'],
  ['pt', 'ou uma newsletter'],
  ['nl', 'of een nieuwsbrief'],
  ['pl', 'lub newsletter'],
] as const)('lookalikes, which no query narrows, keep both features (%s): %s', (language, message) => {
  const { name, args } = after({ domain: 'one.test', has: 'blog' }, language, message, 'similar');
  expect({ name, args }).toEqual({
    name: 'similar',
    args: { domain: 'one.test', has: 'blog', filter: NEWSLETTER },
  });
});

it.each([
  ['en', 'or a newsletter instead'],
  ['de', 'oder stattdessen ein Newsletter'],
  ['fr', 'ou plutôt une newsletter'],
  ['es', 'o mejor un boletín'],
  ['it', 'o invece una newsletter'],
  ['pt', 'ou antes uma newsletter'],
  ['nl', 'of liever een nieuwsbrief'],
  ['pl', 'lub zamiast tego newsletter'],
] as const)('"or … instead" replaces the feature (%s): %s', (language, message) => {
  expect(after(hotels, language, message).args).toEqual({ q: 'hotels', filter: NEWSLETTER });
});

it.each([
  ['en', 'or a phone number founded after 2015'],
  ['de', 'oder eine Telefonnummer, gegründet nach 2015'],
  ['fr', 'ou un numéro de téléphone, fondés après 2015'],
  ['es', 'o un teléfono, fundados después de 2015'],
  ['it', 'o un telefono, fondati dopo il 2015'],
  ['pt', 'ou um telefone, fundados depois de 2015'],
  ['nl', 'of een telefoonnummer, opgericht na 2015'],
  ['pl', 'lub telefon, założone po 2015'],
] as const)('a year beside the other feature is a condition of its own (%s): %s', (language, message) => {
  expect(after(hotels, language, message).args).toEqual({
    q: '(hotels) ((has:blog OR has:phone))',
    mode: 'query',
    forms: 'true',
    filter: 'founded_year:gt:2015',
  });
});

it('a quoted text stays a quoted text', () => {
  const args = { q: 'family owned', mode: 'phrase', has: 'blog' };
  expect(after(args, 'en', 'or a newsletter').args).toEqual({ ...args, filter: NEWSLETTER });
});

it('a search too long for another condition keeps both features', () => {
  const args = { q: 'mountain '.repeat(20).trim(), mode: 'any', has: 'blog' };
  expect(after(args, 'en', 'or a newsletter').args).toEqual({ ...args, filter: NEWSLETTER });
});

it.each([
  ['en', 'or a phone number'],
  ['de', 'oder eine Telefonnummer'],
  ['fr', 'ou un numéro de téléphone'],
  ['es', 'o un teléfono'],
  ['it', 'o un telefono'],
  ['pt', 'ou um telefone'],
  ['nl', 'of een telefoonnummer'],
  ['pl', 'lub telefon'],
] as const)('a further "or" makes the choice longer (%s): %s', (language, message) => {
  const longer = '(hotels) ((has:blog OR has_newsletter_signup:true OR has:phone))';
  expect(after(blogOrNewsletter, language, message).args).toEqual({ ...blogOrNewsletter, q: longer });
});

it('a feature that is named again is no further one', () => {
  expect(after(blogOrNewsletter, 'en', 'or a blog').args).toEqual(blogOrNewsletter);
});

it.each([
  ['en', 'forget the newsletter'],
  ['en', 'remove the newsletter'],
  ['en', 'without the newsletter'],
  ['de', 'vergiss den Newsletter'],
  ['fr', 'oublie la newsletter'],
  ['es', 'olvida el boletín'],
  ['it', 'lascia perdere la newsletter'],
  ['pt', 'esquece a newsletter'],
  ['nl', 'vergeet de nieuwsbrief'],
  ['pl', 'zapomnij o newsletterze'],
] as const)('a feature is dropped from a choice (%s): %s', (language, message) => {
  const { args } = after(blogOrNewsletter, language, message);
  expect(args).toEqual({ ...blogOrNewsletter, q: '(hotels) ((has:blog))' });
});

it('the last feature of a choice leaves the subject', () => {
  const { args } = after({ ...blogOrNewsletter, q: '(hotels) ((has:blog))' }, 'en', 'forget the blog');
  expect(args).toEqual({ q: 'hotels' });
});

it('a word is dropped from the second of two choices', () => {
  const args = { q: '(hotels) ((spa OR pool)) ((sauna OR gym))', mode: 'query', forms: 'true' };
  expect(after(args, 'en', 'forget the sauna').args).toEqual({
    ...args,
    q: '(hotels) ((spa OR pool)) ((gym))',
  });
});

it('filters that are no features are kept', () => {
  const args = { industry: 'Legal', filter: ['legal_form:eq:GmbH', NEWSLETTER] };
  const made = after(args, 'en', 'or a blog').args;
  expect(filtersIn(made)).toEqual(['legal_form:eq:GmbH']);
  expect(made.q).toBe('((has_newsletter_signup:true OR has:blog))');
});

it.each([
  ['en', 'or without a newsletter'],
  ['de', 'oder ohne Newsletter'],
  ['fr', 'ou sans newsletter'],
  ['es', 'o sin boletín'],
  ['it', 'o senza newsletter'],
  ['pt', 'ou sem newsletter'],
  ['nl', 'of zonder nieuwsbrief'],
  ['pl', 'lub bez newslettera'],
] as const)('either a feature or the absence of another (%s): %s', (language, message) => {
  const q = '(hotels) ((has:blog OR -has_newsletter_signup:true))';
  expect(after(hotels, language, message).args).toEqual({ q, mode: 'query', forms: 'true' });
});

it.each([
  ['en', 'or Shopify'],
  ['de', 'oder Shopify'],
  ['fr', 'ou Shopify'],
  ['es', 'o Shopify'],
  ['it', 'o Shopify'],
  ['pt', 'ou Shopify'],
  ['nl', 'of Shopify'],
  ['pl', 'lub Shopify'],
] as const)('either a feature or a technology (%s): %s', (language, message) => {
  const q = '(hotels) ((has:blog OR technology:Shopify))';
  expect(after(hotels, language, message).args).toEqual({ q, mode: 'query', forms: 'true' });
  const second = after({ q: 'hotels', technology: 'Shopify' }, 'en', 'or a blog').args;
  expect(second.q).toBe('(hotels) ((technology:Shopify OR has:blog))');
});

it.each([
  ['en', 'or a pool', 'pool'],
  ['de', 'oder ein Pool', 'Pool'],
  ['fr', 'ou une piscine', 'piscine'],
  ['es', 'o una piscina', 'piscina'],
  ['it', 'o una piscina', 'piscina'],
  ['pt', 'ou uma piscina', 'piscina'],
  ['nl', 'of een zwembad', 'zwembad'],
  ['pl', 'lub basen', 'basen'],
] as const)('either a feature or a word, or one of two words (%s): %s', (language, message, word) => {
  const spa = { q: '(hotels) spa', mode: 'query', forms: 'true', country: 'ES' };
  expect(after({ ...hotels, country: 'ES' }, language, message).args).toMatchObject({
    q: `(hotels) ((has:blog OR ${word}))`,
    country: 'ES',
  });
  expect(after(spa, language, message).args).toEqual({ ...spa, q: `(hotels) ((spa OR ${word}))` });
  expect(after({ q: 'hotels', country: 'ES' }, language, message).args).toMatchObject({
    q: `(hotels) ${word}`,
    country: 'ES',
  });
});

it('a feature after an exclusion is no alternative to it, another exclusion is', () => {
  const without = { q: 'hotels', not_has: 'blog' };
  expect(after(without, 'en', 'or a newsletter').args).toMatchObject({ not_has: 'blog' });
  expect(after(without, 'en', 'or without a newsletter').args.q).toBe(
    '(hotels) ((-has:blog OR -has_newsletter_signup:true))',
  );
});
