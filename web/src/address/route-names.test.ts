import { expect, it } from 'vitest';
import { guessedAddress, isRouteName } from './route-names.ts';

it('guessed addresses lead to the page that was meant, with the thing they name', () => {
  expect(guessedAddress('search')).toBe('/app');
  expect(guessedAddress('copilot')).toBe('/copilot');
  expect(guessedAddress('Alerts', '7')).toBe('/app/monitors/7');
  expect(guessedAddress('technology', 'Node.js & more')).toBe('/app/technologies/Node.js%20%26%20more');
  expect(guessedAddress('companies')).toBe('/app');
  expect(guessedAddress('company')).toBe('/app');
  expect(guessedAddress('companies', 'acme.com')).toBe('/app/company/acme.com');
  expect(guessedAddress('settings', 'x')).toBe('/app/account/settings');
});

it('a page and an unknown name are no guesses', () => {
  expect(guessedAddress('company', 'acme.com')).toBeUndefined();
  expect(guessedAddress('lists')).toBeUndefined();
  expect(guessedAddress('nowhere')).toBeUndefined();
  expect(guessedAddress('constructor')).toBeUndefined();
  expect(guessedAddress('__proto__', 'x')).toBeUndefined();
});

it('no guess leads to another guess', () => {
  for (const name of [
    'search',
    'view',
    'viewed',
    'keywords',
    'login',
    'upload',
    'similar',
    'notifications',
  ]) {
    const [, , page] = (guessedAddress(name) ?? '').split('/');
    expect(page === undefined || isRouteName(page), name).toBe(true);
  }
});
