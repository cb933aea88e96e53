import { describe, expect, it } from 'vitest';
import type { CallArguments } from '../call.ts';
import { type ConversationState, emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['WordPress', 'HubSpot']);
const stateAfter = (args: CallArguments): ConversationState => ({
  ...emptyConversation,
  last: { name: 'search', args },
  lastList: { name: 'search', args },
  shown: ['one.test', 'two.test'],
});
const HOTELS = { q: 'hotels', country: 'ES', has: 'blog' };
const planned = (language: Language, message: string, args: CallArguments = HOTELS) =>
  plan(message, lexicon, { ...stateAfter(args), language });
const argsOf = (language: Language, message: string, args?: CallArguments) => {
  const made = planned(language, message, args);
  return made.kind === 'call' ? made.call.args : {};
};

describe('one more thing that the companies should have', () => {
  it.each([
    ['en', 'and a newsletter'],
    ['de', 'und einen Newsletter'],
    ['fr', 'et une newsletter'],
    ['es', 'y un boletín'],
    ['it', 'e una newsletter'],
    ['pt', 'e uma newsletter'],
    ['nl', 'en een nieuwsbrief'],
    ['pl', 'i newsletter'],
  ] as const)('is added with and without a question mark (%s): %s', (language, message) => {
    const both = { ...HOTELS, filter: 'has_newsletter_signup:eq:true' };
    expect(argsOf(language, message)).toEqual(both);
    expect(argsOf(language, `${message}?`)).toEqual(both);
  });

  it.each([
    ['en', 'and booking?'],
    ['de', 'und Buchung?'],
    ['fr', 'et réservation ?'],
    ['es', '¿y reservas?'],
    ['it', 'e prenotazione?'],
    ['pt', 'e reservas?'],
    ['nl', 'en reserveren?'],
    ['pl', 'i rezerwacja?'],
  ] as const)('may be online booking (%s): %s', (language, message) => {
    expect(argsOf(language, message)).toEqual({ ...HOTELS, filter: 'booking_url:exists' });
  });

  it.each([
    ['en', 'and reviews?', 'reviews'],
    ['de', 'und Bewertungen?', 'Bewertungen'],
    ['es', '¿y opiniones?', 'opiniones'],
    ['it', 'e recensioni?', 'recensioni'],
    ['pt', 'e avaliações?', 'avaliações'],
    ['nl', 'en beoordelingen?', 'beoordelingen'],
    ['pl', 'i opinie?', 'opinie'],
  ] as const)('may be a word that no filter has (%s): %s', (language, message, word) => {
    expect(argsOf(language, message)).toMatchObject({ q: `(hotels) ${word}`, country: 'ES', has: 'blog' });
  });

  it.each([
    ['en', 'and a sauna?', 'sauna'],
    ['en', 'and a gym', 'gym'],
    ['de', 'und eine Sauna?', 'Sauna'],
    ['fr', 'et un sauna ?', 'sauna'],
    ['es', '¿y una sauna?', 'sauna'],
    ['it', 'e una palestra?', 'palestra'],
    ['pt', 'e uma sauna?', 'sauna'],
    ['nl', 'en een sauna?', 'sauna'],
    ['pl', 'i sauna?', 'sauna'],
  ] as const)('may be what is also a trade (%s): %s', (language, message, word) => {
    expect(argsOf(language, message)).toMatchObject({ q: `(hotels) ${word}`, country: 'ES', has: 'blog' });
  });

  it.each([
    ['and bakeries?', { country: 'ES', q: 'bakeries' }],
    ['and restaurants?', { country: 'ES', industry: 'Restaurants & Catering' }],
    ['and France?', { q: 'hotels', country: 'FR' }],
  ])('is no trade and no place: %s', (message, args) => {
    expect(argsOf('en', message)).toMatchObject(args);
  });

  it('is counted alone by "and how many", which the answer states', () => {
    const made = planned('en', 'and how many have a newsletter?');
    expect(made).toMatchObject({
      call: { args: { q: 'hotels', country: 'ES', filter: 'has_newsletter_signup:eq:true' } },
      remarks: { replacedConditions: [{ param: 'has', value: 'blog' }] },
    });
  });

  it.each(['hotels with booking', 'hotels that take bookings'])(
    'is online booking in a search: %s',
    (message) => {
      const made = plan(message, lexicon, emptyConversation);
      expect(made).toMatchObject({ call: { args: { q: 'hotels', filter: 'booking_url:exists' } } });
    },
  );
});

describe('"those in"', () => {
  it.each([
    ['en', 'show me those in Legal Services', { industry: 'Legal Services' }],
    ['en', 'show me the ones in Legal Services', { industry: 'Legal Services' }],
    ['de', 'zeig mir die in der Rechtsberatung', { industry: 'Legal Services' }],
    ['fr', 'montre-moi celles en Espagne', { country: 'ES' }],
    ['es', 'muéstrame las de España', { country: 'ES' }],
    ['it', 'mostrami quelle in Spagna', { country: 'ES' }],
    ['pl', 'pokaż te w Hiszpanii', { country: 'ES' }],
  ] as const)('narrows the list (%s): %s', (language, message, added) => {
    expect(argsOf(language, message, { technology: 'HubSpot' })).toEqual({ technology: 'HubSpot', ...added });
  });

  it('is not in a relative clause', () => {
    expect(argsOf('de', 'Restaurants, die in Spanien sind', { technology: 'HubSpot' })).toEqual({
      industry: 'Restaurants & Catering',
      country: 'ES',
    });
  });
});

describe('why a company is in the list', () => {
  it.each([
    ['en', 'why is the first one in the list?'],
    ['en', 'and why is the first one shown?'],
    ['de', 'Warum steht der erste in der Liste?'],
    ['fr', 'pourquoi le premier est-il dans la liste ?'],
    ['es', '¿por qué está el primero en la lista?'],
    ['it', 'perché il primo è in elenco?'],
    ['pt', 'por que o primeiro está na lista?'],
    ['nl', 'waarom staat de eerste in de lijst?'],
    ['pl', 'dlaczego pierwszy jest na liście?'],
  ] as const)('is answered with that company (%s): %s', (language, message) => {
    expect(planned(language, message)).toMatchObject({
      call: { name: 'lookup', args: { domain: 'one.test' } },
      remarks: { asksWhyListed: true },
      ignored: [],
    });
  });

  it('is no answer to other questions for a reason', () => {
    expect(planned('en', 'why is the sky blue?')).toMatchObject({ reason: 'off_topic', ignored: ['why'] });
  });
});
