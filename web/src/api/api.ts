import type { components } from '../../../packages/client/index.js';
import { createClient, HomedexError } from '../../../packages/client/index.js';
import { language } from '../i18n/i18n.ts';
import { takeFirstAnswer } from './first-request.ts';
import { expireToken, readToken } from './session.ts';

type Schemas = components['schemas'];
type Item = Schemas['SearchResultItem'];
type OptionalOfItem = 'columns' | 'similarity' | 'reasons';
export type Company = Required<Omit<Item, OptionalOfItem>> & Pick<Item, OptionalOfItem>;
export type Column = Schemas['Column'];
export type Suggestion = Schemas['Suggestion'];
export type MeaningReading = Schemas['MeaningReading'];
export type FormsOfWord = NonNullable<Schemas['SearchResponse']['forms']>[number];

export type User = Schemas['User'];
export type Monitor = Schemas['Monitor'];
export type Notification = Schemas['Notification'];
export type BulkJob = Schemas['BulkJob'];
export type CompanyList = Schemas['CompanyList'];
export type AdministeredAccount = Schemas['AdministeredAccount'];

/** A search that finds more, suggested when a search found little. */
export interface SearchSuggestion {
  readonly q: string;
  readonly mode: string;
  readonly forms: boolean;
  readonly filters: Readonly<Record<string, unknown>>;
  readonly total_count: number;
  readonly why: string;
}

export { HomedexError };

/** All calls to the service go through the same client that customers use. */
export const api = createClient({
  token: readToken,
  fetch: async (input, init = {}) => {
    const token = readToken();
    // `keepalive` lets deletions and saves complete even if the page is closed.
    const keepalive = init.method === 'DELETE' || init.method === 'PUT';
    // Mails that a call sends are written in the language of the app, which may differ from that of the browser.
    const headers = { ...init.headers, 'accept-language': language };
    const response = await (takeFirstAnswer(String(input), token) ??
      fetch(input, { ...init, headers, keepalive }));
    // A wrong password returns 401 too, but does not end the session.
    if (response.status === 401 && token !== null && String(input) !== '/auth/login') expireToken(token);
    return response;
  },
});
