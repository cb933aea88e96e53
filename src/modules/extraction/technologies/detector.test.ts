import { expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { pageOfSample } from './sample-page.fixture.ts';
import { formatTechStack, technologiesByColumn } from './tech-stack.ts';
import type { RuleSet, TechnologyRule } from './technology-rule.ts';

type Rules = Readonly<Record<string, Partial<TechnologyRule>>>;

function detect(rules: Rules, sample: string) {
  const technologies = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { cats: [], ...rule }]),
  );
  const set: RuleSet = { source: 'test', technologies, categoryNames: new Map() };
  return createTechnologyDetector([set]).detectTechnologies(pageOfSample(sample)).technologies;
}

const namesIn = (rules: Rules, sample: string) => detect(rules, sample).map(({ name }) => name);

test('each field is matched where it belongs', () => {
  const rules: Rules = {
    Html: { html: '<acme-widget[ >]' },
    Script: { scripts: 'acme\\.init\\(' },
    Source: { scriptSrc: '/acme\\.js$' },
    Header: { headers: { Server: '^acme' } },
    Cookie: { cookies: { 'acme_*': '' } },
    Meta: { meta: { generator: '^Acme' } },
    Url: { url: '\\.acme\\.site/' },
    Text: { text: 'powered by acme' },
    Dom: { dom: 'div.acme-root' },
  };
  expect(namesIn(rules, '<acme-widget>')).toEqual(['Html']);
  expect(namesIn(rules, '<script>acme.init({})</script>')).toEqual(['Script']);
  expect(namesIn(rules, '/js/ACME.js')).toEqual(['Source']);
  expect(namesIn(rules, 'server: acme/2')).toEqual(['Header']);
  expect(namesIn(rules, 'set-cookie: ACME_session=1; path=/')).toEqual(['Cookie']);
  expect(namesIn(rules, '<meta name="Generator" content="Acme 3">')).toEqual(['Meta']);
  expect(namesIn(rules, 'url: https://x.acme.site/')).toEqual(['Url']);
  expect(namesIn(rules, '<p>Powered by Acme</p>')).toEqual(['Text']);
  expect(namesIn(rules, '<div class="a acme-root b">')).toEqual(['Dom']);
});

test('versions come from groups, from the first of two that is present, or from a group', () => {
  const version = (scriptSrc: string, sample: string) => detect({ Acme: { scriptSrc } }, sample)[0]?.version;
  expect(version('acme-([\\d.]+)\\.js\\;version:\\1', '/acme-2.4.1.js')).toBe('2.4.1');
  expect(version('acme(?:-([\\d.]+))?\\.js(?:\\?v=([\\d.]+))?\\;version:\\1?\\1:\\2', '/acme.js?v=3.1')).toBe(
    '3.1',
  );
  expect(version('acme(-pro)?\\.js\\;version:\\1?2:1', '/acme-pro.js')).toBe('2');
  expect(version('acme(-pro)?\\.js\\;version:\\1?2:1', '/acme.js')).toBe('1');
  expect(version('acme\\.js\\?v=(\\d+)\\;version:\\1', '/acme.js?v=1700000000')).toBe('');
});

test('weak signs count only in combination', () => {
  const rules: Rules = { Acme: { html: ['acme-one\\;confidence:30', 'acme-two\\;confidence:30'] } };
  expect(namesIn(rules, '<p>acme-one</p>')).toEqual([]);
  expect(detect(rules, '<p>acme-one acme-two</p>')).toMatchObject([{ name: 'Acme', confidence: 60 }]);
});

test('implied technologies are found too, however indirectly', () => {
  const rules: Rules = {
    Plugin: { html: 'acme-plugin', implies: 'Acme' },
    Acme: { implies: ['Language\\;confidence:80'] },
    Language: {},
  };
  expect(detect(rules, '<p>acme-plugin</p>').map(({ name, confidence }) => [name, confidence])).toEqual([
    ['Acme', 100],
    ['Plugin', 100],
    ['Language', 80],
  ]);
});

test('a technology that requires another, or a category, is not found alone, nor is what it implies', () => {
  const rules: Rules = {
    Plugin: { html: 'acme-plugin', requires: 'Acme', implies: 'Language' },
    Theme: { html: 'acme-theme', requiresCategory: ['CMS'] },
    Acme: { html: 'acme-core', cats: ['CMS'] },
    Language: {},
  };
  expect(namesIn(rules, '<p>acme-plugin acme-theme</p>')).toEqual([]);
  expect(new Set(namesIn(rules, '<p>acme-core acme-plugin acme-theme</p>'))).toEqual(
    new Set(['Acme', 'Plugin', 'Theme', 'Language']),
  );
});

test('an excluded technology is removed with everything that only followed from it', () => {
  const rules: Rules = {
    New: { html: 'acme-new', excludes: 'Old' },
    Old: { html: 'acme-', implies: 'Oldest' },
    Oldest: {},
  };
  expect(namesIn(rules, '<p>acme-new</p>')).toEqual(['New']);
  expect(new Set(namesIn(rules, '<p>acme-old</p>'))).toEqual(new Set(['Old', 'Oldest']));
});

test('selectors are evaluated on the source: ids, classes, attributes, operators, the last part of a chain', () => {
  const matches = (selector: string, html: string) => namesIn({ Acme: { dom: selector } }, html).length > 0;
  expect(matches('#acme-root', '<div id="acme-root">')).toBe(true);
  expect(matches('script[src*="acme/"]', "<script async src='/acme/a.js'></script>")).toBe(true);
  expect(matches('script[src*="acme/"]', '<a href="/acme/a.js">acme/</a>')).toBe(false);
  expect(matches('link[href^="https://acme."]', '<link href="https://acme.com/x.css">')).toBe(true);
  expect(matches('link[href$=".acme"]', '<link href="/x.acme">')).toBe(true);
  expect(matches('body > .menu .acme-item', '<b class="acme-item">')).toBe(true);
  expect(matches('a.acmea, b.acmeb', '<b class="x acmeb">')).toBe(true);
  expect(matches('.acme-item', '<style>.acme-item { color: red }</style>')).toBe(false);
  expect(matches('.acme-item', '<p>the class acme-item</p>')).toBe(false);
  expect(matches('[data-acme]', '<div data-title="a > b" data-acme>')).toBe(true);
});

test('a selector may require an attribute and read a version from it', () => {
  const rules: Rules = {
    Acme: { dom: { 'acme-app': { attributes: { version: '^([\\d.]+)\\;version:\\1' } } } },
  };
  expect(detect(rules, '<acme-app version="4.2">')).toMatchObject([{ name: 'Acme', version: '4.2' }]);
  expect(detect(rules, '<acme-app>')).toEqual([]);
});

test('evidence names where a technology was found', () => {
  const [found] = detect({ Acme: { scriptSrc: '/acme\\.js' } }, '/js/acme.js');
  expect(found?.evidence).toEqual(['scriptSrc: https://example.org/js/acme.js']);
});

test('the stack reads from what the site is built with to how it is served, and columns collect by category', () => {
  const technologies = detect(
    {
      Nginx: { html: 'uses nginx', cats: ['Web servers'] },
      jQuery: { html: 'uses jquery ([\\d.]+)\\;version:\\1', cats: ['JavaScript libraries'] },
      Shop: { html: 'uses shops', cats: ['CMS', 'Ecommerce'] },
      Odd: { html: 'uses oddity', cats: ['Something else'] },
    },
    '<p>uses nginx uses jquery 3.6.0 uses shops uses oddity</p>',
  );
  expect(formatTechStack(technologies)).toBe('Shop, jQuery 3.6, Nginx, Odd');
  expect(Object.fromEntries(technologiesByColumn(technologies))).toEqual({
    cms: ['Shop'],
    ecommerce_platform: ['Shop'],
    js_libraries: ['jQuery'],
    web_server: ['Nginx'],
  });
});

test('a version that the product never had is dropped, the product stays', async () => {
  const curated = createTechnologyDetector([await loadCuratedRules()]);
  const versionOf = (version: string) =>
    curated
      .detectTechnologies(pageOfSample(`<script src="/js/bootstrap-${version}.min.js"></script>`))
      .technologies.find(({ name }) => name === 'Bootstrap')?.version;
  expect(versionOf('5.3.1')).toBe('5.3.1');
  expect(versionOf('14.0')).toBe('');
});

test('a tag manager names its container, even if a server of the site delivers it', async () => {
  const curated = createTechnologyDetector([await loadCuratedRules()]);
  const evidenceOf = (html: string) =>
    curated
      .detectTechnologies(pageOfSample(html))
      .technologies.find(({ name }) => name === 'Google Tag Manager')?.evidence[0];
  expect(
    evidenceOf(
      "<script>(function(w,d,s,l,i){j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,document,'script','dataLayer','GTM-ABC123');</script>",
    ),
  ).toContain('GTM-ABC123');
  expect(evidenceOf('<script src="https://tags.example.org/load.js?id=GTM-ABC123"></script>')).toContain(
    'GTM-ABC123',
  );
});
