import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from '../conversation-state.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { plan } from '../plan.ts';

const lexicon = buildLexicon(technologyNames());
const argumentsOf = (message: string) => {
  const planned = plan(message, lexicon, emptyConversation);
  return planned.kind === 'call' ? planned.call.args : {};
};

it.each([
  ['dentists in Spain where English is spoken', 'ES', 'en'],
  ['wineries in Spain with English', 'ES', 'en'],
  ['Tierärzte in Berlin, die Polnisch sprechen', 'DE', 'pl'],
  ['Weingüter in Italien, die Deutsch auf ihrer Website anbieten', 'IT', 'de'],
  ['avocats en Belgique qui parlent allemand', 'BE', 'de'],
  ['abogados en México que hablen francés', 'MX', 'fr'],
  ['ristoranti in Italia che offrono il tedesco sul sito', 'IT', 'de'],
  ['clínicas dentárias em Portugal que falem inglês', 'PT', 'en'],
  ['tandartsen in Nederland die Duits spreken', 'NL', 'de'],
  ['dentyści w Polsce, którzy mówią po niemiecku', 'PL', 'de'],
  ['agenzie di viaggio italiane con sito anche in inglese', 'IT', 'en'],
  ['Hotels in Spanien, Website auch auf Englisch', 'ES', 'en'],
  ['hôtels en Espagne avec un site aussi en anglais', 'ES', 'en'],
])('a language that is spoken or offered is no country: %s', (message, country, code) => {
  const { filter, ...args } = argumentsOf(message);
  expect(args.country).toBe(country);
  expect([filter].flat()).toContain(`languages_offered:in:${code}`);
});

it.each([
  'deutschsprachige Hotels in Italien',
  'Duitstalige hotels in Italië',
  'niemieckojęzyczne hotele we Włoszech',
])('the language of a site may be part of a compound: %s', (message) => {
  expect(argumentsOf(message)).toMatchObject({ country: 'IT', language: 'de' });
});

it('takes one of two offered languages after "or", and both after "and"', () => {
  expect(argumentsOf('hotels in France that speak Spanish or Italian').filter).toBe(
    'languages_offered:in:es,it',
  );
  expect(argumentsOf('hotels in France that speak Spanish and Italian').filter).toEqual([
    'languages_offered:in:es',
    'languages_offered:in:it',
  ]);
});

it.each(['italienische Websites, die Wein anbieten'])(
  'an adjective before a noun stays a country: %s',
  (message) => {
    expect(argumentsOf(message)).toMatchObject({ country: 'IT' });
  },
);
