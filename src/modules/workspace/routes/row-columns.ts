import { z } from 'zod';

/** More than there are columns. */
const COLUMNS_MAX = 200;

const columns = z
  .array(
    z.object({
      name: z
        .string()
        .max(60)
        .refine(
          (name) => /^[a-z][a-z0-9_]*$/.test(name),
          'column names consist of lowercase letters, digits and underscores.',
        ),
      width: z.number().min(1).max(100).describe('Relative width.'),
    }),
  )
  .max(COLUMNS_MAX);

export const RowColumns = z
  .object({ columns: columns.describe('In order; empty means the default columns.') })
  .meta({ id: 'RowColumns' });

export const RowColumnsRequest = z
  .object({
    columns: columns.refine(
      (chosen) => new Set(chosen.map(({ name }) => name)).size === chosen.length,
      'a column can be chosen only once.',
    ),
  })
  .meta({ id: 'RowColumnsRequest' });
