import { describe, expect, it } from 'vitest';
import { businessOf } from '../sample-page.fixture.ts';

describe('words of data/industries/words', () => {
  it.each([
    ['lt', 'Stogų dengimas ir trinkelių klojimas Kaune', 'Construction & Trades'],
    ['lv', 'Zobārstniecība un zobu higiēna Jelgavā', 'Health & Medical'],
    ['et', 'Kolimisteenus ja kullerid Tartus', 'Transportation & Logistics'],
    ['el', 'Φοροτεχνικό γραφείο, μισθοδοσία', 'Accounting & Tax'],
    ['ro', 'Panouri fotovoltaice pentru locuințe', 'Energy & Utilities'],
    ['zh', '竣英工業自動化有限公司', 'Manufacturing & Industrial'],
    ['zh', '自由潛水訓練', 'Sports & Fitness'],
    ['ja', '日本駐車場工業会', 'Nonprofit & Associations'],
    ['pl', 'Skup samochodów Poznań', 'Automotive'],
    ['es', 'Tapicería automotriz en Rosario', 'Automotive'],
    ['hu', 'Varroda Szegeden', 'Manufacturing & Industrial'],
    ['el', 'Καταδύσεις στην Κρήτη', 'Sports & Fitness'],
    ['ro', 'Automatizări industriale Cluj', 'Manufacturing & Industrial'],
    ['vi', 'Vệ sinh nhà và giặt ủi tại Huế', 'Home & Cleaning Services'],
  ])('make a page in %s recognised: %s', (language, title, industry) => {
    expect(businessOf({ title, settled: { language } }).industry).toBe(industry);
  });
});
