import { expect, it } from 'vitest';
import { pythonCall, typescriptCall } from './example.ts';

const search = { method: 'GET', path: '/search', operationId: 'get_search', isJson: true };
const list = {
  method: 'POST',
  path: '/lists/{list_id}/items',
  operationId: 'post_lists_items',
  isJson: true,
};

it('an example is a call of the TypeScript client', () => {
  expect(typescriptCall(search, { path: "/search?q=it's&limit=5&forms=true" })).toBe(
    "await homedex.get('/search', { query: { q: 'it\\'s', limit: 5, forms: true } })",
  );
  expect(typescriptCall(list, { path: '/lists/7/items', body: { domains: ['a.com'] } })).toBe(
    'await homedex.post(\'/lists/{list_id}/items\', { path: { list_id: 7 }, body: {"domains":["a.com"]} })',
  );
  expect(typescriptCall({ ...search, path: '/health' }, { path: '/health' })).toBe(
    "await homedex.get('/health')",
  );
});

it('an example is a call of the Python client, by path where it has no method', () => {
  expect(pythonCall(search, { path: '/search?q=a+b&forms=true&from=x' })).toBe(
    'homedex.get_search(q="a b", forms=True, from_="x")',
  );
  expect(
    pythonCall(list, { path: '/lists/7/items', body: { domains: ['a.com'], all: false, n: null } }),
  ).toBe('homedex.post_lists_items(list_id=7, body={"domains": ["a.com"], "all": False, "n": None})');
  expect(
    pythonCall({ ...search, path: '/search/download', isJson: false }, { path: '/search/download?q=a' }),
  ).toBe('homedex.request("GET", "/search/download", query={"q": "a"})');
});

it('an upload is shown as a curl command', () => {
  const upload = { path: '/bulk-lookup', file: 'a.com' };
  expect([typescriptCall(search, upload), pythonCall(search, upload)]).toEqual([undefined, undefined]);
});
