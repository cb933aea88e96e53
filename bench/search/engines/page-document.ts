import type { IndexDocument, TextIndexSchema, TextQuery } from '../../../src/lib/text-index/api.ts';
import { type CompanyPage, hasFlags } from '../corpus/company-page.ts';
import type { BenchQuery } from '../queries/query-classes.ts';

/** Weight of each field in the score: the same numbers for every engine that weighs fields. */
export const fieldBoosts = { title: 5, meta: 2, h1: 3, h2: 2, h3: 1.5, body: 1 } as const;

export const textFields = Object.keys(fieldBoosts) as (keyof typeof fieldBoosts)[];

export const pageSchema: TextIndexSchema = {
  fields: textFields.map((name) => ({ name, boost: fieldBoosts[name] })),
  filters: [
    { name: 'country', kind: 'keyword' },
    { name: 'tld', kind: 'keyword' },
    { name: 'industry', kind: 'keyword' },
    { name: 'tech', kind: 'keywords' },
    { name: 'crawl', kind: 'keyword' },
    { name: 'first_indexed', kind: 'number' },
    ...hasFlags.map((flag) => ({ name: `has_${flag}`, kind: 'flag' as const })),
  ],
};

export function pageDocument(page: CompanyPage): IndexDocument {
  const { key, title, meta, h1, h2, h3, body, stored } = page;
  return {
    key,
    text: { title, meta, h1, h2, h3, body },
    filters: {
      country: page.country,
      tld: page.tld,
      industry: page.industry,
      tech: page.tech,
      crawl: page.crawlId,
      first_indexed: page.firstIndexedAt,
      ...Object.fromEntries(hasFlags.map((flag) => [`has_${flag}`, page.has[flag]])),
    },
    stored,
  };
}

export function pageQuery(query: BenchQuery): TextQuery {
  const text = query.words.join(' ');
  if (query.filter === undefined) return { text, mode: query.mode };
  return {
    text,
    mode: query.mode,
    filters: [
      { field: 'country', op: 'equals', value: query.filter.country },
      { field: `has_${query.filter.has}`, op: 'equals', value: true },
    ],
  };
}
