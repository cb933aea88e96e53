import { expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { pageOfSample } from './sample-page.fixture.ts';

const detector = createTechnologyDetector([await loadCuratedRules()]);
const namesIn = (html: string) =>
  detector.detectTechnologies(pageOfSample(html)).technologies.map(({ name }) => name);
const appList = (urls: string) =>
  `<script>(function() { function asyncLoad() { var urls = [${urls}]; for (var i = 0; i < urls.length; i++) {} } })();</script>`;

test('apps of the list that a Shopify page loads later are found, by rules for script addresses and by hosts', () => {
  const names = namesIn(
    appList(
      '"https:\\/\\/cdn.boosterapps.com\\/x.js?shop=acme.myshopify.com","https:\\/\\/cdn.pendo.io\\/agent.js?a=1\\u0026shop=acme"',
    ),
  );
  expect(names).toEqual(expect.arrayContaining(['Booster Apps', 'Pendo']));
});

test('addresses outside the list are not treated as scripts', () => {
  expect(namesIn(`${appList('')}<script>var partners = ["https://cdn.pendo.io/"];</script>`)).not.toContain(
    'Pendo',
  );
});

test('an endless list is read up to a limit', () => {
  const many = Array.from({ length: 5_000 }, (_, i) => `"https:\\/\\/app${i}.example\\/a.js"`).join();
  const { scriptUrls } = pageOfSample(`<script>function asyncLoad() { var urls = [${many}</script>`);
  expect(scriptUrls.length).toBe(100);
});
