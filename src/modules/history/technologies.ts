import { nearestNames } from '../../lib/nearest-names.ts';
import type { FacetValue, QueryOptions, TextQuery, TextSearch } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import { type CompanyRow, crawlFacts, listCrawls, toCompanyRows } from '../company-index/index.ts';
import { technologyCategories } from '../extraction/technologies/built-in-rules.ts';

export interface TechnologyRow {
  readonly name: string;
  readonly category: string;
  /** How many companies use it now. */
  readonly companies: number;
  readonly share: number;
  /** How many companies started or stopped using it in the newest crawl. */
  readonly gained: number;
  readonly lost: number;
}

export interface TechnologyPage extends Omit<TechnologyRow, 'gained' | 'lost'> {
  readonly by_country: readonly FacetValue[];
  readonly by_industry: readonly FacetValue[];
  /** Other technologies that the same companies use, and how many of the companies do. */
  readonly often_with: readonly {
    readonly name: string;
    readonly companies: number;
    readonly share: number;
  }[];
  readonly over_time: readonly {
    readonly crawl_id: string;
    readonly at: string;
    readonly companies: number;
  }[];
  readonly gained: readonly CompanyRow[];
  readonly lost: readonly CompanyRow[];
}

export const technologySorts = ['companies', 'gained', 'lost', 'name'] as const;

export interface TechnologyFilter {
  readonly category?: string | undefined;
  readonly q?: string | undefined;
  readonly sort: (typeof technologySorts)[number];
  readonly limit: number;
}

export interface Technologies {
  list(filter: TechnologyFilter, options: QueryOptions): Promise<readonly TechnologyRow[]>;
  /** Undefined if no company uses it or has used it, and no rule detects it. */
  find(name: string, options: QueryOptions): Promise<TechnologyPage | undefined>;
  /** Undefined if the technology is known by this name, in any case; otherwise the known names that are most similar to it. */
  nearestTo(name: string, options: QueryOptions): Promise<readonly string[] | undefined>;
}

const NAMES_MAX = 4_096;
const FACETS_MAX = 20;
const COMPANIES_SHOWN = 50;

/** The most recent pages are cached; those of the most common technologies take longest to compute and are requested most. */
const CACHED_PAGES_MAX = 200;

export function createTechnologies(index: TextSearch): Technologies {
  const pages = new Map<string, { readonly generation: number; readonly page: TechnologyPage | undefined }>();
  const technologies: Technologies = {
    async list({ category, q, sort, limit }, options) {
      refuseUnknownCategory(category);
      const { total, facets } = await index.facets({ mode: 'all' }, ['tech'], {
        ...options,
        size: NAMES_MAX,
      });
      const newest = (await listCrawls(index, options)).at(-1)?.crawlId;
      const gained = await eventsOf(newest, 'started', options);
      const lost = await eventsOf(newest, 'stopped', options);
      const companies = new Map(facets.tech?.map(({ value, count }) => [value, count]));
      // Technologies that everyone has stopped using are not among the current values.
      for (const name of lost.keys()) if (!companies.has(name)) companies.set(name, 0);
      const wanted = q?.trim().toLowerCase();
      return Array.from(companies, ([name, count]) => ({
        name,
        category: technologyCategories().get(name) ?? OTHER,
        companies: count,
        share: shareOf(count, total),
        gained: gained.get(name) ?? 0,
        lost: lost.get(name) ?? 0,
      }))
        .filter(
          (row) => category === undefined || row.category.toLowerCase() === category.trim().toLowerCase(),
        )
        .filter((row) => !wanted || row.name.toLowerCase().includes(wanted))
        .sort(
          (one, other) =>
            (sort === 'name' ? 0 : other[sort] - one[sort]) ||
            (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
        )
        .slice(0, limit);
    },

    async find(name, options) {
      const key = name.toLowerCase();
      const generation = await index.generation();
      const known = pages.get(key);
      if (known?.generation === generation) return known.page;
      const page = await makePage(name, options);
      // If the index changed in the meantime, the page may or may not include the change, so it is not cached.
      pages.delete(key);
      if ((await index.generation()) === generation) pages.set(key, { generation, page });
      for (const oldest of pages.keys()) {
        if (pages.size <= CACHED_PAGES_MAX) break;
        pages.delete(oldest);
      }
      return page;
    },

    async nearestTo(name, options) {
      const inRules = [...technologyCategories().keys()];
      if (inRules.some((known) => isSameName(known, name))) return undefined;
      if (await technologies.find(name, options)) return undefined;
      // Rules that an operator added are known only by what they found.
      const inUse = await index.suggest({ filter: 'tech' }, '', NAMES_MAX, options);
      return nearestNames(name, new Set([...inUse.map(({ value }) => value), ...inRules]));
    },
  };
  return technologies;

  async function makePage(name: string, options: QueryOptions): Promise<TechnologyPage | undefined> {
    const using = having('tech', name);
    const answer = await index.facets(using, ['country', 'industry', 'tech'], {
      ...options,
      size: FACETS_MAX + 1,
    });
    const crawls = await listCrawls(index, options);
    const counts = await index.counts(
      [
        { mode: 'all' },
        ...crawls.map(({ crawlId }) => having('history', crawlFacts.with(crawlId, 'tech', name))),
      ],
      options,
    );
    const [all = 0, ...overTime] = counts;
    // Use the spelling of the index, whatever the case of the request.
    const known = answer.facets.tech?.find(({ value }) => isSameName(value, name))?.value ?? name;
    const category = technologyCategories().get(known);
    if (answer.total === 0 && category === undefined && overTime.every((count) => count === 0))
      return undefined;
    const newest = crawls.at(-1)?.crawlId;
    return {
      name: known,
      category: category ?? OTHER,
      companies: answer.total,
      share: shareOf(answer.total, all),
      by_country: (answer.facets.country ?? []).slice(0, FACETS_MAX),
      by_industry: (answer.facets.industry ?? []).slice(0, FACETS_MAX),
      often_with: (answer.facets.tech ?? [])
        .filter(({ value }) => !isSameName(value, name))
        .slice(0, FACETS_MAX)
        .map(({ value, count }) => ({
          name: value,
          companies: count,
          share: shareOf(count, answer.total),
        })),
      over_time: crawls.map(({ crawlId, at }, place) => ({
        crawl_id: crawlId,
        at,
        companies: overTime[place] ?? 0,
      })),
      gained: await companiesWith(newest, 'started', name, options),
      lost: await companiesWith(newest, 'stopped', name, options),
    };
  }

  /** How many companies started or stopped using each technology in a crawl. */
  async function eventsOf(
    crawlId: string | undefined,
    event: 'started' | 'stopped',
    options: QueryOptions,
  ): Promise<ReadonlyMap<string, number>> {
    if (crawlId === undefined) return new Map();
    const prefix = crawlFacts.with(crawlId, event, '');
    const found = await index.suggest({ filter: 'history' }, prefix, NAMES_MAX, options);
    return new Map(found.map(({ value, count }) => [value.slice(prefix.length), count]));
  }

  async function companiesWith(
    crawlId: string | undefined,
    event: 'started' | 'stopped',
    name: string,
    options: QueryOptions,
  ): Promise<readonly CompanyRow[]> {
    if (crawlId === undefined) return [];
    const query = having('history', crawlFacts.with(crawlId, event, name));
    return toCompanyRows((await index.search(query, { ...options, limit: COMPANIES_SHOWN })).hits);
  }
}

const OTHER = 'Other';

/** An empty list would look as if no company used any of its technologies. */
function refuseUnknownCategory(category: string | undefined): void {
  const known = [...new Set([...technologyCategories().values(), OTHER])].filter(Boolean).sort();
  if (category === undefined || known.some((one) => isSameName(one, category.trim()))) return;
  const nearest = nearestNames(category, known);
  throw new AppError(
    'invalid_input',
    `'${category}' is not a category of technologies; use ${(nearest.length > 0 ? nearest : known).join(', ')}`,
    { details: { field: 'category' } },
  );
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const having = (field: string, value: string): TextQuery => ({
  mode: 'all',
  filters: [{ field, op: 'equals', value }],
});

const shareOf = (count: number, total: number): number =>
  total === 0 ? 0 : Math.round((count / total) * 1_000_000) / 1_000_000;
