import { z } from 'zod';
import { searchParameters, seenParameter, sortParameter } from '../../search/index.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { fileParameters, searchDownloadColumns } from './download-parameters.ts';
import { startSearchDownload } from './start-search-download.ts';

export const getSearchDownload = defineRoute({
  method: 'GET',
  path: '/search/download',
  tag: 'Exports',
  summary: 'Download search results with all 178 columns, best match first, as CSV, JSONL, Excel or Parquet',
  description:
    'The lower of the requested plan (`tier`) and your own sets the row limit: free 100, pro 10,000, enterprise 1,000,000. `X-Tier`, `X-Row-Cap`, `X-Row-Cap-Reason` and `X-Total-Count` show what was applied.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...searchParameters,
    ...sortParameter,
    ...seenParameter,
    ...fileParameters(searchDownloadColumns),
  }),
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['query_timeout', 'conflict'],
  handler: (call) => startSearchDownload(call, call.query),
});
