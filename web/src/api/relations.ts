import { addressOf } from '../../../packages/client/index.js';
import { HomedexError } from './api.ts';
import { readToken } from './session.ts';

/**
 * Relations, history and technologies. A service may be without them: then each is undefined, and what shows it stays hidden.
 */
export interface RelatedSites {
  readonly related: readonly {
    readonly domain: string;
    readonly company_name: string | null;
    readonly via: readonly { readonly kind: string; readonly value: string }[];
  }[];
}

export interface CompanyHistory {
  readonly versions: readonly { readonly crawl_id: string | null; readonly fetched_at: string }[];
  readonly changes: readonly {
    readonly at: string;
    readonly column: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
}

export interface TechnologyRow {
  readonly name: string;
  readonly category: string;
  readonly companies: number;
  readonly share: number;
  readonly gained: number | null;
  readonly lost: number | null;
}

interface Counted {
  readonly value: string;
  readonly count: number;
}

export interface TechnologyFacts {
  readonly name: string;
  readonly category: string;
  readonly companies: number;
  readonly share: number;
  readonly by_country: readonly Counted[];
  readonly by_industry: readonly Counted[];
  readonly often_with: readonly (Counted | { readonly name: string; readonly companies: number })[];
  readonly over_time: readonly {
    readonly crawl_id: string;
    readonly at: string;
    readonly companies: number;
  }[];
  readonly gained: readonly (string | { readonly domain: string })[];
  readonly lost: readonly (string | { readonly domain: string })[];
}

/** Null where the service knows neither the endpoint nor what was asked for. */
async function find<Answer>(
  path: string,
  options: Parameters<typeof addressOf>[1],
  signal: AbortSignal,
): Promise<Answer | null> {
  const token = readToken();
  const response = await fetch(addressOf(path, options), {
    signal,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new HomedexError(response.status, response.statusText);
  return (await response.json()) as Answer;
}

export const findRelated = (domain: string, limit: number, signal: AbortSignal) =>
  find<RelatedSites>('/domain/{domain}/related', { path: { domain }, query: { limit } }, signal);

export const findHistory = (domain: string, signal: AbortSignal) =>
  find<CompanyHistory>('/domain/{domain}/history', { path: { domain } }, signal);

export const findTechnologies = (query: Readonly<Record<string, string | number>>, signal: AbortSignal) =>
  find<readonly TechnologyRow[]>('/technologies', { query }, signal);

export const findTechnology = (name: string, signal: AbortSignal) =>
  find<TechnologyFacts>('/technologies/{name}', { path: { name } }, signal);
