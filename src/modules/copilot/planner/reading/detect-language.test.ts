import { describe, expect, it } from 'vitest';
import { technologyNames } from '../../../extraction/index.ts';
import { buildLexicon } from '../lexicon/build-lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { tokenize } from '../text/tokenize.ts';
import { detectLanguage } from './detect-language.ts';

const lexicon = buildLexicon(technologyNames());
const detect = (message: string, ofCaller?: Language) =>
  detectLanguage(message, tokenize(message), lexicon, undefined, ofCaller);

describe('the language of a word that several languages have', () => {
  it.each([
    ['pharmacies', undefined, 'en'],
    ['pharmacies', 'fr', 'fr'],
    ['dentistas', 'es', 'es'],
    ['dentistas', 'pt', 'pt'],
    ['fotógrafos', 'pt', 'pt'],
    ['restaurants', 'de', 'de'],
  ] as const)('is that of the caller: %s for %s', (message, ofCaller, language) => {
    expect(detect(message, ofCaller)).toBe(language);
  });

  it.each([
    ['boulangeries', 'de', 'fr'],
    ['dentists in Madrid', 'es', 'en'],
    ['pharmacies à Lyon', 'en', 'fr'],
  ] as const)('is that of the words where they tell: %s', (message, ofCaller, language) => {
    expect(detect(message, ofCaller)).toBe(language);
  });
});
