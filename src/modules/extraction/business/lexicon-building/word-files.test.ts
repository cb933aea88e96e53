import { describe, expect, it } from 'vitest';
import { businessOf } from '../sample-page.fixture.ts';

describe('words of data/industries/words', () => {
  it.each([
    ['lt', 'Stogų dengimas ir trinkelių klojimas Kaune', 'Construction & Trades'],
    ['lv', 'Zobārstniecība un zobu higiēna Jelgavā', 'Health & Medical'],
    ['et', 'Kolimisteenus ja kullerid Tartus', 'Transportation & Logistics'],
    ['el', 'Φοροτεχνικό γραφείο, μισθοδοσία', 'Accounting & Tax'],
    ['ro', 'Panouri fotovoltaice pentru locuințe', 'Energy & Utilities'],
    ['vi', 'Vệ sinh nhà và giặt ủi tại Huế', 'Home & Cleaning Services'],
  ])('make a page in %s known: %s', (language, title, industry) => {
    expect(businessOf({ title, settled: { language } }).industry).toBe(industry);
  });
});
