import { z } from 'zod';
import { checkedColumns } from '../columns/checked-columns.ts';
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
    checked: z
      .object({ right: z.int(), pages: z.int() })
      .nullable()
      .describe(
        'How many values were right on the pages a person read that fill the column; null where it was not judged.',
      ),
  })
  .meta({ id: 'Column' });

export const getColumns = defineRoute({
  method: 'GET',
  path: '/columns',
  tag: 'Search',
  summary: 'List the 178 profile columns, how often each is filled and how often it was right',
  access: 'anyone',
  bucket: 'typing',
  answer: z.array(Column),
  etag: true,
  handler: async ({ services, signal }) => {
    const rates = await services.indexInfo.fillRates(signal);
    const { columns: judged } = checkedColumns();
    return describedColumns.map((column) => {
      const { right, checked: pages } = judged[column.name] ?? {};
      return {
        ...column,
        fill_rate: rates.get(column.name) ?? 0,
        checked: right === undefined || pages === undefined ? null : { right, pages },
      };
    });
  },
});
