import { z } from 'zod';
import { keywordField } from '../keywords.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { bulkDownloadColumns, fileFields } from './download-parameters.ts';
import { startBulkDownload } from './start-bulk-search-download.ts';

export const BulkSearchDownloadBody = z
  .object({
    keywords: keywordField(5_000).describe('Up to 200 keywords or phrases.'),
    ...fileFields(bulkDownloadColumns),
  })
  .meta({ id: 'BulkSearchDownloadBody' });

export const postBulkSearchDownload = defineRoute({
  method: 'POST',
  path: '/bulk-search/download',
  tag: 'Exports',
  summary: 'The same download with its parameters as a JSON body',
  access: 'anyone',
  bucket: 'tier',
  body: BulkSearchDownloadBody,
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['query_timeout'],
  handler: (call) => startBulkDownload(call, call.body),
});
