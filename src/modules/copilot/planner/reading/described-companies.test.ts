import { describe, expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['Shopify']);
const read = (message: string) => {
  const made = plan(message, lexicon, { ...emptyConversation, today: '2026-11-19' });
  return made.kind === 'call' ? made : undefined;
};

describe('a fact about companies that are described', () => {
  it.each([
    ['when was the restaurant in Bordeaux founded?', ['founded_year']],
    ['in what year was the restaurant in Bordeaux founded?', ['founded_year']],
    ['Wann wurde das Restaurant in Bordeaux gegründet?', ['founded_year']],
    ['¿cuándo se fundó el restaurante de Burdeos?', ['founded_year']],
    ['in che anno è stato fondato il ristorante di Bordeaux?', ['founded_year']],
    ['em que ano foi fundado o restaurante de Bordéus?', ['founded_year']],
    ['kiedy założono restaurację w Bordeaux?', ['founded_year']],
    ['what is the phone number of the restaurant in Bordeaux?', ['phone']],
    ['Wie lautet die Telefonnummer des Restaurants in Bordeaux?', ['phone']],
    ['quel est le téléphone du restaurant à Bordeaux ?', ['phone']],
    [
      'in welk jaar is het restaurant in Bordeaux opgericht en wat is het telefoonnummer?',
      ['founded_year', 'phone'],
    ],
    [
      'when was the restaurant in Bordeaux founded and do they have a price list online?',
      ['founded_year', 'pricing'],
    ],
    [
      'what is the phone number of the restaurant in Bordeaux and when are they open?',
      ['phone', 'opening_hours'],
    ],
  ])('is asked and no condition: %s', (message, facts) => {
    const made = read(message);
    expect(made?.factsOfDescribed).toEqual(facts);
    expect(made?.call.args).toEqual({
      industry: 'Restaurants & Catering',
      country: 'FR',
      filter: expect.stringMatching(/^place:in:/),
    });
  });

  it.each([
    'restaurants in Bordeaux with a phone number',
    'which restaurants in Bordeaux have a phone number?',
    'restaurants founded in Bordeaux since 1990',
    'restaurants in Bordeaux that open on Sundays',
  ])('is not asked by a condition: %s', (message) => {
    expect(read(message)?.factsOfDescribed).toEqual([]);
  });
});

describe('companies like one that is described', () => {
  it.each([
    ['restaurants similar to those in Bavaria but in Spain', { country: 'ES' }],
    ['Restaurants ähnlich wie die in Bayern, aber in Spanien', { country: 'ES' }],
    ['ristoranti simili a quelli della Baviera ma in Spagna', { country: 'ES' }],
    ['similar companies to a small Japanese restaurant that offers tastings in English', { country: 'JP' }],
    ['entreprises semblables à un petit restaurant espagnol', { country: 'ES' }],
    ['bedrijven die lijken op een klein restaurant in Spanje', { country: 'ES' }],
  ])('are searched for by their trade and where they should be: %s', (message, place) => {
    const made = read(message);
    expect(made?.call.args).toEqual({ industry: 'Restaurants & Catering', ...place });
    expect(made?.remarks.isOfKind).toBe(true);
  });

  it('need not be of that kind where they are only asked for', () => {
    expect(read("I'd like restaurants with tastings")?.remarks.isOfKind).toBeUndefined();
  });
});

describe('what changed on homepages', () => {
  it.each([
    ['which companies changed their CMS in the last year?', 'changed:cms since:2025-11-19'],
    ['Welche Firmen haben letztes Jahr ihr CMS gewechselt?', 'changed:cms since:2025'],
    ['¿qué empresas han cambiado de CMS en el último año?', 'changed:cms since:2025-11-19'],
    ['firmy, które zmieniły CMS w ciągu ostatnich 6 miesięcy', 'changed:cms since:2026-05-19'],
    ['quels sites ont ajouté un blog ces 6 derniers mois', 'changed:blog since:2026-05-19'],
    ['aziende che hanno aggiunto un blog negli ultimi 6 mesi', 'changed:blog since:2026-05-19'],
  ])('can be a kind of technology or a feature: %s', (message, q) => {
    expect(read(message)?.call.args).toMatchObject({ q });
  });

  it('is named where only changes of all technologies are known', () => {
    const made = read('which companies changed their payment provider since May?');
    expect(made?.call.args).toMatchObject({ q: 'changed:technologies since:2026-05' });
    expect(made?.ignored).toEqual(['payment provider']);
  });

  it.each([
    ['restaurants added this month', 'added this month'],
    ['ristoranti aggiunti questo mese', 'aggiunti questo mese'],
    ['restaurantes adicionados este mês', 'adicionados este mês'],
  ])('is no date on which the index got them: %s', (message, left) => {
    const made = read(message);
    expect(made?.call.args).toEqual({ industry: 'Restaurants & Catering' });
    expect(made?.ignored).toEqual([left]);
  });
});
