import { expect, test } from 'vitest';
import { isSiteBuilderCredit } from './site-builder-credit.ts';

test('lines that credit the site builder are recognised in many languages', () => {
  for (const line of [
    'Website by Pixel Mill',
    'Designed & developed by Pixel Mill',
    'Realizzato da Pixel Mill',
    'Webdesign: Pixel Mill',
    'Создание сайта Пиксель',
    'Réalisé par Pixel Mill',
  ]) {
    expect(isSiteBuilderCredit(line), line).toBe(true);
  }
});

test('what the company says about its own work is not a credit', () => {
  for (const line of [
    'We design kitchens in Leeds',
    'Bread made with love',
    'Lamps made by hand in our workshop',
    'Web development agency in Malmö',
  ])
    expect(isSiteBuilderCredit(line), line).toBe(false);
});
