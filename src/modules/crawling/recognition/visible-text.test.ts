import { expect, it } from 'vitest';
import { readVisibleText } from './visible-text.ts';

it('reads title and text, and nothing that visitors do not see', () => {
  const html =
    '<title>A &amp; B</title><style>p{}</style><p>1 < 2 and</p><script>var x</script><P>bread<br/>cakes</P>';
  expect(readVisibleText(html)).toMatchObject({
    title: 'A & B',
    text: '1 < 2 and bread cakes',
    words: 5,
  });
});

it.each(['<', '<b>', '</', '<!-- x -->', '<title>', '株式会社', '&amp;', '© '])(
  'reads and counts no more of a page of "%s" than of any other',
  (sign) => {
    const { text, lines, words } = readVisibleText(sign.repeat(3_000_000 / sign.length));
    expect(text.length).toBeLessThanOrEqual(17_000);
    expect(lines.length).toBeLessThanOrEqual(8_001);
    expect(words).toBeLessThan(9_000);
  },
);

it('a page whose text comes after megabytes of styles is read', () => {
  const html = `<style>${'a{}'.repeat(900_000)}</style><p>We bake bread in Leeds</p>`;
  expect(readVisibleText(html).text).toBe('We bake bread in Leeds');
});
