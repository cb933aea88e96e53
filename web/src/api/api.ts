import type { components } from '../../../packages/client/index.js';
import { createClient, HomedexError } from '../../../packages/client/index.js';
import { takeFirstSearch } from './first-search.ts';
import { readToken } from './session.ts';

type Schemas = components['schemas'];
type Item = Schemas['SearchResultItem'];
export type Company = Required<Omit<Item, 'columns'>> & Pick<Item, 'columns'>;
export type Column = Schemas['Column'];
export type Suggestion = Schemas['Suggestion'];
export type User = Schemas['User'];
export type Monitor = Schemas['Monitor'];
export type Notification = Schemas['Notification'];
export type BulkJob = Schemas['BulkJob'];
export type CompanyList = Schemas['CompanyList'];
export type AdministeredAccount = Schemas['AdministeredAccount'];

export { HomedexError };

/** The one way to the service: the same client that customers use. */
export const api = createClient({
  token: readToken,
  fetch: (input, init = {}) => {
    const early = takeFirstSearch(String(input), readToken());
    if (early) return early;
    // What is taken away or kept is so also when the page is closed at that moment.
    return fetch(input, { ...init, keepalive: init.method === 'DELETE' || init.method === 'PUT' });
  },
});
