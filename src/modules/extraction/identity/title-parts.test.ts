import { expect, test } from 'vitest';
import { isGenericName, titleParts } from './title-parts.ts';

test('titles are cut at separators, not inside words', () => {
  expect(titleParts('Home - Kvarnby | Bread: fresh daily')).toEqual(['Kvarnby', 'Bread', 'fresh daily']);
  expect(titleParts('Brightwell Tool & Die- spare parts')).toEqual(['Brightwell Tool & Die', 'spare parts']);
  expect(titleParts('E-Shop Kvarnby-Nord')).toEqual(['E-Shop Kvarnby-Nord']);
  expect(titleParts('东山茶业_主页')).toEqual(['东山茶业']);
  expect(titleParts('防水材料-东山科技')).toEqual(['防水材料', '东山科技']);
  expect(titleParts('snake_case tools')).toEqual(['snake_case tools']);
});

test('greetings and "official site" are not part of a name', () => {
  expect(titleParts('Welcome to Kvarnby')).toEqual(['Kvarnby']);
  expect(titleParts('Site officiel de la Ville de Brume')).toEqual(['Ville de Brume']);
  expect(titleParts('Blue Anvil Official Site')).toEqual(['Blue Anvil']);
});

test('placeholders for a name are generic', () => {
  for (const word of ['Home', 'STARTSEITE', 'logo', '---', 'Untitled Document', 'サイト名', 'Nom du site'])
    expect(isGenericName(word), word).toBe(true);
  expect(isGenericName('Kvarnby')).toBe(false);
});

test('a title of any length is read as far as anyone would', () => {
  expect(titleParts('–'.repeat(1_000_000))).toEqual([]);
  expect(titleParts('- '.repeat(500_000))).toEqual([]);
});
