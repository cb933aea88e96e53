import { describe, expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['Shopify', 'WooCommerce', 'Hotjar']);
const continued = (args: CallArguments, language: Language, message: string, lastMessage?: string) => {
  const made = plan(message, lexicon, {
    ...emptyConversation,
    last: { name: 'search', args },
    lastMessage,
    language,
  });
  return made.kind === 'call' ? made.call.args : undefined;
};

describe('a condition whose kind does not matter', () => {
  const shops = { q: 'hotels', country: 'DE', technology: 'Shopify,Hotjar' };
  it.each([
    ['en', 'any platform is fine'],
    ['de', 'egal welche Plattform'],
    ['fr', 'peu importe la plateforme'],
    ['es', 'me da igual la plataforma'],
    ['it', 'va bene qualsiasi piattaforma'],
    ['nl', 'ongeacht het platform'],
    ['pt', 'qualquer plataforma serve'],
    ['pl', 'bez względu na platformę'],
  ] as const)('is dropped by the name of its column (%s): %s', (language, message) => {
    expect(continued(shops, language, message)).toEqual({ q: 'hotels', country: 'DE', technology: 'Hotjar' });
  });

  it.each([
    ['en', 'without limiting by country'],
    ['de', 'ohne Begrenzung auf ein Land'],
    ['fr', 'sans limite de pays'],
    ['es', 'mejor sin limitar por país'],
    ['it', 'senza limiti di paese'],
    ['nl', 'zonder beperking op land'],
    ['pt', 'sem limitar por país'],
    ['pl', 'bez ograniczania do kraju'],
  ] as const)('is no excluded word behind "without" (%s): %s', (language, message) => {
    expect(continued({ q: 'hotels', country: 'DE', has: 'blog' }, language, message)).toEqual({
      q: 'hotels',
      has: 'blog',
    });
  });

  it.each([
    ['en', 'any platform, but with a blog'],
    ['de', 'egal welche Plattform, aber mit Blog'],
    ['es', 'me da igual la plataforma, pero con blog'],
    ['it', 'va bene qualsiasi piattaforma, ma devono avere un blog'],
  ] as const)('leaves what is asked for behind "but" (%s): %s', (language, message) => {
    expect(continued({ q: 'hotels', technology: 'Shopify' }, language, message)).toEqual({
      q: 'hotels',
      has: 'blog',
    });
  });

  it('is not taken for an order', () => {
    const args = { q: 'hotels', filter: 'founded_year:gt:1990' };
    expect(continued(args, 'en', 'any founding year is fine')).toEqual({ q: 'hotels' });
  });

  it.each([
    ['pt', 'tira a exigência do blog'],
    ['pl', 'zrezygnuj z wymogu bloga'],
    ['es', 'quita la obligación del blog'],
  ] as const)('is dropped whichever noun says that it is one (%s): %s', (language, message) => {
    expect(continued({ q: 'hotels', has: 'blog' }, language, message)).toEqual({ q: 'hotels' });
  });
});

describe('one condition in place of another', () => {
  it.each([
    ['en', 'remove WooCommerce, rather Shopify'],
    ['de', 'WooCommerce weg, lieber Shopify'],
    ['fr', 'enlève WooCommerce, plutôt Shopify'],
    ['es', 'quita WooCommerce, mejor Shopify'],
  ] as const)('is dropped and the other added (%s): %s', (language, message) => {
    expect(continued({ has: 'ecommerce', technology: 'WooCommerce' }, language, message)).toEqual({
      has: 'ecommerce',
      technology: 'Shopify',
    });
    expect(continued({ has: 'ecommerce' }, language, message)).toMatchObject({ technology: 'Shopify' });
  });
});

describe('another trade', () => {
  const shops = { technology: 'Shopify', country: 'DE' };
  it.each([
    ['en', 'and restaurants with a newsletter?'],
    ['de', 'und Restaurants mit Newsletter?'],
    ['it', 'e ristoranti con newsletter?'],
    ['pl', 'a restauracje z newsletterem?'],
  ] as const)('with a condition of its own keeps only the place (%s): %s', (language, message) => {
    expect(continued(shops, language, message)).toEqual({
      country: 'DE',
      industry: 'Restaurants & Catering',
      filter: 'has_newsletter_signup:eq:true',
    });
  });

  it.each([
    ['en', 'and restaurants in the same country'],
    ['de', 'und jetzt Restaurants im selben Land'],
    ['fr', 'et maintenant des restaurants dans le même pays'],
    ['es', 'y ahora restaurantes en el mismo país'],
    ['it', 'e adesso ristoranti nello stesso paese'],
    ['nl', 'en nu restaurants in hetzelfde land'],
    ['pt', 'e agora restaurantes no mesmo país'],
    ['pl', 'a teraz restauracje w tym samym kraju'],
  ] as const)('in the same country keeps that country (%s): %s', (language, message) => {
    expect(continued({ ...shops, has: 'blog', fields: 'city' }, language, message)).toEqual({
      country: 'DE',
      industry: 'Restaurants & Catering',
    });
  });

  it('alone is asked for with the same conditions', () => {
    expect(continued(shops, 'en', 'and restaurants?')).toMatchObject(shops);
  });
});

describe('how many of a list have something', () => {
  const booking = 'booking_url:exists';
  const question = 'and how many have a blog?';
  it('is counted among the companies that were asked for', () => {
    const args = { q: 'hotels', filter: booking };
    expect(continued(args, 'en', question, 'only those with online booking')).toEqual({
      ...args,
      has: 'blog',
    });
  });

  it('is counted anew after another such question', () => {
    expect(
      continued({ q: 'hotels', filter: booking }, 'en', question, 'how many have online booking?'),
    ).toEqual({
      q: 'hotels',
      has: 'blog',
    });
  });
});

it.each([
  ['en', 'fewer than 100 too'],
  ['de', 'und weniger als 100'],
  ['es', 'menos de 100 también'],
  ['pt', 'menos de 100 também'],
] as const)('a number that is added is the other end of the range (%s): %s', (language, message) => {
  expect(continued({ q: 'hotels', filter: 'employee_count:gt:20' }, language, message)).toEqual({
    q: 'hotels',
    filter: ['employee_count:gt:20', 'employee_count:lt:100'],
  });
});

it.each([
  ['en', 'back to the list of studios'],
  ['de', 'nochmal zurück zur Liste mit den Studios'],
  ['fr', 'reviens à la liste des studios'],
] as const)('an earlier list is found by a word of its trade (%s): %s', (language, message) => {
  const studios = { q: 'yoga studios', mode: 'any', country: 'DE' };
  const made = plan(message, lexicon, {
    ...emptyConversation,
    last: { name: 'search', args: { q: 'bakeries', country: 'IT' } },
    earlierLists: [{ name: 'search', args: studios }],
    language,
  });
  expect(made.kind === 'call' && made.call.args).toEqual(studios);
});
