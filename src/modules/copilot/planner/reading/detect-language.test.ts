import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/technologies/built-in-rules.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { tokenize } from '../text/tokenize.ts';
import { detectLanguage } from './detect-language.ts';

const lexicon = buildLexicon(technologyNames());
const detect = (message: string, callerLanguage?: Language) =>
  detectLanguage(message, tokenize(message), lexicon, undefined, callerLanguage);

describe('the language of a word that several languages share', () => {
  it.each([
    ['pharmacies', undefined, 'en'],
    ['pharmacies', 'fr', 'fr'],
    ['dentistas', 'es', 'es'],
    ['dentistas', 'pt', 'pt'],
    ['fotógrafos', 'pt', 'pt'],
    ['restaurants', 'de', 'de'],
  ] as const)('is the language of the caller: %s for %s', (message, callerLanguage, language) => {
    expect(detect(message, callerLanguage)).toBe(language);
  });

  it.each([
    ['boulangeries', 'de', 'fr'],
    ['dentists in Madrid', 'es', 'en'],
    ['pharmacies à Lyon', 'en', 'fr'],
  ] as const)(
    'is the language of the words if they are evidence: %s',
    (message, callerLanguage, language) => {
      expect(detect(message, callerLanguage)).toBe(language);
    },
  );
});

it.each([
  ['hotels in Utrecht of Den Haag', 'nl'],
  ['hotels in Rotterdam of Utrecht', 'nl'],
  ['hotels in the city of London', 'en'],
  ['academias no Brasil', 'pt'],
  ['hoteles en Europa pero no Brasil', 'es'],
  ['hoteles, no Portugal', 'es'],
  ['hotele na Cyprze', 'pl'],
  ['firmy transportowe w Polsce', 'pl'],
  ['kancelarie podatkowe we Francji', 'pl'],
  ['empresas de energía solar con wordpress', 'es'],
  ['officine auto in Emilia Romagna', 'it'],
  ['software house a Milano', 'it'],
  ['posso scaricarlo in Excel', 'it'],
  ['firmy transportowe w Niemczech', 'pl'],
  ['hotels w/ a pool in Spain', 'en'],
  ['qual é o email da Academia Penhaazul?', 'pt'],
  ['empresas de seguridad en Madrid', 'es'],
  ['empresas de transporte en Madrid', 'es'],
] as const)('function words indicate the language by their position: %s', (message, language) => {
  expect(detect(message)).toBe(language);
});

it.each([
  ['qué tecnologías utiliza posada-azul.com.br', 'es'],
  ['qué tienda online usa casa.fr', 'es'],
  ['que tecnologias usa casa.es', 'pt'],
  ['correo de casa.fr', 'es'],
  ['telefone da loja casa.com', 'pt'],
  ['Kestrelgate Legal vs Fernhollow Legal', 'en'],
  ['casa.es vs haus.de', 'en'],
  ['top technos des hôtels suisses', 'fr'],
  ['restaurants suisses', 'fr'],
] as const)('names, domains and words of all languages are no evidence: %s', (message, language) => {
  expect(detect(message)).toBe(language);
});

it.each(['casa.es vs haus.de', 'acme.com'])(
  'without any evidence it is the language of the conversation, then of the caller: %s',
  (message) => {
    expect(detectLanguage(message, tokenize(message), lexicon, 'it', 'pl')).toBe('it');
    expect(detect(message, 'pl')).toBe('pl');
  },
);

it.each([
  ['Belgische restaurants', 'nl'],
  ['Belgische Restaurants', 'de'],
  ['energy suppliers', 'en'],
  ['Chinese restaurants', 'en'],
  ['Chinese restaurants in de buurt', 'nl'],
  ['Swiss watch makers', 'en'],
  ['Fotografen', 'de'],
  ['zet Alder naast Birch', 'nl'],
] as const)('few words are enough if they fit one language better: %s', (message, language) => {
  expect(detect(message)).toBe(language);
});

it.each([
  ['por país, por favor', 'es', 'es'],
  ['avec un blog', 'en', 'fr'],
  ['con teléfono', 'pt', 'es'],
  ['no México', 'es', 'pt'],
  ['und in Spanien?', 'en', 'de'],
] as const)(
  'a conversation changes its language only if another one clearly leads: %s',
  (message, last, language) => {
    expect(detectLanguage(message, tokenize(message), lexicon, last)).toBe(language);
  },
);
