import { expect, it } from 'vitest';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(['Matomo']);
const planOf = (message: string) => plan(message, lexicon, emptyConversation);

it.each([
  ['ranking of countries by number of sites with Matomo', 'en'],
  ['countries ranked by number of sites with Matomo', 'en'],
  ['Rangliste der Länder nach Anzahl der Seiten mit Matomo', 'de'],
  ['classement des pays par nombre de sites avec Matomo', 'fr'],
  ['ranking de países por número de sitios con Matomo', 'es'],
  ['classifica dei paesi per numero di siti con Matomo', 'it'],
  ['ranking dos países por número de sites com Matomo', 'pt'],
  ['ranglijst van landen op aantal sites met Matomo', 'nl'],
  ['ranking krajów według liczby stron z Matomo', 'pl'],
])('a ranking by number counts by its field: %s', (message, language) => {
  expect(planOf(message)).toMatchObject({
    language,
    call: { name: 'facets', args: { technology: 'Matomo', fields: 'country', size: 10 } },
    ignored: [],
  });
});

it.each([
  'ranking of spanish cities by number of restaurants',
  'Rangliste der spanischen Städte nach Anzahl der Restaurants',
  'classement des villes espagnoles par nombre de restaurants',
  'ranking de ciudades españolas por número de restaurantes',
  'classifica delle città spagnole per numero di ristoranti',
  'ranking das cidades espanholas por número de restaurantes',
  'ranglijst van Spaanse steden op aantal restaurants',
  'ranking hiszpańskich miast według liczby restauracji',
])('the cities of a people are those of its country: %s', (message) => {
  const args = { country: 'ES', industry: 'Restaurants & Catering', fields: 'city', size: 10 };
  const planned = planOf(message);
  expect(planned).toMatchObject({ kind: 'call', ignored: [] });
  expect(planned.kind === 'call' && planned.call).toEqual({ name: 'facets', args });
});

it('sorts by the number of employees', () => {
  expect(planOf('bakeries in Ireland ranked by number of employees')).toMatchObject({
    call: { name: 'search', args: { country: 'IE', q: 'bakeries', sort: '-employee_count' } },
  });
});
