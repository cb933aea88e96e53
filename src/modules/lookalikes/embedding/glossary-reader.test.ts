import { expect, test } from 'vitest';
import { defaultStatistics, GlossaryReader } from './glossary-reader.ts';
import { sharedWords, termOverlap } from './page-terms.ts';
import { industriesOf } from './page-trades.ts';
import type { PageText } from './page-words.ts';
import { meanOf } from './statistics.ts';

const reader = new GlossaryReader();

const page = (language: string, title: string, text: string, industry: string | null = null): PageText => ({
  title,
  meta_description: null,
  h1: [],
  h2: [],
  h3: [],
  body_text: text,
  language,
  industry,
});

const danishDentist = page(
  'da',
  'Tandlæge i Aarhus',
  'Vores tandlæger behandler tænder, tandsten, rodbehandling og kroner på klinikken',
);
const englishDentist = page(
  'en',
  'Your dentist in Leeds',
  'Our dental surgery offers teeth whitening, root canal treatment, crowns and implants',
);
const japaneseDentist = page(
  'ja',
  '渋谷の歯科医院',
  '歯科、矯正歯科、インプラント、ホワイトニングの診療を行う歯医者です',
);
const englishCarpenter = page(
  'en',
  'Carpenter and joiner',
  'We build wooden staircases, windows, doors and kitchen furniture from oak timber',
);

const score = (one: PageText, other: PageText): number => {
  const statistics = defaultStatistics();
  const [a, b] = [reader.embed(one, statistics), reader.embed(other, statistics)];
  if (!a || !b) throw new Error('a page has no vector');
  return a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);
};

test('a dentist is nearer to a dentist in another language than to a carpenter in the same one', () => {
  expect(score(englishDentist, danishDentist)).toBeGreaterThan(score(englishDentist, englishCarpenter) + 0.2);
});

test('words without spaces between them are found in the glossary', () => {
  expect(score(japaneseDentist, danishDentist)).toBeGreaterThan(
    score(japaneseDentist, englishCarpenter) + 0.2,
  );
});

test('the same industry brings two pages nearer', () => {
  const one = { ...englishDentist, industry: 'Health & Medical' };
  const same = { ...englishCarpenter, industry: 'Health & Medical' };
  const other = { ...englishCarpenter, industry: 'Construction & Trades' };
  expect(score(one, same)).toBeGreaterThan(score(one, other) + 0.05);
});

test('what two pages share is described in the words of both', () => {
  const statistics = defaultStatistics();
  const [danish, english] = [
    reader.terms(danishDentist, statistics),
    reader.terms(englishDentist, statistics),
  ];
  expect(sharedWords(danish, english, 'Health & Medical', 8)).toContain('tandlæge ≈ dentist');
  expect(sharedWords(english, english, null, 8).every((word) => !word.includes('≈'))).toBe(true);
  expect(termOverlap(danish, english)).toBeGreaterThan(
    termOverlap(danish, reader.terms(englishCarpenter, statistics)),
  );
  expect(termOverlap(english, english)).toBeCloseTo(1);
});

test('words that co-occur in a name only by chance are not a reason', () => {
  const statistics = defaultStatistics();
  const taps = reader.terms(page('tr', 'Musluk', 'musluk tamiri ve musluk montajı'), statistics);
  const anything = reader.terms(page('id', 'Dapatkan', 'dapatkan sekarang, dapatkan di sini'), statistics);
  expect(taps.map(({ word }) => word)).toContain('musluk');
  expect(sharedWords(taps, anything, null, 8)).toEqual([]);
});

test('words that every website uses, and words of three letters, are not a reason', () => {
  const statistics = defaultStatistics();
  const everywhere =
    'Copyright. Welcome to our site: contact, telephone, opening hours, services, company, news, com, gmbh, spa';
  const one = page('en', 'Carpenter', `Oak staircases and timber windows. ${everywhere}`);
  const other = page('en', 'Joinery', `A staircase of oak, a timber window. ${everywhere}`);
  const german = page(
    'de',
    'Tischlerei',
    'Treppen aus Eiche. Willkommen auf unserer Website, Kontakt, Telefon, Firma',
  );
  const [a, b, c] = [one, other, german].map((each) => reader.allTerms(each, statistics));
  expect(sharedWords(a ?? [], b ?? [], 'Construction & Trades', 100)).toEqual(['staircases']);
  expect(
    sharedWords(a ?? [], c ?? [], null, 100).filter((word) =>
      /welcome|contact|telephone|company|site/.test(word),
    ),
  ).toEqual([]);
});

test('frequent words are a reason only if they are words of the trade', () => {
  const statistics = defaultStatistics();
  const text =
    'Travel insurance and management for passionate travellers. Annual requirements, staff, standards.';
  const [a, b] = ['Insurance desk', 'Insurers'].map((title) =>
    reader.allTerms(page('en', title, text), statistics),
  );
  expect(sharedWords(a ?? [], b ?? [], 'Insurance', 100)).toContain('insurance');
  const generic = /management|requirements|staff|standards|annual/;
  expect(sharedWords(a ?? [], b ?? [], 'Insurance', 100).filter((word) => generic.test(word))).toEqual([]);
  expect(sharedWords(a ?? [], b ?? [], 'Automotive', 100)).not.toContain('insurance');
});

test('trade words bring two pages nearer that were classified under different industries', () => {
  const statistics = defaultStatistics();
  const text = 'Sourdough bread, rolls and cakes, baked every morning by our bakers in the village';
  const shop = { ...page('en', 'Village bakery', text), industry: 'E-commerce & Retail' };
  const restaurant = { ...page('en', 'Baker Miller, bakery', text), industry: 'Restaurants & Catering' };
  const [one, other] = [industriesOf(shop), industriesOf(restaurant)];
  expect(one.get('Restaurants & Catering')).toBeGreaterThan(0);
  expect(other.get('Restaurants & Catering')).toBeGreaterThan(one.get('Restaurants & Catering') ?? 0);
  expect(reader.embed(shop, statistics)).toBeDefined();
});

test('a page points to the industry of the trade words in its text where nothing else names one', () => {
  const found = industriesOf(page('de', 'Willkommen bei Familie Huber', 'Unsere Zahnarztpraxis in Graz'));
  expect([...found.keys()]).toEqual(['Health & Medical']);
});

test('a page with too little text has no vector', () => {
  expect(reader.embed(page('en', 'Home', ''), defaultStatistics())).toBeUndefined();
  expect(reader.embed(page('xx', 'qwrtz', 'zxcvb'), defaultStatistics())).toBeUndefined();
});

test('the same page yields the same vector, of length one', () => {
  const [one, again] = [1, 2].map(() => reader.embed(danishDentist, defaultStatistics()));
  expect(one).toEqual(again);
  expect(one?.length).toBe(128);
  expect(one?.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5);
});

test('a hostile page is read in bounded time and yields no NaN vector', () => {
  const hostile = page(
    'de',
    'a'.repeat(1_000_000),
    `${'donaudampfschifffahrt'.repeat(50_000)} ${'歯'.repeat(100_000)} \u0000\ud800`,
  );
  const vector = reader.embed({ ...hostile, h2: new Array(100_000).fill('hotel') }, defaultStatistics());
  expect([...(vector ?? [])].every(Number.isFinite)).toBe(true);
});

test('few pages of a language leave its statistics near those of the model, many move them', () => {
  const known = meanOf(defaultStatistics(), 'da');
  const trades = [
    danishDentist,
    page(
      'da',
      'Tømrer i Odense',
      'Nye vinduer, døre, gulve, trapper og køkken i egetræ af dygtige håndværkere',
    ),
    page('da', 'Hotel ved stranden', 'Værelser med morgenmad, restaurant, svømmehal og udsigt over havet'),
    page(
      'da',
      'Advokat i København',
      'Rådgivning om testamente, skilsmisse, bolighandel og selskaber ved retten',
    ),
  ];
  const distance = (times: number): number => {
    const mean = meanOf(reader.fit(new Array(times).fill(trades).flat()), 'da');
    return Math.hypot(...mean.map((value, at) => value - (known[at] as number)));
  };
  expect(distance(1)).toBeLessThan(distance(4));
  expect(distance(4)).toBeLessThan(distance(50));
});

test('a word that is also a property of every object is an ordinary word', () => {
  const strange = page('en', 'Constructor hotel', 'constructor room booking breakfast pool sauna restaurant');
  const vector = reader.embed(strange, defaultStatistics());
  expect(vector && [...vector].every(Number.isFinite)).toBe(true);
});

test('pages that were just fitted get the vectors that a reader that never saw them computes', () => {
  const pages = [danishDentist, englishDentist, englishDentist, japaneseDentist];
  const fitting = new GlossaryReader();
  const statistics = fitting.fit(pages);
  const other = new GlossaryReader();
  for (const one of [...pages, englishCarpenter, danishDentist])
    expect(fitting.embed(one, statistics)).toEqual(other.embed(one, statistics));
});
