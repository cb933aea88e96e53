import { expect, it } from 'vitest';
import { settle, syntheticPage } from '../contacts/synthetic-page.fixture.ts';
import { hiddenSpam } from './hidden-spam.ts';
import { keywords } from './keywords.ts';

const keywordsOf = (html: string) => settle([keywords], syntheticPage(html)).top_keywords;

it('words of a script without spaces are split as by a dictionary', () => {
  expect(keywordsOf('<title>東京の美容室</title><h1>美容室と東京</h1>')).toEqual(
    expect.arrayContaining(['東京', '美容']),
  );
});

it('months, controls and filler text are not keywords', () => {
  const found = keywordsOf(
    '<title>Rye loaves</title><p>Lorem ipsum dolor sit amet consectetur consectetur</p><p>January January previous slide slide rye</p>',
  );
  expect(found).toContain('loaves');
  for (const word of ['consectetur', 'january', 'slide', 'previous']) expect(found).not.toContain(word);
});

it('text injected out of sight is not a keyword, even if it is also in the title', () => {
  const html = `<title>Rye loaves casino roulette</title><h1>Rye loaves</h1>
    <div style="position:absolute;left:-9999px">best casino roulette bonus</div>`;
  const { top_keywords, has_hidden_spam } = settle([hiddenSpam, keywords], syntheticPage(html));
  expect(has_hidden_spam).toBe(true);
  expect(top_keywords).toContain('loaves');
  for (const word of ['casino', 'roulette']) expect(top_keywords).not.toContain(word);
});

it('a bundle of off-screen links to unrelated sites is spam whatever its text, but links to social networks are not', () => {
  const offscreen = (links: string) =>
    `<p>Bread</p><div style="position:absolute;left:-9999px">${links}</div>`;
  const unrelatedLinks = Array.from(
    { length: 9 },
    (_, index) => `<a href="https://unrelated-${index}.org/x">cheap garden shoes</a>`,
  );
  const networks = [
    'facebook',
    'twitter',
    'linkedin',
    'instagram',
    'youtube',
    'tiktok',
    'reddit',
    'tumblr',
  ].map((name) => `<a href="https://www.${name}.com/share">share on ${name}</a>`);
  const isSpam = (html: string) => settle([hiddenSpam], syntheticPage(html)).has_hidden_spam;
  expect(isSpam(offscreen(unrelatedLinks.join(' ')))).toBe(true);
  expect(isSpam(offscreen(networks.join(' ')))).toBe(false);
  expect(isSpam(unrelatedLinks.join(' '))).toBe(false);
});
