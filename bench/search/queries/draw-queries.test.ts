import { beforeAll, describe, expect, test } from 'vitest';
import { isInFullSuite } from '../../../test/harness/suite.ts';
import { Corpus } from '../corpus/corpus.ts';
import { drawQueries } from './draw-queries.ts';
import { classNames } from './query-classes.ts';

/** What a benchmark asks, drawn from a hundred thousand pages: for the full suite, since the product has no part in it. */
describe.runIf(isInFullSuite)('the queries of the benchmark', () => {
  let queries: ReturnType<typeof drawQueries>;
  let pages: string[];
  beforeAll(() => {
    queries = drawQueries(1);
    // Pages beyond the sample that the queries were drawn from.
    const corpus = new Corpus(1);
    pages = Array.from({ length: 1000 }, (_, at) =>
      corpus
        .page(100_000 + at)
        .body.toLowerCase()
        .replaceAll(/[.,]/gu, ''),
    );
  });

  /** The mean share of pages that hold the text as whole words. */
  function meanShare(texts: readonly string[]): number {
    const shares = texts.map(
      (text) => pages.filter((page) => ` ${page} `.includes(` ${text} `)).length / pages.length,
    );
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  const phrasesOf = (name: (typeof classNames)[number]): string[] =>
    queries.classes[name].map(({ words }) => words.join(' '));

  test('every class has at least twenty distinct queries, with and without the filter', () => {
    for (const name of classNames) {
      expect(new Set(phrasesOf(name)).size, name).toBeGreaterThanOrEqual(20);
      expect(
        queries.classes[name].every(({ filter }) => (filter !== undefined) === name.endsWith('+filter')),
      ).toBe(true);
    }
  });

  test('words occur on the share of pages that their class states', () => {
    expect(meanShare(phrasesOf('frequent'))).toBeGreaterThan(0.11);
    expect(meanShare(phrasesOf('frequent'))).toBeLessThan(0.17);
    expect(meanShare(phrasesOf('mid'))).toBeGreaterThan(0.003);
    expect(meanShare(phrasesOf('mid'))).toBeLessThan(0.02);
    expect(meanShare(phrasesOf('rare'))).toBeLessThan(0.002);
  });

  test('frequent phrases occur on many pages, and very frequent ones consist of words that most pages have', () => {
    expect(meanShare(phrasesOf('phrase_frequent'))).toBeGreaterThan(0.07);
    const words = queries.classes.phrase_very_frequent.flatMap(({ words: both }) => both);
    expect(meanShare(words)).toBeGreaterThan(0.5);
  });

  test('two hundred distinct keywords are counted in one call', () => {
    expect(new Set(queries.keywords.map(({ words }) => words.join(' '))).size).toBe(200);
  });
});
