import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPhrases, findPhrasesInName } from './find-phrases.ts';

function texts(text: string): string[] {
  return findPhrases(text).map(({ phrase }) => phrase.text);
}

describe('phrases are found', () => {
  it.each([
    ['whatever the case and the accents', 'HÔTEL à Paris', 'hotel'],
    ['as the longest at a place', 'our wedding photographers', 'wedding photograph*'],
    ['by their beginning in inflected languages', 'Натяжными потолками', 'натяжн* потол*'],
    ['at the end of a compound', 'Kinderzahnarztpraxis Augenklinik', '*klinik'],
    ['inside a Japanese sentence', '渋谷の美容室です', '美容室'],
    ['inside a Chinese sentence', '上海明德律师事务所欢迎您', '律师事务所'],
    ['behind the Arabic article', 'أفضل الفنادق والمطاعم', 'مطاعم'],
    ['with a soft hyphen inside', 'Zahn\u00adarzt', 'zahnarzt'],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toContain(expected);
  });

  it('but not across a comma or a bar', () => {
    expect(texts('law, firm | real, estate')).not.toContain('law firm*');
    expect(texts('law firm')).toContain('law firm*');
  });

  it('inside a name without spaces, if the part is long enough', () => {
    expect(findPhrasesInName('armintesisat').map(({ phrase }) => phrase.text)).toEqual(['tesisat*']);
    expect(findPhrasesInName('publisher').map(({ phrase }) => phrase.text)).not.toContain('pub');
  });

  it('in any text without an error, and the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
        expect(texts(text)).toEqual(texts(text));
      }),
      { numRuns: 60 },
    );
  });
});
