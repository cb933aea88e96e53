import { expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import { readMessage } from './read-message.ts';

const lexicon = buildLexicon(technologyNames());
const read = (message: string) => readMessage(message, lexicon);
const filters = (message: string) => read(message).slots.map(({ param, values }) => `${param}=${values}`);

it.each([
  ['translation companies in Germany', 'translation'],
  ['space companies in Germany', 'space'],
  ['web companies in Germany', 'web'],
  ['Raumfahrtunternehmen in Deutschland', 'Raumfahrt'],
  ['sociétés de traduction en Allemagne', 'traduction'],
  ['vertaalbedrijven in Duitsland', 'vertaal'],
  ['empresas de investigación en Alemania', 'investigación'],
  ['aziende di media in Germania', 'media'],
  ['empresas do setor da água na Alemanha', 'água'],
  ['firmy gazowe w Niemczech', 'gazowe'],
])('a word beside one for companies is what they do, whatever it means elsewhere: %s', (message, word) => {
  expect(read(message).words).toEqual([word]);
  expect(filters(message)).toEqual(['country=DE']);
});

it.each([
  ['società di HR in Italia', 'HR', ['country=IT']],
  ['HR agencies', 'HR', []],
  ['firmy IT', 'IT', []],
])('an abbreviation is no code of a country there: %s', (message, word, others) => {
  const found = filters(message);
  expect([read(message).words, found]).toEqual(
    found.includes('industry=Software & IT') ? [[], found] : [[word], others],
  );
});

it.each([
  ['toy wholesalers', 'toy'],
  ['Spielzeuggroßhändler', 'Spielzeug'],
  ['grossistes en jouets', 'jouets'],
  ['speelgoedgroothandels', 'speelgoed'],
  ['mayoristas de juguetes', 'juguetes'],
  ['grossisti di giocattoli', 'giocattoli'],
  ['grossistas de brinquedos', 'brinquedos'],
  ['hurtownie zabawek', 'zabawek'],
])('wholesalers of goods keep the goods: %s', (message, word) => {
  expect(read(message).words).toEqual([word]);
  expect(filters(message)).toEqual(['column=business_model=wholesale']);
});

it.each([
  ['toy factories', 'toy'],
  ['Zementfabriken', 'Zement'],
  ['usines de jouets', 'jouets'],
  ['meubelfabrikanten', 'meubel'],
  ['fabbriche di mobili', 'mobili'],
  ['fabryki mebli', 'mebli'],
])('factories are makers: %s', (message, word) => {
  expect(read(message).words).toEqual([word]);
  expect(filters(message)).toEqual(['column=business_model=manufacturer']);
});

it.each([
  ['French language companies', 'language'],
  ['the newest companies in Leeds', 'the'],
  ['hotels with a web shop', 'web'],
])('other uses of such words stay as they are: %s', (message, word) => {
  expect(read(message).words).not.toContain(word);
});

it.each([
  ['proveedores de jabón', 'es'],
  ['negozi di corde', 'it'],
])('what companies sell is no misspelled place: %s', (message, language) => {
  expect(read(message)).toMatchObject({ language, slots: [], corrected: [] });
});
