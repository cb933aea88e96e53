import { addressOf, failureOf } from '../../../packages/client/index.js';
import { identifierName } from '../i18n/i18n.ts';
import { HomedexError } from './api.ts';
import { readToken } from './session.ts';

/**
 * Relations, history and technologies. A service may not offer them: then each is undefined, and the components that show them stay hidden.
 */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
}

/** As filters and addresses write it. */
export const identifierText = ({ kind, value }: Identifier): string => `${kind}:${value}`;

export interface RatedIdentifier extends Identifier {
  /** The name of the kind for people. */
  readonly name: string;
  readonly domains: number;
  readonly common: boolean;
}

interface Site {
  readonly domain: string;
  readonly company_name: string | null;
}

export interface RelatedSites {
  readonly identifiers: readonly RatedIdentifier[];
  readonly related: readonly (Site & { readonly score: number; readonly via: readonly Identifier[] })[];
  /** Sites related to the strongest of `related`, if two hops were requested. */
  readonly second: readonly (Site & {
    readonly score: number;
    readonly through: string;
    readonly via: readonly RatedIdentifier[];
  })[];
}

export interface DomainsOfIdentifier extends Identifier {
  readonly name: string;
  readonly total: number;
  readonly common: boolean;
  readonly domains: readonly (Site & { readonly industry: string; readonly country: string })[];
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

/** Null if the service knows neither the endpoint nor the requested item. */
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
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as Answer;
}

/** The sections beside a profile are not dropped when the rate limit of this minute is used up: they are retried in the next minute. */
export const retryNextMinute = (failures: number, error: Error): boolean =>
  failures < 2 && error instanceof HomedexError && error.status === 429;

const inReadersWords = <Named extends { readonly kind: string; readonly name: string }>(
  one: Named,
): Named => ({
  ...one,
  name: identifierName(one.kind, one.name),
});

export async function findRelated(
  domain: string,
  limit: number,
  signal: AbortSignal,
  hops = 1,
): Promise<RelatedSites | null> {
  const found = await find<RelatedSites>(
    '/domain/{domain}/related',
    { path: { domain }, query: { limit, hops } },
    signal,
  );
  return (
    found && {
      ...found,
      identifiers: found.identifiers.map(inReadersWords),
      second: found.second.map((site) => ({ ...site, via: site.via.map(inReadersWords) })),
    }
  );
}

export async function findIdentifier(
  { kind, value }: Identifier,
  page: { readonly limit: number; readonly offset: number },
  signal: AbortSignal,
): Promise<DomainsOfIdentifier | null> {
  const found = await find<DomainsOfIdentifier>(
    '/identifiers/{kind}/{value}',
    { path: { kind, value }, query: page },
    signal,
  );
  return found && inReadersWords(found);
}

export const findHistory = (domain: string, signal: AbortSignal) =>
  find<CompanyHistory>('/domain/{domain}/history', { path: { domain } }, signal);

export const findTechnologies = (query: Readonly<Record<string, string | number>>, signal: AbortSignal) =>
  find<readonly TechnologyRow[]>('/technologies', { query }, signal);

export const findTechnology = (name: string, signal: AbortSignal) =>
  find<TechnologyFacts>('/technologies/{name}', { path: { name } }, signal);
