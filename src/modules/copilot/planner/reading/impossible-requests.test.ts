import { expect, test } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const read = (message: string, language: Language) =>
  readMessage(message, lexicon, { language, last: undefined });

test.each<[Language, string]>([
  ['en', 'can you email all of these people for me?'],
  ['en', 'can you call them for me?'],
  ['en', 'write to all of them'],
  ['en', 'please contact these companies'],
  ['de', 'kannst du sie für mich anrufen?'],
  ['de', 'kannst du ihnen schreiben?'],
  ['de', 'kannst du all diesen Leuten eine E-Mail schicken?'],
  ['fr', 'peux-tu les appeler pour moi ?'],
  ['fr', 'peux-tu leur envoyer un e-mail ?'],
  ['es', '¿puedes llamarlos por mí?'],
  ['es', '¿puedes escribirles un correo?'],
  ['es', '¿puedes enviar un correo a todos?'],
  ['it', 'puoi chiamarli per me?'],
  ['it', "puoi scrivere loro un'e-mail?"],
  ['pt', 'podes ligar-lhes por mim?'],
  ['pt', 'podes enviar-lhes um email?'],
  ['nl', 'kun je ze allemaal mailen?'],
  ['nl', 'kun je ze voor me bellen?'],
  ['pl', 'czy możesz do nich zadzwonić?'],
  ['pl', 'czy możesz napisać do nich maila?'],
])('a request to get in touch with companies is recognised (%s): %s', (language, message) => {
  expect(read(message, language).remarks.unable).toBe('contact');
});

test.each<[Language, string]>([
  ['en', 'call centres in Spain'],
  ['en', 'e-mail addresses of all of them'],
  ['en', 'how can I contact them?'],
  ['de', 'Firmen zum Anrufen'],
])('other requests with the same words are not (%s): %s', (language, message) => {
  expect(read(message, language).remarks.unable).toBeUndefined();
});

test.each<[Language, string, string]>([
  ['en', 'construction companies in Poland without a website', 'without a website'],
  ['en', "construction companies that don't have a website", "don't have a website"],
  ['de', 'Bauunternehmen in Polen ohne Website', 'ohne Website'],
  ['de', 'Bauunternehmen in Polen, die keine eigene Homepage haben', 'keine eigene Homepage haben'],
  ['fr', 'entreprises de construction sans site web en Pologne', 'sans site web'],
  ['es', 'constructoras sin página web en Polonia', 'sin página web'],
  ['it', 'imprese edili senza sito web in Polonia', 'senza sito web'],
  ['pt', 'construtoras sem site na Polónia', 'sem site'],
  ['nl', 'bouwbedrijven zonder website in Polen', 'zonder website'],
  ['pl', 'firmy budowlane w Polsce bez strony internetowej', 'bez strony internetowej'],
])('no company is without a website (%s): %s', (language, message, words) => {
  const { remarks, excluded, slots } = read(message, language);
  expect(remarks.noWebsite).toBe(words);
  expect(excluded).toEqual([]);
  expect(slots.filter(({ isExcluded }) => isExcluded)).toEqual([]);
});

test('a page in a language is another condition', () => {
  expect(read('hotels in Spain without a website in English', 'en').remarks.noWebsite).toBeUndefined();
});

test.each<[Language, string]>([
  ['en', 'Send an email to all yoga studios in Portugal offering our booking tool'],
  ['en', 'Please write to all yoga studios in Portugal about our new online shop'],
  ['de', 'Schreib allen Yogastudios in Portugal eine Mail und biete ihnen unseren Onlineshop an'],
  ['fr', 'Envoie-leur un message pour présenter notre boutique en ligne : studios de yoga au Portugal'],
  ['nl', 'Stuur alle yogastudio’s in Portugal een mail waarin je onze webshop aanbiedt'],
  ['es', 'mándale un correo a todos los estudios de yoga de Portugal ofreciéndoles mi tienda online'],
  ['it', 'Scrivigli una mail a tutti gli studi di yoga in Portogallo proponendo il nostro negozio online'],
  ['pt', 'Manda-lhes um e-mail com a nossa loja online: estúdios de ioga em Portugal'],
  ['pl', 'Zaproponuj wszystkim studiom jogi w Portugalii nasz sklep internetowy'],
])('what the writer offers is no condition (%s): %s', (language, message) => {
  const { remarks, slots, attributeWords, ignored } = read(message, language);
  expect(remarks.unable).toBe('contact');
  expect(slots.map(({ param }) => param).filter((param) => param !== 'industry')).toEqual(['country']);
  expect([...attributeWords, ...ignored]).toEqual([]);
});

test.each<[Language, string]>([
  ['es', 'bórralas todas de la base'],
  ['pt', 'Apague todas as empresas da Rússia da base'],
  ['it', 'eliminali dall’archivio'],
  ['en', 'Wipe every French hotel from your database'],
  ['pl', 'Wykasuj z bazy danych wszystkich dentystów z Czech'],
])('what is in the index is not deleted (%s): %s', (language, message) => {
  expect(read(message, language).changeTarget).toBe('index');
});

test.each<[Language, string]>([
  ['en', 'What is the average salary in hotels in Spain?'],
  ['de', 'Wie hoch ist das Durchschnittsgehalt in Hotels in Spanien?'],
  ['fr', 'Quel est le salaire moyen dans les hôtels en Espagne ?'],
  ['nl', 'Wat is het gemiddelde loon in hotels in Spanje?'],
  ['es', '¿Cuál es el salario medio en los hoteles de España?'],
  ['it', 'Qual è lo stipendio medio negli hotel in Spagna?'],
  ['pt', 'Qual é o salário médio nos hotéis em Espanha?'],
  ['pl', 'Jakie są średnie zarobki w hotelach w Hiszpanii?'],
])('wages are not in the index (%s): %s', (language, message) => {
  const { financialTerms, ignored } = read(message, language);
  expect(financialTerms).not.toBe('');
  expect(ignored).toEqual([]);
});
