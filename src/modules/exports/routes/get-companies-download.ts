import { z } from 'zod';
import { filterParameters, rankedQueryParameters, seenParameter, sortParameter } from '../../search/index.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { fileParameters, searchDownloadColumns } from './download-parameters.ts';
import { startSearchDownload } from './start-search-download.ts';

export const getCompaniesDownload = defineRoute({
  method: 'GET',
  path: '/companies/download',
  tag: 'Exports',
  summary: 'Download companies by filters alone, best rank first, as a file',
  description: 'Like `/search/download`, without a query.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...rankedQueryParameters,
    ...filterParameters,
    ...sortParameter,
    ...seenParameter,
    ...fileParameters(searchDownloadColumns),
  }),
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['query_timeout', 'conflict'],
  handler: (call) => startSearchDownload(call, { ...call.query, isByRank: true }),
});
