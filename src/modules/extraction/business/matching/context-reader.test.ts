import { describe, expect, it } from 'vitest';
import { findPhrases } from './find-phrases.ts';

const strengths = (text: string) => findPhrases(text).map(({ strength }) => strength);

describe('the object of a trade counts less than the trade', () => {
  it.each([
    ['Czech names the trade first', 'čištění koberce', [1, 0.5]],
    ['Latvian names it last', 'mēbeles tīrīšana', [0.5, 1]],
    ['three in a row are a list', 'čištění koberce nábytek', [1, 1, 1]],
    ['two parts of a title are two', 'čištění | koberce', [1, 1]],
    ['Greek για', 'λογισμικό για ξενοδοχεία', [1, 0.25]],
    ['Vietnamese cho', 'phần mềm cho khách sạn', [1, 0.25]],
    ['Slovak pre', 'softvér pre hotel', [1, 0.25]],
  ])('%s: %s', (_rule, text, expected) => {
    expect(strengths(text)).toEqual(expected);
  });
});
