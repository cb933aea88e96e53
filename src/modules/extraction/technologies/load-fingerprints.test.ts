import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { loadFingerprints } from './load-fingerprints.ts';
import { pageOfSample } from './sample-page.fixture.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fingerprints-'));
});
afterEach(() => rm(directory, { recursive: true }));

const write = (path: string, content: unknown) =>
  writeFile(join(directory, path), typeof content === 'string' ? content : JSON.stringify(content));

async function namesIn(sample: string): Promise<readonly string[]> {
  const { ruleSets } = await loadFingerprints(directory);
  return createTechnologyDetector(ruleSets)
    .detectTechnologies(pageOfSample(sample))
    .technologies.map(({ name }) => name);
}

test('a set in Wappalyzer’s layout is read, and its numbered categories get their names', async () => {
  await mkdir(join(directory, 'technologies'));
  await write('categories.json', { 1: { name: 'CMS', priority: 1, groups: [3] } });
  await write('technologies/a.json', {
    Acme: { cats: [1], website: 'https://acme.test', scriptSrc: '/acme-([\\d.]+)\\.js\\;version:\\1' },
  });
  await write('technologies/b.json', {
    Beta: { cats: [1], meta: { generator: '^Beta' }, js: { Beta: '' }, icon: 'Beta.svg' },
  });
  const { ruleSets, refusedRules } = await loadFingerprints(directory);
  expect(refusedRules).toEqual([]);
  const detector = createTechnologyDetector(ruleSets);
  expect(detector.detectTechnologies(pageOfSample('/js/acme-2.5.js')).technologies).toMatchObject([
    { name: 'Acme', version: '2.5', categories: ['CMS'] },
  ]);
});

test('a flat folder and the old format with everything in one file are read too', async () => {
  await write('apps.json', {
    categories: { 7: { name: 'Widgets' } },
    apps: { Acme: { cats: [7], html: '<acme-widget' } },
  });
  await write('own.json', { Gamma: { cats: ['CRM'], cookies: { gamma_session: '' } } });
  expect(await namesIn('<acme-widget></acme-widget>')).toEqual(['Acme']);
  expect(await namesIn('set-cookie: gamma_session=1')).toEqual(['Gamma']);
});

test('short forms expand to patterns, alongside those that are written out', async () => {
  await write('own.json', {
    $schema: './schema.json',
    Loaded: { loadedFrom: 'cdn.acme.test/tag' },
    Library: { library: 'acme.lib', scriptSrc: '/acme-own\\.js' },
    Sheet: { stylesheet: ['acme-look'] },
  });
  await write('schema.json', { Schema: { html: 'no-technology' } });
  expect(await namesIn('https://cdn.acme.test/tag/1.js')).toEqual(['Loaded']);
  expect(await namesIn('<script>load("https:\\/\\/cdn.acme.test\\/tag\\/1.js")</script>')).toEqual([
    'Loaded',
  ]);
  expect(await namesIn('https://cdnXacme.test/tag/1.js')).toEqual([]);
  expect(await namesIn('/js/acme.lib-2.1.0.min.js')).toEqual(['Library']);
  expect(await namesIn('/js/acme-own.js')).toEqual(['Library']);
  expect(await namesIn('<link rel="stylesheet" href="/css/acme-look.min.css">')).toEqual(['Sheet']);
  expect(await namesIn('<p>no-technology</p>')).toEqual([]);
});

test('a broken file, a broken technology and a slow pattern are reported by name, and the rest works', async () => {
  await write('broken.json', '{"Acme": ');
  await write('mixed.json', {
    Wrong: { cats: 'CMS', html: 'wrong-thing' },
    Slow: { cats: [], html: ['<link[^>]+href=[^>]+slow-thing', 'slow-marker'] },
  });
  const { ruleSets, refusedRules } = await loadFingerprints(directory);
  expect(refusedRules.map(({ source, technology }) => [source, technology])).toEqual([
    ['broken.json', ''],
    ['mixed.json', 'Wrong'],
  ]);
  const detector = createTechnologyDetector(ruleSets);
  expect(detector.refusedRules).toMatchObject([
    { source: 'mixed.json', technology: 'Slow', field: 'html', reason: expect.stringContaining('same text') },
  ]);
  expect(await namesIn('<p>slow-marker</p>')).toEqual(['Slow']);
});

test('a technology of an operator’s set replaces ours of the same name', async () => {
  await write('own.json', { Hotjar: { cats: ['Analytics'], html: 'our-own-hotjar' } });
  const { ruleSets } = await loadFingerprints(directory);
  const detector = createTechnologyDetector([await loadCuratedRules(), ...ruleSets]);
  const names = (sample: string) =>
    detector.detectTechnologies(pageOfSample(sample)).technologies.map(({ name }) => name);
  expect(names('<p>our-own-hotjar</p>')).toEqual(['Hotjar']);
  expect(names('https://static.hotjar.com/c/hotjar-1.js')).toEqual([]);
});

test('a missing folder is a clear error', async () => {
  await expect(loadFingerprints(join(directory, 'missing'))).rejects.toThrow(/cannot be read/);
});
