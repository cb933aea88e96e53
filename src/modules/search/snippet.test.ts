import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQueryText } from './query-text.ts';
import type { Mode } from './search-parameters.ts';
import { isBare, searchTermsOf, sentenceOf, snippetOf } from './snippet.ts';

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

  it('has no leading or trailing separator', () => {
    expect(marked(`${'word '.repeat(30)}· needle | \n–\n`, 'needle')).not.toMatch(/^[·|]|[·|–]$/);
    expect(marked('Prices ·', 'prices')).toBe('[Prices]');
    expect(marked('| Home - ', 'home')).toBe('[Home]');
    expect(marked(`needle ${'a b c d '.repeat(24)}– x`, 'needle')).toMatch(/[abcd]$/);
  });

  it('marks a phrase as one, words individually, and never across two blocks', () => {
    expect(marked('book a demo, book a\ndemo. Then book a demo', 'book a demo')).toBe(
      '[book a demo], book a · demo. Then [book a demo]',
    );
    expect(marked('a demo to book', 'book a demo', 'any')).toBe('[a] [demo] to [book]');
    expect(marked('beta\ngamma then beta gamma', 'beta gamma')).toBe('gamma then [beta gamma]');
  });

  it('marks what the index finds: folded, composed or not, and words with symbols', () => {
    expect(marked('Le Café', 'cafe')).toBe('Le [Café]');
    expect(marked('Le cafe\u0301 noir', 'CAFÉ')).toBe('Le [cafe\u0301] noir');
    expect(marked('C++ und C#', 'c#')).toBe('C++ und [C#]');
    expect(marked('東京タワー', '京タ')).toBe('東[京タ]ワー');
  });

  it('is one line of at most 200 characters, and its offsets point to the words, whatever the text', () => {
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

describe('a sentence', () => {
  const sentence = (text: string, query: string): string => {
    const q = readQueryText(query);
    const terms = q && searchTermsOf({ q, mode: 'phrase' })?.('body');
    if (!terms) throw new Error(`nothing to search for in ${query}`);
    const { text: shown, matches } = sentenceOf(text, terms);
    expect(matches.length).toBeGreaterThan(0);
    return shown;
  };

  it('is preferred to the menu and the heading that have the same words', () => {
    const page =
      'Home\nContact\nE-mail: contact@a-workshop-with-a-long-name.example\nContact\nFor a quote contact our workshop in Leeds any weekday.\nImprint';
    expect(sentence(page, 'contact')).toBe('For a quote contact our workshop in Leeds any weekday. Imprint');
  });

  it('is the first match with what follows if no block is long enough', () => {
    expect(sentence('Home\nContact\nCall us\nToday', 'contact')).toBe('Contact · Call us · Today');
  });

  it('is looked for in a bounded number of places', () => {
    const page = `${'contact\n'.repeat(10_000)}A long sentence far down the page that names contact once.`;
    expect(sentence(page, 'contact')).toMatch(/^contact · contact/);
  });

  it('is used if a snippet is no longer than a heading', () => {
    expect(isBare({ text: 'Contact', matches: [[0, 7]] })).toBe(true);
    expect(isBare({ text: 'For a quote contact our workshop in Leeds any weekday.', matches: [] })).toBe(
      false,
    );
  });
});
