import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { tierNames } from '../../accounts/index.ts';
import { bulkSearchDownload } from '../bulk-search-download.ts';
import { fileNameFor } from '../file-name.ts';
import { matchKeywords } from '../keyword-matches.ts';
import { keywordList } from '../keywords.ts';
import { rowFormats } from '../profile-rows.ts';
import { rowCapFor } from '../row-cap.ts';

export const getBulkSearchDownload = defineRoute({
  method: 'GET',
  path: '/bulk-search/download',
  tag: 'Exports',
  summary: 'The matches of several keywords in one CSV, each domain once',
  description:
    'A domain that matches several keywords is attributed to the first of them, in `matched_keyword`. Rows are sorted by score over all keywords.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    keywords: keywordList(5_000).describe('Comma-separated keywords or phrases.'),
    tier: z.enum(tierNames).default('free'),
  }),
  answer: { kind: 'download', mediaTypes: ['text/csv'] },
  failures: ['query_timeout'],
  handler: async ({ query: { keywords, tier: asked }, caller, services, signal, setHeader }) => {
    const { tier, rows } = rowCapFor(asked, caller);
    const matches = await matchKeywords(services.search, keywords, rows, signal);
    setHeader('x-tier', tier);
    setHeader('x-row-cap', String(rows));
    setHeader('x-total-count', String(matches.total));
    return {
      mediaType: rowFormats.csv.mediaType,
      filename: fileNameFor(keywords.slice(0, 3).join(' '), 'csv'),
      content: bulkSearchDownload(services.companies, matches),
    };
  },
});
