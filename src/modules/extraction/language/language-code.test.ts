import { expect, test } from 'vitest';
import { languageCode } from './language-code.ts';

test('language tags of every style become ISO 639-1', () => {
  expect(['pt-BR', 'zh_Hans', 'nb-NO', 'EN', 'iw', 'deu', 'cz'].map(languageCode)).toEqual([
    'pt',
    'zh',
    'no',
    'en',
    'he',
    'de',
    'cs',
  ]);
});

test('an invalid language is refused', () => {
  expect(['', 'x-default', 'xx', '{{lang}}', 'english'].map(languageCode)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
