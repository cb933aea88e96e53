import { expect, it } from 'vitest';
import { technologyNames } from '../../extraction/technologies/built-in-rules.ts';
import { emptyConversation } from './conversation-state.ts';
import { buildLexicon } from './lexicon/build-lexicon.ts';
import { plan } from './plan.ts';

const lexicon = buildLexicon(technologyNames());
const planned = (message: string) => plan(message, lexicon, emptyConversation);
const argsOf = (message: string) => {
  const made = planned(message);
  return made.kind === 'call' ? made.call.args : undefined;
};

it.each([
  ["Hi, I'm compiling a list for our newsletter tool - could you show me hotels in Spain?", 'hotels'],
  ['Wir stellen gerade eine Liste zusammen: Hotels in Spanien', 'Hotels'],
  ['Bonjour, je suis étudiante en droit et je fais une étude : hôtels en Espagne', 'hôtels'],
  ['Buenas tardes, soy estudiante de turismo y para mi trabajo busco hoteles en España', 'hoteles'],
  ['Buongiorno, sto preparando una tesi: hotel in Spagna. Cordiali saluti', 'hotel'],
  ['Goedendag, ik ben student en zoek hotels in Spanje', 'hotels'],
  ['Boa tarde, sou estudante de turismo: hotéis em Espanha', 'hotéis'],
  ['Dzień dobry, przygotowuję pracę: hotele w Hiszpanii. Z poważaniem', 'hotele'],
])('who is asking, and what for, is no condition: %s', (message, q) => {
  expect(argsOf(message)).toEqual({ country: 'ES', q });
});

it.each([
  'companies set up in 2020 or later that are hiring',
  'Firmen, 2020 gegründet oder später, die einstellen',
  'entreprises créées en 2020 ou après qui recrutent',
  'empresas creadas en 2020 o después que contratan personal',
  'aziende nate nel 2020 o dopo che assumono',
  'bedrijven opgericht in 2020 of later die personeel zoeken',
  'empresas criadas em 2020 ou depois que contratam',
  'firmy założone w 2020 lub później, które zatrudniają',
])('"or later" belongs to the year, whatever follows: %s', (message) => {
  expect(argsOf(message)).toEqual({ filter: ['careers_page_url:exists', 'founded_year:gte:2020'] });
});

it.each([
  ['advertisers with Hotjar', 'Hotjar'],
  ['Werbetreibende mit Hotjar', 'Hotjar'],
  ['annonceurs avec Hotjar', 'Hotjar'],
  ['anunciantes con Hotjar', 'Hotjar'],
  ['inserzionisti con Hotjar', 'Hotjar'],
  ['adverteerders met Hotjar', 'Hotjar'],
  ['reklamodawcy z Hotjar', 'Hotjar'],
])('a word for any company is no condition: %s', (message, technology) => {
  expect(argsOf(message)).toEqual({ technology });
});

it.each([
  ['shops that deliver to Belgium and France', 'deliver to Belgium and France'],
  ['Läden, die nach Belgien liefern', 'nach Belgien liefern'],
  ['magasins qui livrent en Belgique', 'livrent en Belgique'],
  ['tiendas que envían a Bélgica', 'envían a Bélgica'],
  ['negozi che spediscono in Belgio', 'spediscono in Belgio'],
  ['winkels die naar België leveren', 'naar België leveren'],
  ['lojas que enviam para a Bélgica', 'enviam para a Bélgica'],
  ['sklepy, które wysyłają do Belgii', 'wysyłają do Belgii'],
])('a country that is delivered to is not where companies are: %s', (message, text) => {
  expect(argsOf(message)).toEqual({ industry: 'E-commerce & Retail' });
  expect(planned(message).ignored).toEqual([text]);
});

it('whoever delivers in a city is there', () => {
  expect(argsOf('restaurants that deliver in Berlin')).toMatchObject({ country: 'DE' });
});

it.each([
  'something nice for my mother',
  'etwas Schönes für meine Oma',
  'une idée de cadeau pour mon père',
  'un regalo para mi suegra',
  "un'idea regalo per mia nonna",
  'een leuk cadeau voor mijn broer',
  'uma prenda para a minha avó',
  'prezent dla mojej mamy',
  'cool startups',
  'was gibts so neues',
])('a vague wish is answered with a question: %s', (message) => {
  expect(planned(message)).toMatchObject({ kind: 'clarify', reason: 'unclear', proposals: [] });
});

it.each(['gift shops for my mother', 'startups in Berlin', 'RH'])('is no vague wish: %s', (message) => {
  expect(planned(message).kind).toBe('call');
});

it.each([
  ['dentystów w hiszpani', 'ES'],
  ['Zahnärzte in Portugall', 'PT'],
  ['hotels in polnd', 'PL'],
])('a misspelt country that has several forms is that country: %s', (message, country) => {
  expect(argsOf(message)).toMatchObject({ country });
});

it.each(['Compara o Porto com Lisboa', 'Compara Lisboa com o Porto', 'compare Porto with Lisbon'])(
  'a city that is also a technology is a city beside another one: %s',
  (message) => {
    expect(argsOf(message)).not.toHaveProperty('technology');
    expect(argsOf(message)?.filter).toMatch(/^place:in:.*Porto/);
  },
);

it.each([
  'asociaciones sin ánimo de lucro',
  'associations à but non lucratif',
  'associazioni senza scopo di lucro',
  'verenigingen zonder winstoogmerk',
])('"without profit" excludes nothing: %s', (message) => {
  expect(argsOf(message)).toEqual({ industry: 'Nonprofit & Associations' });
});

it.each([
  ['dentists open on Saturday', 'en'],
  ['Zahnärzte samstags geöffnet', 'de'],
  ['dentistas abertos no sabado', 'pt'],
  ['dentistas abiertos el sábado', 'es'],
  ['dentisti con orari di apertura il sabato', 'it'],
])('being open is no word to search for, directly behind a trade either: %s', (message, language) => {
  expect(argsOf(message)?.filter).toBe('opening_hours:exists');
  expect(argsOf(message)?.q).toMatch(/^\S+$/);
  expect(planned(message).language).toBe(language);
});

it.each([
  'theatres with online tickets',
  'Theater mit Online-Tickets',
  'théâtres avec billetterie en ligne',
  'teatros con venta de entradas en línea',
  'teatri con biglietteria online',
  'theaters met online kaartverkoop',
  'teatros com bilhetes online',
  'teatry z biletami online',
])('tickets online are bookings: %s', (message) => {
  expect(argsOf(message)?.filter).toBe('booking_url:exists');
});

it.each([
  ['Hotels in den Bergen', 'in den Bergen'],
  ['hoteles en la montaña', 'en la montaña'],
  ['hotele w górach', 'w górach'],
  ['hotel in montagna', 'in montagna'],
])('mountains are no place: %s', (message, text) => {
  expect(argsOf(message)).not.toHaveProperty('filter');
  expect(planned(message).ignored).toEqual([text]);
});

it.each(['formaggi di capra', 'fromage de brebis'])('what goods are made of is no place: %s', (message) => {
  expect(planned(message).placeCandidates.filter(({ isOnlyPlace }) => isOnlyPlace)).toEqual([]);
});
