import { z } from 'zod';
import { searchFields, seenParameter, sortParameter } from '../../search/index.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { fileFields, searchDownloadColumns } from './download-parameters.ts';
import { startSearchDownload } from './start-search-download.ts';

export const SearchDownloadBody = z
  .object({ ...searchFields, ...sortParameter, ...seenParameter, ...fileFields(searchDownloadColumns) })
  .meta({ id: 'SearchDownloadBody' });

export const postSearchDownload = defineRoute({
  method: 'POST',
  path: '/search/download',
  tag: 'Exports',
  summary: 'The same download with its parameters as a JSON body',
  access: 'anyone',
  bucket: 'tier',
  body: SearchDownloadBody,
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['query_timeout', 'conflict'],
  handler: (call) => startSearchDownload(call, call.body),
});
