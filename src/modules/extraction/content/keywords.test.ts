import { expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { keywords } from './keywords.ts';

const keywordsOf = (html: string) => settle([keywords], syntheticPage(html)).top_keywords;

it('words of a script without spaces are cut as a dictionary cuts them', () => {
  expect(keywordsOf('<title>東京の美容室</title><h1>美容室と東京</h1>')).toEqual(
    expect.arrayContaining(['東京', '美容']),
  );
});

it('months, controls and filler text are no keywords', () => {
  const found = keywordsOf(
    '<title>Rye loaves</title><p>Lorem ipsum dolor sit amet consectetur consectetur</p><p>January January previous slide slide rye</p>',
  );
  expect(found).toContain('loaves');
  for (const word of ['consectetur', 'january', 'slide', 'previous']) expect(found).not.toContain(word);
});
