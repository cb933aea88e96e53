import { describe, expect, it } from 'vitest';
import { industrySamples } from './industry-samples.fixture.ts';
import { businessOf } from './sample-page.fixture.ts';
import { industries } from './taxonomy.ts';

describe('every industry is recognised from title and description alone', () => {
  for (const { name } of industries) {
    const samples = (industrySamples[name] ?? '').trim().split('\n');
    it(`${name} has samples in three languages or more`, () => {
      expect(new Set(samples.map((sample) => sample.split('|')[0]?.trim())).size).toBeGreaterThanOrEqual(3);
    });
    it.each(samples)(`${name}: %s`, (sample) => {
      const [language = '', title = '', description = ''] = sample.split('|').map((part) => part.trim());
      expect(businessOf({ title, description, settled: { language } }).industry).toBe(name);
    });
  }
});

describe('the language need not be known', () => {
  it('a German dentist is recognised without a settled language', () => {
    const found = businessOf({ title: 'Zahnarztpraxis am Markt', description: 'Ihr Zahnarzt in Fulda' });
    expect(found).toMatchObject({ industry: 'Health & Medical', sub_industry: 'Dental Care' });
  });
});
