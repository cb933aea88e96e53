import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../../test/harness/test-app.ts';
import { appPlaces } from './app-places.ts';

it('the service knows every page of the app', () => {
  const source = readFileSync(new URL('../../../web/src/shell/places.tsx', import.meta.url), 'utf8');
  const table = source.slice(source.indexOf('const places'), source.indexOf('};'));
  const names = [...table.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect([...appPlaces()].sort(), 'src/http/host/app-places.ts').toEqual(names.sort());
});

it('a page of the app that does not exist is the app with the status 404', async () => {
  const running = await buildTestApp({
    services: {
      web: {
        appPage: '<!doctype html><html lang="en"><!--root--><!--/root--></html>',
        drawing: async () => undefined,
        find: () => undefined,
        addressOf: () => undefined,
      },
    },
  });
  const statusOf = async (url: string) => (await running.app.inject(url)).statusCode;
  expect(await statusOf('/app/nothing')).toBe(404);
  expect(await statusOf('/app/nothing/here')).toBe(404);
  expect(await statusOf('/app/constructor')).toBe(404);
  for (const url of ['/app', '/app/lists', '/app/company/maple.com', '/copilot'])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  const { headers } = await running.app.inject('/app?q=red');
  expect(headers.vary).toContain('accept-language');
  await running.app.close();
});
