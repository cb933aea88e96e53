import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQueryText } from './query-text.ts';
import type { Mode } from './search-parameters.ts';
import { searchTermsOf, snippetOf } from './snippet.ts';

function snippet(text: string, query: string, mode: Mode = 'phrase', withFollowing = true) {
  const q = readQueryText(query);
  const searchTerms = q && searchTermsOf({ q, mode })?.('body');
  if (!searchTerms) throw new Error(`nothing to search for in ${query}`);
  return snippetOf(text, searchTerms, withFollowing);
}

const marked = (text: string, query: string, mode: Mode = 'phrase', withFollowing = true): string => {
  const { text: shown, matches } = snippet(text, query, mode, withFollowing);
  return matches.reduceRight(
    (all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`,
    shown,
  );
};

describe('a snippet', () => {
  it('shows the block of the match and what follows, on one line', () => {
    expect(marked('Home\nAbout us\nWe sell rye loaves.\nCall us\nToday', 'rye loaves')).toBe(
      'We sell [rye loaves]. Call us · Today',
    );
  });

  it('shows only the heading that matched', () => {
    expect(marked('Benches\nOak tables\nChairs', 'oak', 'phrase', false)).toBe('[Oak] tables');
  });

  it('begins at most 24 characters before the match, at the start of a word', () => {
    const { text, matches } = snippet(
      `${'lorem ipsum '.repeat(30)}needle ${'dolor sit '.repeat(30)}`,
      'needle',
    );
    const [start = -1] = matches[0] ?? [];
    expect(start).toBeLessThanOrEqual(24);
    expect(text).toMatch(/^(?:lorem|ipsum) .*\bdolor$|^(?:lorem|ipsum) .*\bsit$/);
    expect(text.length).toBeLessThanOrEqual(200);
  });

  it('has no separator without something to separate', () => {
    expect(marked(`${'word '.repeat(30)}· needle | \n–\n`, 'needle')).not.toMatch(/^[·|]|[·|–]$/);
    expect(marked('Prices ·', 'prices')).toBe('[Prices]');
    expect(marked('| Home - ', 'home')).toBe('[Home]');
    expect(marked(`needle ${'a b c d '.repeat(24)}– x`, 'needle')).toMatch(/[abcd]$/);
  });

  it('marks a phrase as one, words each, and never across two blocks', () => {
    expect(marked('book a demo, book a\ndemo. Then book a demo', 'book a demo')).toBe(
      '[book a demo], book a · demo. Then [book a demo]',
    );
    expect(marked('a demo to book', 'book a demo', 'any')).toBe('[a] [demo] to [book]');
    expect(marked('beta\ngamma then beta gamma', 'beta gamma')).toBe('gamma then [beta gamma]');
  });

  it('marks what the index finds: folded, composed or not, and words with signs', () => {
    expect(marked('Le Café', 'cafe')).toBe('Le [Café]');
    expect(marked('Le cafe\u0301 noir', 'CAFÉ')).toBe('Le [cafe\u0301] noir');
    expect(marked('C++ und C#', 'c#')).toBe('C++ und [C#]');
    expect(marked('東京タワー', '京タ')).toBe('東[京タ]ワー');
  });

  it('is of one line, within 200 characters, and its offsets hold the words, whatever the text', () => {
    const words = fc.constantFrom(
      'needle',
      'Nadel',
      'hay',
      '·',
      '|',
      '- ',
      '\n',
      '  ',
      '😀',
      '東京',
      'café',
      'x'.repeat(70),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 120 }), fc.boolean(), (parts, withFollowing) => {
        const { text, matches } = snippet(
          `${parts.join(' ')} needle hay`,
          'needle hay',
          'single',
          withFollowing,
        );
        expect(text).not.toMatch(/[\r\n]|^\s|\s$|\s\s/);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text.isWellFormed()).toBe(true);
        expect(matches.length).toBeGreaterThan(0);
        for (const [start, end] of matches) expect(['needle', 'hay']).toContain(text.slice(start, end));
      }),
      { numRuns: 300 },
    );
  });
});
