import { z } from 'zod';
import { filterFields, searchFields } from '../../search/index.ts';

const FILTERS_BYTES_MAX = 4096;

const keptFields = { ...filterFields, forms: searchFields.forms };

/** The filters of a search to resume, and whether inflected forms match: named and limited like the parameters of a search. */
export const sessionFilters = z
  .record(z.string(), z.unknown())
  .refine(
    (filters) => Buffer.byteLength(JSON.stringify(filters)) <= FILTERS_BYTES_MAX,
    `the filters are larger than ${FILTERS_BYTES_MAX} bytes; use fewer or shorter filters`,
  )
  .check(({ value: filters, issues }) => {
    for (const [name, value] of Object.entries(filters)) {
      const schema = Object.hasOwn(keptFields, name)
        ? keptFields[name as keyof typeof keptFields]
        : undefined;
      const message = !schema
        ? `'${name}' is not a filter of a search; use ${Object.keys(keptFields).join(', ')}`
        : schema.safeParse(value).error?.issues[0]?.message;
      if (message !== undefined) issues.push({ code: 'custom', message, path: [name], input: value });
    }
  });
