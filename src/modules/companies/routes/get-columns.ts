import { z } from 'zod';
import { describedColumns } from '../columns/registry.ts';
import { defineRoute } from './define-route.ts';

const Column = z
  .object({
    name: z.string(),
    type: z.enum(['string', 'integer', 'number', 'boolean', 'string[]', 'datetime']),
    group: z.string(),
    label: z.string(),
    description: z.string(),
    filterable: z
      .boolean()
      .describe(
        'Whether `filter`, the query language and facets take its values. Every column takes `exists` and `missing`.',
      ),
    sortable: z.boolean().describe('Whether `sort` takes it.'),
    fill_rate: z.number().describe('Share of indexed companies with a value, from 0 to 1.'),
  })
  .meta({ id: 'Column' });

export const getColumns = defineRoute({
  method: 'GET',
  path: '/columns',
  tag: 'Search',
  summary: 'List the 178 profile columns and how often each is filled',
  access: 'anyone',
  bucket: 'typing',
  answer: z.array(Column),
  etag: true,
  handler: async ({ services, signal }) => {
    const rates = await services.indexInfo.fillRates(signal);
    return describedColumns.map((column) => ({ ...column, fill_rate: rates.get(column.name) ?? 0 }));
  },
});
