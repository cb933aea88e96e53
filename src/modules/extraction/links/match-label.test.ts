import { describe, expect, test } from 'vitest';
import { matchLabel } from './match-label.ts';

/** Labels a menu of each language may carry for the blog or news, the open positions and the prices. */
const menus: readonly (readonly [language: string, blog: string, careers: string, pricing: string])[] = [
  ['Arabic', 'المدونة', 'الوظائف', 'الأسعار'],
  ['Belarusian', 'Навіны', 'Вакансіі', 'Цэны'],
  ['Bulgarian', 'Новини', 'Кариери', 'Ценоразпис'],
  ['Catalan', 'Notícies', 'Treballa amb nosaltres', 'Tarifes'],
  ['Chinese', '新闻动态', '人才招聘', '价格'],
  ['Croatian', 'Novosti', 'Karijere', 'Cjenik'],
  ['Czech', 'Aktuality', 'Kariéra', 'Ceník'],
  ['Danish', 'Nyheder', 'Ledige stillinger', 'Priser'],
  ['Dutch', 'Nieuws', 'Vacatures', 'Tarieven'],
  ['English', 'Our blog', 'Careers', 'Pricing'],
  ['Estonian', 'Uudised', 'Tööpakkumised', 'Hinnakiri'],
  ['Finnish', 'Ajankohtaista', 'Avoimet työpaikat', 'Hinnasto'],
  ['French', 'Actualités', 'Recrutement', 'Nos tarifs'],
  ['German', 'Aktuelles', 'Karriere', 'Preise'],
  ['Greek', 'Ιστολόγιο', 'Θέσεις εργασίας', 'Τιμοκατάλογος'],
  ['Hebrew', 'הבלוג', 'דרושים', 'מחירון'],
  ['Hungarian', 'Hírek', 'Állásajánlatok', 'Árlista'],
  ['Icelandic', 'Fréttir', 'Laus störf', 'Verðskrá'],
  ['Indonesian', 'Berita', 'Lowongan kerja', 'Daftar harga'],
  ['Italian', 'Notizie', 'Lavora con noi', 'Listino prezzi'],
  ['Japanese', '新着情報', '求人情報', '料金プラン'],
  ['Korean', '블로그', '채용정보', '요금안내'],
  ['Latvian', 'Aktualitātes', 'Vakances', 'Cenrādis'],
  ['Lithuanian', 'Naujienos', 'Darbo pasiūlymai', 'Kainos'],
  ['Norwegian', 'Bloggen', 'Ledige stillinger', 'Prisliste'],
  ['Polish', 'Aktualności', 'Kariera', 'Cennik'],
  ['Portuguese', 'Notícias', 'Trabalhe conosco', 'Preços'],
  ['Romanian', 'Noutăți', 'Cariere', 'Prețuri'],
  ['Russian', 'Новости компании', 'Вакансии', 'Цены'],
  ['Serbian', 'Вести', 'Каријера', 'Ценовник'],
  ['Slovak', 'Novinky', 'Voľné pracovné miesta', 'Cenník'],
  ['Slovene', 'Novice', 'Zaposlitev', 'Cenik'],
  ['Spanish', 'Noticias', 'Trabaja con nosotros', 'Precios'],
  ['Swedish', 'Blogg', 'Lediga tjänster', 'Prislista'],
  ['Thai', 'บทความ', 'ร่วมงานกับเรา', 'ราคา'],
  ['Turkish', 'Haberler', 'Kariyer', 'Fiyatlar'],
  ['Ukrainian', 'Новини', 'Вакансії', 'Ціни'],
  ['Vietnamese', 'Tin tức', 'Tuyển dụng', 'Bảng giá'],
];

describe('a menu names its pages', () => {
  test.each(menus)('in %s', (_language, blog, careers, pricing) => {
    expect([blog, careers, pricing].map((label) => matchLabel(label))).toEqual(
      (['blog', 'careers', 'pricing'] as const).map((kind) => ({ kind, strength: 1 })),
    );
  });

  test('as a word among others, and as part of an address', () => {
    expect(matchLabel('Vår nya blogg')?.kind).toBe('blog');
    expect(matchLabel('Jobs & Ausbildung')?.kind).toBe('careers');
    expect(matchLabel('price-list')?.kind).toBe('pricing');
    expect(matchLabel('aboutus')?.kind).toBe('about');
    expect(matchLabel('0 EUR 0,00* Warenkorb')?.kind).toBe('cart');
    expect(matchLabel('Shopping Cart0')?.kind).toBe('cart');
  });

  test('not inside a longer word, a sentence or a name', () => {
    expect(matchLabel('Newsham Windows')).toBeNull();
    expect(matchLabel('How the news of the day was made here')).toBeNull();
    expect(matchLabel('')).toBeNull();
  });
});
