import { describe, expect, test } from 'vitest';
import { Corpus } from './corpus.ts';
import { Random } from './random.ts';
import { buildVocabulary } from './vocabulary.ts';
import { ZipfSampler } from './zipf.ts';

const vocabulary = buildVocabulary();
const corpus = new Corpus(7, vocabulary);

describe('the corpus', () => {
  test('generates the same page for the same seed and number, in any order', () => {
    const again = new Corpus(7, vocabulary);
    const tenth = again.page(10);
    expect(again.page(3)).toEqual(corpus.page(3));
    expect(corpus.page(10)).toEqual(tenth);
  });

  test('generates different pages for a different seed', () => {
    expect(new Corpus(8, vocabulary).page(3).body).not.toBe(corpus.page(3).body);
  });

  test('gives every page its own key', () => {
    const keys = new Set(Array.from({ length: 2000 }, (_, number) => corpus.page(number).key));
    expect(keys.size).toBe(2000);
  });

  test('generates pages the size of homepages, with records of about one kilobyte', () => {
    const pages = Array.from({ length: 300 }, (_, number) => corpus.page(number));
    const words = pages.map(({ body }) => body.split(' ').length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(250);
    expect(Math.max(...words)).toBeLessThanOrEqual(420);
    const storedBytes = pages.reduce((sum, { stored }) => sum + stored.length, 0) / pages.length;
    expect(storedBytes).toBeGreaterThan(800);
    expect(storedBytes).toBeLessThan(1500);
  });

  test('generates records with the content of the page', () => {
    const page = corpus.page(5);
    const record = JSON.parse(Buffer.from(page.stored).toString('utf8'));
    expect(record).toMatchObject({
      key: page.key,
      title: page.title,
      country: page.country,
      tech: page.tech,
    });
  });
});

describe('the Zipf sampler', () => {
  test('draws frequent and rare ranks by the power law', () => {
    const sampler = new ZipfSampler(10_000, 2.7);
    const random = new Random(1);
    const draws = 400_000;
    let [first, beyondHead] = [0, 0];
    for (let draw = 0; draw < draws; draw += 1) {
      const rank = sampler.draw(random);
      if (rank === 0) first += 1;
      if (rank >= 5000) beyondHead += 1;
    }
    const weight = (from: number, to: number): number => {
      let sum = 0;
      for (let rank = from; rank < to; rank += 1) sum += 1 / (rank + 2.7);
      return sum;
    };
    const all = weight(0, 10_000);
    expect(first / draws).toBeCloseTo(weight(0, 1) / all, 2);
    expect(beyondHead / draws).toBeCloseTo(weight(5000, 10_000) / all, 2);
  });
});
