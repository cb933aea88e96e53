import { z } from 'zod';
import { keywordText } from '../keywords.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { bulkDownloadColumns, fileParameters } from './download-parameters.ts';
import { startBulkDownload } from './start-bulk-search-download.ts';

export const getBulkSearchDownload = defineRoute({
  method: 'GET',
  path: '/bulk-search/download',
  tag: 'Exports',
  summary: 'Download the matches of several keywords as one file, each domain once',
  description:
    'For a domain that matches several keywords, `matched_keyword` is the first one. Rows are sorted by score over all keywords.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    keywords: keywordText(5_000).describe('Comma-separated keywords or phrases.'),
    ...fileParameters(bulkDownloadColumns),
  }),
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['query_timeout'],
  handler: (call) => startBulkDownload(call, call.query),
});
