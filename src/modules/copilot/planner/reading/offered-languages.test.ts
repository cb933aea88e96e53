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
  ['hotels in Spain that have an English version of their site', 'ES', 'en'],
  ['Hotels in Spanien, die eine englische Version ihrer Seite haben', 'ES', 'en'],
  ['hôtels en Espagne dont le site est traduit en anglais', 'ES', 'en'],
  ['hoteles en España con versión en inglés', 'ES', 'en'],
  ['hotele w Hiszpanii z angielską wersją strony', 'ES', 'en'],
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

it.each([
  'italienische Websites, die Wein anbieten',
  'les restaurants italiens proposent la vente en ligne ?',
])('an adjective next to a noun stays a country: %s', (message) => {
  expect(argumentsOf(message)).toMatchObject({ country: 'IT' });
});

it.each([
  ['bakeries with a german website', { language: 'de' }],
  ['bakeries whose homepage is German', { language: 'de' }],
  ['bakeries, German pages', { language: 'de' }],
  ['French website, bakeries', { language: 'fr' }],
  ['Bäckereien mit deutscher Website', { language: 'de' }],
  ['Bäckereien mit einem deutschen Internetauftritt', { language: 'de' }],
  ['Bäckereien ohne deutsche Website', { not_language: 'de' }],
  ['boulangeries avec un site allemand', { language: 'de' }],
  ['boulangeries, site web allemand', { language: 'de' }],
  ['panaderías con web alemana', { language: 'de' }],
  ['panaderías con un sitio web alemán', { language: 'de' }],
  ['panetterie con sito tedesco', { language: 'de' }],
  ['padarias com site alemão', { language: 'de' }],
  ['bakkerijen met een duitse website', { language: 'de' }],
  ['piekarnie z niemiecką stroną', { language: 'de' }],
])('the adjective of a site that companies have is its language: %s', (message, args) => {
  expect(argumentsOf(message)).toMatchObject(args);
  expect(argumentsOf(message)).not.toHaveProperty('country');
});

it.each([
  'German websites using WordPress',
  'sites allemands sous WordPress',
  'deutsche Websites mit WordPress',
])('the adjective of sites that stand for companies is their country: %s', (message) => {
  expect(argumentsOf(message)).toEqual({ country: 'DE', technology: 'WordPress' });
});

it.each([
  'bakeries whose site is in at least german and english',
  'bakeries, at least german and english',
  'Bäckereien mit Website in mindestens Deutsch und Englisch',
  'Bäckereien mit Website mindestens auf Deutsch und Englisch',
  'boulangeries dont le site est au moins en allemand et en anglais',
  'panaderías con web en al menos alemán e inglés',
  'panetterie con sito almeno in tedesco e inglese',
  'padarias com site em pelo menos alemão e inglês',
  'bakkerijen met een website in minstens Duits en Engels',
  'piekarnie ze stroną co najmniej po niemiecku i angielsku',
])('"at least" before languages changes nothing: %s', (message) => {
  expect(argumentsOf(message).filter).toEqual(['languages_offered:in:de', 'languages_offered:in:en']);
  expect(argumentsOf(message)).not.toHaveProperty('country');
});

it.each([
  'bakeries with a website in at least two languages',
  'Bäckereien mit Website in mindestens zwei Sprachen',
  'boulangeries avec un site en au moins deux langues',
  'panaderías con web en al menos dos idiomas',
  'panetterie con sito in almeno due lingue',
  'padarias com site em pelo menos duas línguas',
  'bakkerijen met een website in minstens twee talen',
  'piekarnie ze stroną w co najmniej dwóch językach',
])('a number of languages is no filter, and named: %s', (message) => {
  const made = plan(message, lexicon, emptyConversation);
  expect(made.ignored).toEqual([
    message.replace(/^.*(?=at least|mindestens|au moins|al menos|almeno|pelo|minstens|co najmniej)/u, ''),
  ]);
});
