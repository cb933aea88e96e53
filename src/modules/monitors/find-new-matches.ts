import { AppError } from '../../platform/errors.ts';
import type { CompanySearch, CrawlNews } from '../search/index.ts';
import { type Finding, readLikeness, type WatchedLookalikes } from './likeness.ts';
import { readFilters, readSearch } from './watched-query.ts';
import type { Subject } from './watched-subject.ts';

/** The part of company lists that alerts need. A module above this one implements it, and it is passed in. */
export interface WatchedLists {
  /** Throws if the account has no such list. */
  get(accountId: number, listId: number): Promise<{ readonly name: string; readonly item_count: number }>;
  among(listId: number, domains: readonly string[]): Promise<readonly string[]>;
  itemsAfter(listId: number, after: string, limit: number): Promise<readonly { readonly domain: string }[]>;
}

/** Companies whose homepage has changed. A module above this one implements it, and it is passed in. */
export interface WatchedChanges {
  since(
    generation: number,
    among: (domains: readonly string[]) => Promise<readonly string[]>,
    signal: AbortSignal,
  ): Promise<{
    readonly changed: readonly { readonly domain: string }[];
    readonly generation: number;
  }>;
}

/** The part of the technologies that alerts need. A module above this one implements it, and it is passed in. */
export interface WatchedTechnologies {
  /** Undefined if the technology is known; otherwise the most similar known names. */
  nearestTo(
    name: string,
    options: { readonly signal: AbortSignal; readonly budgetMs: number },
  ): Promise<readonly string[] | undefined>;
}

/** What alerts are checked against. */
export interface Watched {
  readonly search: CompanySearch;
  readonly newLookalikes: WatchedLookalikes;
  readonly lists: WatchedLists;
  readonly changedCompanies: WatchedChanges;
  readonly technologies: WatchedTechnologies;
  readonly index: { generation(): number | Promise<number> };
}

type OwnSubject = Subject & { readonly account_id: number };

/** What is new since a generation; without one, only the baseline for a later check. */
export async function findNewMatches(
  subject: OwnSubject,
  watched: Watched,
  options: { readonly since: number | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<Finding> {
  if (subject.kind === 'list') return findChangedInList(subject, watched, options, signal);
  if (subject.likeness !== null) {
    const question = { ...readLikeness(subject.likeness), ...readFilters(subject.filters) };
    return watched.newLookalikes.newMatches(question, options, signal);
  }
  const found = await watched.search.newMatches(readSearch(subject), options, signal);
  return { ...found, domains: found.hits.map(({ key }) => key) };
}

async function findChangedInList(
  subject: OwnSubject,
  { lists, changedCompanies, index }: Watched,
  { since, limit }: { readonly since: number | undefined; readonly limit: number },
  signal: AbortSignal,
): Promise<Finding> {
  const { listId, item_count: total } = await getList(subject, lists);
  if (since === undefined) return { total, newCount: 0, domains: [], generation: await index.generation() };
  const { changed, generation } = await changedCompanies.since(
    since,
    (domains) => lists.among(listId, domains),
    signal,
  );
  const domains = changed.slice(0, limit).map(({ domain }) => domain);
  return { total, newCount: changed.length, domains, generation };
}

export async function getList(
  { account_id, list_id }: OwnSubject,
  lists: WatchedLists,
): Promise<{ listId: number; name: string; item_count: number }> {
  if (list_id === null)
    throw new AppError('not_found', 'The list of this alert was deleted. Delete the alert too.');
  return { ...(await lists.get(account_id, list_id)), listId: list_id };
}

export interface Preview extends CrawlNews {
  readonly total: number;
}

/** How many companies of a list a preview examines. */
const LISTED_MAX = 10_000;

/** What an alert would have reported in the newest crawl. */
export async function previewOf(
  subject: OwnSubject,
  { search, newLookalikes, lists }: Watched,
  limit: number,
  signal: AbortSignal,
): Promise<Preview> {
  if (subject.kind === 'list') {
    const { listId, item_count: total } = await getList(subject, lists);
    const domains = (await lists.itemsAfter(listId, '', LISTED_MAX)).map(({ domain }) => domain);
    return { total, ...(await search.changedInLastCrawl(domains, limit, signal)) };
  }
  if (subject.likeness !== null) {
    const question = { ...readLikeness(subject.likeness), ...readFilters(subject.filters) };
    const domains = await newLookalikes.current(question, signal);
    const news = await search.newInLastCrawl({ mode: 'any', domains }, limit, signal);
    return { total: domains.length, ...news };
  }
  const request = readSearch(subject);
  const total = await search.count(request, signal);
  return { total, ...(await search.newInLastCrawl(request, limit, signal)) };
}
