import { describe, expect, test } from 'vitest';
import { identifierKinds } from '../../companies/index.ts';
import { extractProfile } from '../extract-profile.ts';
import { samplePage } from '../page/sample-page.fixture.ts';

const identifiersOf = (html: string) => extractProfile(samplePage(html)).identifiers;

describe.each([...identifierKinds])('%s', (kind, { samples, refused = [] }) => {
  test.each(samples)('is found in $html', ({ html, values }) => {
    const found = identifiersOf(html).filter((one) => one.kind === kind);
    expect(found.map(({ value }) => value)).toEqual(values);
    for (const { where } of found) expect(where).not.toBe('');
  });

  test.each(refused)('is not found in %s', (html) => {
    expect(identifiersOf(html).filter((one) => one.kind === kind)).toEqual([]);
  });
});

test('a sample triggers no other kind of script or element', () => {
  const expected = new Set(['ua ua_account']);
  for (const [kind, { samples, finds }] of identifierKinds) {
    if (finds.some((find) => find.in === 'columns' || find.in === 'social' || find.in === 'icon')) continue;
    for (const { html } of samples) {
      const others = [...new Set(identifiersOf(html).map((one) => one.kind))].filter(
        (other) => other !== kind,
      );
      if (others.length > 0) expect(expected).toContain([kind, ...others].sort().join(' '));
    }
  }
});

test('identifiers in text, code examples, templates and comments do not belong to the site', () => {
  const snippet = `gtag('config', 'G-7QK2M9ZP4D'); ga('create', 'UA-48152673-2', 'auto'); fbq('init', '481029384756102');`;
  for (const html of [
    `<p>${snippet}</p>`,
    `<pre><code>&lt;script&gt;${snippet}&lt;/script&gt;</code></pre>`,
    `<!-- <script>${snippet}</script> -->`,
    `<script type="text/template">${snippet}</script>`,
    `<script type="application/json">{"code": "${snippet.replaceAll('"', '')}"}</script>`,
    `<script>/* ${snippet} */</script>`,
    `<textarea><script>${snippet}</script></textarea>`,
  ])
    expect(identifiersOf(html)).toEqual([]);
});

test('a page full of identifiers yields a few of each kind', () => {
  const many = Array.from(
    { length: 500 },
    (_, n) => `gtag('config', 'G-7QK2M9Z${String(n).padStart(3, '0')}');`,
  );
  expect(identifiersOf(`<script>${many.join('\n')}</script>`).length).toBeLessThanOrEqual(10);
});

test('an address of the site itself and a known icon of its own host connect nothing', () => {
  const found = identifiersOf('<link rel="icon" href="https://cdn.example.com/icon.png"><p>Text</p>');
  expect(found).toEqual([]);
});
