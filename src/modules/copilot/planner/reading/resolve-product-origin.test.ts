import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());

const locationsIn = (message: string): string[] =>
  readMessage(message, lexicon)
    .slots.filter(({ param }) => param === 'country' || param === 'language')
    .flatMap(({ values }) => values);

describe('the origin of what companies offer', () => {
  it.each([
    'restaurants with Italian food',
    'a shop for French wine',
    'dealer for German cars',
    'companies that sell Italian shoes',
    'language schools that offer Spanish courses',
    'Restaurants mit italienischer Küche',
    'Sprachschulen mit Spanischkursen',
    'restaurants de cuisine italienne',
    'boutique de vins italiens',
    'écoles de langues qui proposent des cours d’espagnol',
    'tienda de vinos franceses',
    'escuelas de idiomas con cursos de alemán',
    'negozio di vini francesi',
    'ristoranti di cucina giapponese',
    'winkel voor Franse wijn',
    'taalscholen die Spaanse lessen geven',
    'loja de vinhos franceses',
    'escolas de línguas com cursos de francês',
    'restauracje z włoską kuchnią',
    'sklepy z polską żywnością w Londynie',
    'szkoły językowe z kursami hiszpańskiego',
  ])('is no location of theirs: %s', (message) => {
    expect(locationsIn(message)).toEqual([]);
  });

  it.each([
    ['Italian restaurants in London', []],
    ['Japanese restaurants in Germany', ['DE']],
    ['japanische Restaurants in Wien', []],
    ['restaurants français à Londres', []],
    ['restaurantes italianos en Madrid', []],
    ['ristoranti cinesi a Milano', []],
    ['włoskie restauracje w Krakowie', []],
  ])('is no location next to another one: %s', (message, countries) => {
    expect(locationsIn(message)).toEqual(countries);
  });

  it.each([
    ['Italian restaurants', ['IT']],
    ['e-mail addresses of French wineries', ['FR']],
    ['websites of German bakeries', ['DE']],
    ['French companies that sell wine', ['FR']],
    ['agencias de viajes españolas', ['ES']],
    ['tiendas de vinos francesas', ['FR']],
    ['Que percentagem dos hotéis portugueses usa WordPress?', ['PT']],
    ['la liste des hôtels belges', ['BE']],
    ['Dutch hotels with a site in English', ['NL', 'en']],
    ['deutsche Hotels in Berlin', ['DE']],
    ['companies with an Italian website', ['it']],
  ])('is not that of the companies: %s', (message, values) => {
    expect(locationsIn(message)).toEqual(values);
  });
});

it('the origin of companies that are elsewhere is reported and not searched', () => {
  const { ignored, slots } = readMessage('French companies in Germany', lexicon);
  expect(ignored).toEqual(['French']);
  expect(slots.map(({ values }) => values)).toEqual([['DE']]);
});
