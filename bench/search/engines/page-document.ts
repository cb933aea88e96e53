import type {
  Filter,
  IndexDocument,
  TextExpression,
  TextIndexSchema,
  TextQuery,
  WordSlot,
} from '../../../src/lib/text-index/api.ts';
import { type CompanyPage, hasFlags } from '../corpus/company-page.ts';
import { type BenchQuery, NEAR_DISTANCE } from '../queries/query-classes.ts';

/** The weight of each field in the score, the same for every engine that supports weights. */
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
  return { ...textOf(query), ...(query.filter === undefined ? {} : { filters: filtersOf(query.filter) }) };
}

function textOf({ words, mode }: BenchQuery): TextQuery {
  const [first, second, third] = words.map((word) => text({ word }));
  const expression = (of: TextExpression): TextQuery => ({ expression: of, mode: 'all' });
  switch (mode) {
    case 'title':
      return expression(text({ word: words[0] ?? '' }, ['title']));
    case 'prefix':
      return expression(text({ prefix: words[0] ?? '' }));
    case 'exclude':
      return expression({ op: 'all', of: [first, { op: 'not', of: second }] as TextExpression[] });
    case 'group':
      return expression({ op: 'all', of: [{ op: 'any', of: [first, second] }, third] as TextExpression[] });
    case 'near':
      return expression({ op: 'near', slots: words.map((word) => ({ word })), distance: NEAR_DISTANCE });
    default:
      return { text: words.join(' '), mode };
  }
}

const text = (slot: WordSlot, fields?: readonly string[]): TextExpression => ({
  op: 'text',
  slots: [slot],
  ...(fields && { fields }),
});

const filtersOf = ({ country, has }: NonNullable<BenchQuery['filter']>): readonly Filter[] => [
  { field: 'country', op: 'equals', value: country },
  { field: `has_${has}`, op: 'equals', value: true },
];
