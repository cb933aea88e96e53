import { eld } from 'eld/extrasmall';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPackedTable } from '../../../lib/tables.ts';
import { guessLanguage } from './ngram-detector.ts';
import { packLanguageNgrams } from './pack-language-ngrams.ts';

test('the packed table equals that of the detector', async () => {
  expect(readPackedTable('language-ngrams.bin').equals(await packLanguageNgrams())).toBe(true);
});

const texts = [
  'Ręcznie robione meble ogrodowe z dębu i jesionu. Zapraszamy do naszego warsztatu!',
  "Don't wait: it's our bakers' finest bread, and they've baked it since 1911.",
  'L’atelier d’été n’est qu’à deux pas de l’église, aujourd`hui encore.',
  'Наша пекарня каждый день предлагает свежий хлеб, выпечку и пироги для всей семьи.',
  '東京の渋谷にある美容室です。カットとカラーの専門店で、経験豊富なスタイリストがお待ちしております。お気軽にお越しください。',
  '上海明德律师事务所为企业和个人提供法律咨询服务，欢迎您来电预约，我们的律师团队经验丰富。'.repeat(6),
  'ร้านอาหารไทยของเราเปิดทุกวันและมีเมนูมากมายสำหรับครอบครัวของคุณ'.repeat(4),
  'مخبزنا يقدم كل يوم خبزا طازجا ومعجنات وكعكا لجميع أفراد العائلة في وسط المدينة.',
  'Ələt körpüsü üzərində ɑɒɓ 𝒷𝓇𝑒𝒶𝒹 🍞 İstanbul’da ekmek',
  'a',
  'ab',
  'abc',
  'abcd',
  'abcde',
  '12345 67890 …',
  '',
];

test.each(texts)('it agrees with the detector on %j', (text) => {
  expectSame(text);
});

test('it agrees with the detector on any mixture of their letters', () => {
  const word = fc.string({ unit: fc.constantFrom(...texts.join('')), maxLength: 40 });
  const mixed = fc.array(fc.oneof(word, fc.constantFrom(...texts)), { maxLength: 30 });
  fc.assert(
    fc.property(mixed, (parts) => expectSame(parts.join(' '))),
    { numRuns: 100 },
  );
});

function expectSame(text: string): void {
  const expected = eld.detect(text);
  const guess = guessLanguage(text);
  expect(guess?.language ?? '').toBe(expected.language);
  if (guess === undefined) return;
  expect(guess.isReliable).toBe(expected.isReliable());
  for (const [language, score] of Object.entries(expected.getScores()))
    expect(guess.scoreOf(language)).toBeCloseTo(score, 12);
}
