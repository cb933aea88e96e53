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
