import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { quoteRows } from './pay-for-rows.ts';
import { bulkUpload, readRows } from './read-rows.ts';

const SAMPLE = 5;

export const postBulkLookupPreview = defineRoute({
  method: 'POST',
  path: '/bulk-lookup/preview',
  tag: 'Exports',
  summary: 'What a file of domains holds, and what looking it up would cost at most',
  description: 'Nothing is looked up and nothing is charged. The header of the file is no row.',
  access: 'anyone',
  bucket: 'tier',
  upload: bulkUpload,
  answer: z
    .object({
      rows: z.int().describe('Rows, the header not counted.'),
      domains: z.int().describe('Different domains.'),
      duplicates: z.int().describe('Rows whose domain stands in a row before.'),
      invalid: z.int().describe('Rows that name no domain.'),
      unreadable_rows: z.int().describe('Rows whose quotes were not closed, and lines too long to be a row.'),
      own_columns: z.array(z.string()).describe('Columns of your file that `keep` would write first.'),
      sample: z.array(z.string()).describe('The first domains, each once.'),
      free_profiles: z.int().describe('Free profiles that would be used at most.'),
      credits_needed: z.int().describe('Credits that would be taken at most.'),
      can_pay: z.boolean(),
    })
    .meta({ id: 'BulkLookupPreview' }),
  handler: async ({ file, caller, services }) => {
    const read = await readRows(caller, file, services.liveFetching.rowReader, true);
    try {
      const { rows, domains, duplicates, invalid, unreadable, columns } = read.summary;
      const { free, credits, balance } = await quoteRows(caller, read, services.charges);
      return {
        rows,
        domains,
        duplicates,
        invalid,
        unreadable_rows: unreadable,
        own_columns: [...columns],
        sample: firstDomains(read.rows()),
        free_profiles: free,
        credits_needed: credits,
        can_pay: credits <= balance,
      };
    } finally {
      read.release();
    }
  },
});

function firstDomains(rows: Iterable<{ readonly domain: string | undefined; readonly isRepeated: boolean }>) {
  const first: string[] = [];
  for (const { domain, isRepeated } of rows) {
    if (first.length === SAMPLE) break;
    if (domain !== undefined && !isRepeated) first.push(domain);
  }
  return first;
}
