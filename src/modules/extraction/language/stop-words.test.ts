import { expect, test } from 'vitest';
import { languageByStopWords } from './stop-words.ts';

test('running text is recognised by its function words', () => {
  expect(
    languageByStopWords(
      'We have been in the bread business for a century and this is what you can get from us at the mill.',
      null,
    ),
  ).toBe('en');
  expect(
    languageByStopWords(
      'Nous sommes une boulangerie et nous vous proposons du pain pour tous les jours dans notre moulin avec des produits.',
      null,
    ),
  ).toBe('fr');
});

test('labels, look-alike languages and empty text are left to the detector', () => {
  expect(languageByStopWords('Home Contact Products', null)).toBeNull();
  expect(
    languageByStopWords('Vi er et bageri og vi har brød til alle i byen og det er godt', null),
  ).toBeNull();
  expect(languageByStopWords('', 'en')).toBeNull();
});

test('less text is enough to confirm what the page declares', () => {
  const short = 'The mill and the bread of our town';
  expect(languageByStopWords(short, 'en')).toBe('en');
  expect(languageByStopWords(short, null)).toBeNull();
});
