import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const argsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

describe('regions within countries', () => {
  it.each([
    ['bodegas en La Rioja', 'ES', 'logroño'],
    ['hotel in Basilicata', 'IT', 'matera'],
    ['hôtels en Haute-Savoie', 'FR', 'annecy'],
    ['Weingüter in Franken', 'DE', 'würzburg'],
    ['Hotels im Salzkammergut', 'AT', 'bad ischl'],
    ['Bäckereien im Aargau', 'CH', 'aarau'],
    ['hotele na Podlasiu', 'PL', 'białystok'],
    ['hotels in Twente', 'NL', 'enschede'],
    ['bakkers in West-Vlaanderen', 'BE', 'brugge'],
    ['hotéis em Trás-os-Montes', 'PT', 'bragança'],
    ['hotels in Cumbria', 'GB', 'carlisle'],
    ['bakeries in Missouri', 'US', 'kansas city'],
  ])('%s', (message, country, city) => {
    expect(argsOf(message)).toMatchObject({ country, filter: expect.stringContaining(city) });
  });
});

it.each([
  'companies without a website chat',
  'Firmen ohne Chat auf der Website',
  'firmy bez czatu na stronie',
])('a chat on the website is the live chat: %s', (message) => {
  expect(argsOf(message)).toEqual({ filter: 'live_chat:missing' });
});

it.each([
  ['hotels in the city of London', 'hotels'],
  ['Hotels in der Stadt München', 'Hotels'],
  ['hôtels dans la ville de Lyon', 'hôtels'],
  ['hoteles en la ciudad de Madrid', 'hoteles'],
  ['hotel nella città di Torino', 'hotel'],
  ['hotéis na cidade do Porto', 'hotéis'],
  ['hotels in de stad Utrecht', 'hotels'],
  ['hotele w mieście Kraków', 'hotele'],
  ['bakeries in the town of Reading', 'bakeries'],
  ['Zahnärzte im Landkreis München', 'Zahnärzte'],
])('what kind of place it is, is not searched for: %s', (message, q) => {
  const args = argsOf(message);
  expect(args).toMatchObject({ q, filter: expect.stringContaining('place:in:') });
});

it.each([
  ['dentists in postcode area SW1', 'SW1'],
  ['hotels with a postcode that starts with LS', 'LS'],
  ['Firmen, deren PLZ mit 80 beginnt', '80'],
  ['Zahnärzte PLZ 80xxx', '80'],
  ['entreprises dont le code postal commence par 75', '75'],
  ['empresas cuyo código postal empieza por 28', '28'],
  ['aziende con CAP che inizia con 20', '20'],
  ['empresas com código postal que começa por 4', '4'],
  ['bedrijven met een postcode die met 10 begint', '10'],
  ['firmy z kodem pocztowym zaczynającym się od 00', '00'],
])('a postcode may be given by how it starts: %s', (message, start) => {
  expect(argsOf(message).filter).toBe(`postal_code:starts:${start}`);
});

it('a number after the beginning of a postcode is about something else', () => {
  expect(argsOf('companies in postcode area 80 with 50 employees').filter).toEqual([
    'employee_count:eq:50',
    'postal_code:starts:80',
  ]);
});

it('a whole postcode is compared as a whole', () => {
  expect(argsOf('Firmen mit Postleitzahl 80331')).toEqual({ filter: 'postal_code:eq:80331' });
});
