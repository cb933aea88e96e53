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
