import { expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { pageOfSample } from './sample-page.fixture.ts';

const detector = createTechnologyDetector([await loadCuratedRules()]);
const namesIn = (sample: string) =>
  detector.detectTechnologies(pageOfSample(sample)).technologies.map(({ name }) => name);

test('a service without a rule is found by the host of its script', () => {
  const [found] = detector.detectTechnologies(
    pageOfSample('https://cdn.pendo.io/agent/static/abc/pendo.js'),
  ).technologies;
  expect(found).toMatchObject({ name: 'Pendo', categories: ['Analytics'], version: '' });
});

test('a mirrored page has the host as a folder, and the service is still found', () => {
  expect(namesIn('../cdn.pendo.io/agent/static/abc/pendo.js')).toContain('Pendo');
});

test('a service with a rule is left to the rule', () => {
  expect(namesIn('https://sb.scorecardresearch.com/beacon.js')).toEqual(['comScore']);
});

test('a host without a product adds nothing', () => {
  expect(namesIn('https://upload.wikimedia.org/app.js')).toEqual([]);
  expect(namesIn('https://example.com/js/app.js')).toEqual([]);
});

test('a company’s own page does not run its own third-party script', () => {
  const page = { ...pageOfSample('https://cdn.pendo.io/agent.js'), url: 'https://www.pendo.io/' };
  expect(detector.detectTechnologies(page).technologies).toEqual([]);
});
