import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { examples, routes } from '../../app/index.ts';
import { openApiDocument } from '../../http/index.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ companies: [{ domain: 'oak.com', title: 'oak' }] });
});
afterAll(() => running.app.close());

interface Described {
  readonly schema: { readonly pattern?: string; readonly maxLength?: number };
}

const { paths } = JSON.parse(JSON.stringify(openApiDocument(routes, examples))) as {
  paths: Record<string, { get?: { parameters?: readonly (Described & { name: string })[] } }>;
};

/** Whether the description of a parameter lets a value through. */
function isDescribed(path: string, name: string, value: string): boolean {
  const parameter = paths[path]?.get?.parameters?.find((one) => one.name === name);
  expect(parameter, `${path} ${name}`).toBeDefined();
  const { pattern, maxLength = Number.POSITIVE_INFINITY } = parameter?.schema ?? {};
  return value.length <= maxLength && new RegExp(pattern ?? '', 'u').test(value);
}

async function isTaken(path: string, name: string, value: string): Promise<boolean> {
  const parameters = new URLSearchParams({ ...(path.startsWith('/search') && { q: 'oak' }), [name]: value });
  const { statusCode } = await running.app.inject({ url: `${path}?${parameters}` });
  expect([200, 422]).toContain(statusCode);
  return statusCode === 200;
}

const values: readonly (readonly [path: string, name: string, good: string[], bad: string[]])[] = [
  ['/search', 'q', ['oak', '語', 'a!'], ['!', ' ', '-', '***', 'x'.repeat(201)]],
  [
    '/search',
    'has',
    ['', 'email', 'email,phone', ' blog , contact,', ',,'],
    ['money', 'email phone', 'email;blog'],
  ],
  ['/search', 'country', ['', 'de', 'DE,at', ' ch ,'], ['d', 'deu', 'd1', 'de at', 'de;at']],
  ['/search', 'not_country', ['UK'], ['britain']],
  ['/search', 'language', ['en', 'zh-hant,de'], ['e', 'german', 'en de']],
  [
    '/search',
    'domains',
    ['oak.com', 'https://www.oak.com/a_b%20c,ash.de, //elm.at:80/?q', ''],
    ['oak', 'oak com', 'oak_.com', 'a.com b.com'],
  ],
  ['/search/facets', 'fields', ['', 'tech', 'country,has,technology'], ['colour', 'tech country']],
  [
    '/search/download',
    'columns',
    ['', 'domain,score', 'all,-body_text'],
    ['dom ain', 'domain;title', '--domain'],
  ],
  // How long one keyword may be is in words only: generators of clients refuse patterns of that size.
  ['/bulk-search/count', 'keywords', ['oak', 'a,b , c'], []],
];

describe('the description of a parameter', () => {
  it.each(values)('%s %s is as strict as the service', async (path, name, good, bad) => {
    for (const value of good)
      expect([value, isDescribed(path, name, value), await isTaken(path, name, value)]).toEqual([
        value,
        true,
        true,
      ]);
    for (const value of bad)
      expect([value, isDescribed(path, name, value), await isTaken(path, name, value)]).toEqual([
        value,
        false,
        false,
      ]);
  });
});
