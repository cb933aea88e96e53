import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { quoteRows } from './pay-for-rows.ts';
import { bulkUpload, domainColumnParameter, readRows } from './read-rows.ts';

const SAMPLE = 5;

export const postBulkLookupPreview = defineRoute({
  method: 'POST',
  path: '/bulk-lookup/preview',
  tag: 'Exports',
  summary: 'Preview a file of domains and its maximum cost',
  description: 'Nothing is looked up or charged. The header does not count as a row.',
  access: 'anyone',
  bucket: 'tier',
  upload: bulkUpload,
  query: z.object(domainColumnParameter),
  answer: z
    .object({
      rows: z.int().describe('Rows, not counting the header.'),
      domains: z.int().describe('Distinct domains.'),
      duplicates: z.int().describe('Rows that repeat an earlier domain.'),
      invalid: z.int().describe('Rows without a domain.'),
      unreadable_rows: z.int().describe('Rows with unclosed quotes, and lines that are too long.'),
      own_columns: z.array(z.string()).describe('Columns of your file that `keep` would put first.'),
      sample: z.array(z.string()).describe('The first distinct domains.'),
      free_profiles: z.int().describe('Maximum number of free profiles used.'),
      credits_needed: z.int().describe('Maximum number of credits charged.'),
      can_pay: z.boolean(),
    })
    .meta({ id: 'BulkLookupPreview' }),
  handler: async ({ file, query, caller, services }) => {
    const read = await readRows(caller, file, services.liveFetching.rowReader, {
      keep: true,
      ...query,
    });
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
