import { z } from 'zod';
import type { SortOrder } from '../../lib/text-index/api.ts';
import { columns } from '../companies/index.ts';
import { sortFilterOf } from '../company-index/index.ts';

/** Orders with their own names; each starts with what people look for first. */
const namedOrders: Readonly<Record<string, SortOrder>> = {
  score: { by: 'score', isDescending: true },
  rank: { by: { filter: 'domain_rank' }, isDescending: false },
  newest: { by: { filter: 'fetched_at' }, isDescending: true },
  name: { by: { filter: 'name' }, isDescending: false },
  domain: { by: 'key', isDescending: false },
  words: { by: { filter: 'word_count' }, isDescending: true },
  technologies: { by: { filter: 'technology_count' }, isDescending: true },
};

/** The single table of orders: those with names, and every sortable column, smallest first. */
const orders: ReadonlyMap<string, SortOrder> = new Map([
  ...columns
    .filter(({ sortable }) => sortable)
    .map((column): [string, SortOrder] => {
      const filter = sortFilterOf(column);
      return [column.name, { by: filter === undefined ? 'key' : { filter }, isDescending: false }];
    }),
  ...Object.entries(namedOrders),
]);

const isOrder = (name: string): boolean => orders.has(name.replace(/^-/, ''));

/** The order for a validated name; `-` reverses it. */
export function readSortOrder(name: string): SortOrder {
  const order = orders.get(name.replace(/^-/, ''));
  if (order === undefined) throw new Error(`there is no order ${name}`);
  return name.startsWith('-') ? { ...order, isDescending: !order.isDescending } : order;
}

const ORDER_CHARACTERS_MAX = 60;

export const sortParameter = {
  sort: z
    .string()
    .max(ORDER_CHARACTERS_MAX)
    .meta({ pattern: `^-?(?:${[...orders.keys()].join('|')})$` })
    .refine(isOrder, {
      message: `sort takes ${Object.keys(namedOrders).join(', ')} or another sortable column of GET /columns, with - in front to turn the order round`,
    })
    .optional()
    .describe(
      'score: best match first; rank: best-ranked domain first; newest: last fetched first; name and domain: alphabetically; words, technologies: most first; any other sortable column (`GET /columns`): smallest first. `-` in front turns it round. Companies without a value come last in both directions, equal ones by domain.',
    ),
};
