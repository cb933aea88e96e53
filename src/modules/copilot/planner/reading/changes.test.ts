import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const changeIn = (message: string) => readMessage(message, lexicon).changeTarget;

describe('requests to change something', () => {
  it.each([
    'please delete the company Müller from the index',
    'change the phone number of Maplegate Bakery to 12345',
    'delete maplegate.com',
    'Kannst du die Firma Müller aus dem Index löschen?',
    'Lösche bitte alle Restaurants aus dem Index',
    'Supprimez mon entreprise de votre annuaire',
    'cambia el correo de Maplegate Bakery',
    'aggiungi la mia azienda al database',
    'voeg ons bedrijf toe aan de index',
    'remova a empresa Silva da base de dados',
    'usuń firmę Kowalski',
  ])('may concern the index: %s', (message) => {
    expect(changeIn(message)).toBe('index');
  });

  it.each([
    ['add these to my CRM list', 'lists'],
    ['add the first three to my favourites list', 'lists'],
    ['füge die ersten drei zu meiner Liste hinzu', 'lists'],
    ['remove example.com from my list', 'lists'],
    ['remove me from the mailing list', 'account'],
    ['Nimm uns bitte aus dem Verteiler', 'account'],
  ])('may concern the user’s own things: %s', (message, place) => {
    expect(changeIn(message)).toBe(place);
  });

  it.each([
    'remove WordPress',
    'add Portugal',
    'remove the bakeries in Berlin',
    'change the country to France',
    'companies in your database that use Shopify',
    'ajoute la Suisse',
    'quita los hoteles',
  ])('do not include changes of the last search: %s', (message) => {
    expect(changeIn(message)).toBeUndefined();
  });
});

it.each([
  'add these companies to my list "Q4 leads"',
  'Füge diese Firmen zu meiner Liste „Leads Q4“ hinzu',
  'ajoute ces entreprises à ma liste « Prospects Q4 »',
  'añade estas empresas a mi lista "Leads Q4"',
  'aggiungi queste aziende alla mia lista "Lead Q4"',
  'adiciona estas empresas à minha lista "Leads Q4"',
  'voeg deze bedrijven toe aan mijn lijst "Leads Q4"',
  'Dodaj te firmy do mojej listy "Leady Q4"',
])('a list may have a name in quotation marks: %s', (message) => {
  expect(changeIn(message)).toBe('lists');
});
