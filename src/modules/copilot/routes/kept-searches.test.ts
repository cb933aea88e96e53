import { afterAll, beforeAll, expect, it } from 'vitest';
import { converse } from '../../../../test/harness/converse.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [{ domain: 'inn.nz', industry: 'Travel & Hospitality', country: 'NZ' }],
    limits: { anonymousPerMinute: 10_000 },
  });
});
afterAll(() => running.app.close());

const FIRST = 'companies in New Zealand with a blog';
const formOf = async (...messages: string[]) => (await converse(running.app, [FIRST, ...messages])).page;

it.each([
  ['save this search'],
  ['bookmark this search please'],
  ['diese Suche speichern'],
  ['enregistre cette recherche'],
  ['salva questa ricerca'],
  ['guarda esta pesquisa'],
  ['bewaar deze zoekopdracht'],
])('the search in force is saved as a view, by its form: %s', async (message) => {
  expect(await formOf(message)).toEqual({ name: 'views', path: '/app?country=NZ&has=blog&layer=view' });
});

it.each([
  ['empresas en Nueva Zelanda con blog', 'guarda esta búsqueda'],
  ['firmy w Nowej Zelandii z blogiem', 'zapisz to wyszukiwanie'],
])('a search in the language of the request is saved too: %s, %s', async (first, message) => {
  expect((await converse(running.app, [first, message])).page?.path).toBe(
    '/app?country=NZ&has=blog&layer=view',
  );
});

it.each([
  ['alert me when there are new ones'],
  ['sag mir Bescheid, wenn neue dazukommen'],
  ['préviens-moi s’il y en a de nouveaux'],
  ['avísame cuando haya nuevos'],
  ['avvisami quando ce ne sono di nuovi'],
  ['avisa-me quando houver novos'],
  ['geef me een seintje als er nieuwe bijkomen'],
  ['powiadom mnie o nowych'],
])('an alert keeps the search in force, by its form: %s', async (message) => {
  expect(await formOf(message)).toEqual({ name: 'monitors', path: '/app?country=NZ&has=blog&layer=monitor' });
});

it('an alert for a search that the message names does not keep the one in force', async () => {
  expect(await formOf('tell me when a new bakery opens in Leeds')).toEqual({
    name: 'monitors',
    path: '/app/monitors',
  });
});

it('what is to be deleted is no search to keep', async () => {
  expect(await formOf('delete my saved searches')).toMatchObject({ name: 'history' });
  expect(await formOf('delete my alert')).toEqual({ name: 'monitors', path: '/app/monitors' });
});
