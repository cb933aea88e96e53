import { describe, expect, it } from 'vitest';
import { findPhrases } from '../matching/find-phrases.ts';
import { businessOf } from '../sample-page.fixture.ts';
import { languageStrength } from '../score-industries.ts';
import { industries } from '../taxonomy.ts';
import { featuresOf } from './industry-features.ts';
import { confidenceOf, industryModel, likelihoods } from './industry-model.ts';

describe('the confidence of the model', () => {
  it('is in the evidence', () => {
    const { industry, evidence } = businessOf({
      title: 'Hartwell law firm',
      description: 'Attorneys at law',
      settled: { language: 'en' },
    });
    expect(industry).toBe('Legal Services');
    expect(evidence.industry).toMatch(/^\d+ % sure: /);
  });

  it('adds up to one over all industries, including those without evidence', () => {
    const weights = [2, 1, 1, 0.5, 1];
    const shares = likelihoods(
      [
        [2, 0, 1, 0, 0],
        [1, 1, 0, 1, 0],
      ],
      weights,
      45,
    );
    expect(shares[0]).toBeGreaterThan(shares[1] ?? 1);
    const sum = shares.reduce((total, share) => total + share, 0);
    expect(sum).toBeGreaterThan(0.5);
    expect(sum).toBeLessThan(1);
  });

  it('is low without any evidence', () => {
    expect(likelihoods([], industryModel.weights, 45)).toEqual([]);
    expect(businessOf({ title: 'Hello', settled: { language: 'en' } }).industry).toBeNull();
  });
});

describe('a lone word', () => {
  it.each([
    ['one of use elsewhere', { title: 'Arandell Group', body: '<h1>Building what lasts.</h1>' }],
    ['in a description', { title: 'Rebels', description: 'The official site of the Amiga group' }],
    ['in a menu alone', { title: 'string.js', body: '<nav><a href="/b">Eyebrows</a></nav>' }],
  ])('%s does not determine an industry', (_, sample) => {
    expect(businessOf({ ...sample, settled: { language: 'en' } }).industry).toBeNull();
  });

  it('that decides by itself does', () => {
    expect(businessOf({ title: 'Hartwell dentist', settled: { language: 'en' } }).industry).toBe(
      'Health & Medical',
    );
  });

  it('needs four fifths of the share, where other evidence needs no more than the threshold', () => {
    expect(confidenceOf(0.79, true)).toBeLessThan(industryModel.confidenceMin);
    expect(confidenceOf(0.8, true)).toBeCloseTo(industryModel.confidenceMin);
    expect(confidenceOf(industryModel.confidenceMin, false)).toBe(industryModel.confidenceMin);
  });
});

describe('the text beside the title', () => {
  it('that repeats the word of the title outweighs words of other industries', () => {
    const { industry } = businessOf({
      title: 'Iglesia Fuente de Luz',
      description: 'Iglesia y comunidad en el sur de la ciudad',
      body: '<nav><a href="/d">Donar</a></nav><h1>Bienvenidos</h1><h2>La iglesia de todos</h2><p>Nuestra iglesia abre los domingos. En la iglesia hay sitio.</p>',
      settled: { language: 'es' },
    });
    expect(industry).toBe('Religion & Spirituality');
  });

  it('that mentions every trade leaves the title to decide', () => {
    const scored = (industry: number, identity: number, outside: number) => {
      return { industry, identity, outside, facts: 0, wordMax: 4, reasons: [], subIndustries: new Map() };
    };
    const newspaper = [
      scored(0, 12, 6),
      scored(1, 0, 30),
      ...[2, 3, 4, 5].map((other) => scored(other, 0, 20)),
    ];
    const shares = likelihoods(featuresOf(newspaper), industryModel.weights, industries.length);
    expect(shares.indexOf(Math.max(...shares))).toBe(0);
  });
});

describe('a stem of another language', () => {
  it.each([
    ['tapasztalat', 'hu', 0],
    ['tapas', 'es', 1],
  ])('in "%s", read as %s', (word, language, strength) => {
    expect(findPhrases(word).map((found) => languageStrength(found, language))).toEqual([strength]);
  });
});

describe('trades in many languages', () => {
  it.each([
    ['nl', 'Ramenwasser Oostdam', 'Professionele ramenreiniging', 'Home & Cleaning Services'],
    ['ro', 'Lumina Casei', 'Servicii de curățenie pentru birouri', 'Home & Cleaning Services'],
    ['hu', 'Kamerarendszer telepítés', 'Riasztórendszer és biztonsági kamera', 'Security Services'],
    ['cs', 'Lipnet', 'Optické připojení k internetu', 'Telecommunications'],
    ['fi', 'Koivula', 'Tehostettu palvelukoti ja hoivakoti', 'Health & Medical'],
    ['et', 'Tamme', 'Raamatupidamine ja raamatupidaja teenused', 'Accounting & Tax'],
    ['el', 'Μύλος', 'Δικηγορικό γραφείο', 'Legal Services'],
    ['he', 'כהן', 'משרד עורכי הדין', 'Legal Services'],
    ['id', 'Jaya', 'Jasa pembasmi hama dan anti rayap', 'Home & Cleaning Services'],
    ['tr', 'Deniz', 'Schengen vize danışmanlığı', 'Professional Services'],
    ['uk', 'Млин', 'Будівельна компанія, ремонт квартир', 'Construction & Trades'],
    ['ja', 'まるや', '出張洗車と自動車整備', 'Automotive'],
    ['vi', 'Hoa Mai', 'Dịch vụ kế toán, khai thuế', 'Accounting & Tax'],
    ['ar', 'النور', 'شركة تنظيف', 'Home & Cleaning Services'],
  ])('%s: %s', (language, title, description, industry) => {
    expect(businessOf({ title, description, settled: { language } }).industry).toBe(industry);
  });
});
