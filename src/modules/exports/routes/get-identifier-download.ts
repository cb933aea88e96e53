import { z } from 'zod';
import { identifierOfPath, identifierPath, identifierText } from '../../companies/index.ts';
import { defineRoute } from './define-route.ts';
import { fileParameters, searchDownloadColumns } from './download-parameters.ts';
import { startSearchDownload } from './start-search-download.ts';

export const getIdentifierDownload = defineRoute({
  method: 'GET',
  path: '/identifiers/{kind}/{value}/download',
  tag: 'Exports',
  summary: 'Download the companies that have an identifier, best rank first, as a file',
  description: 'Rows and headers are those of `/companies/download` with the filter `identifier`.',
  access: 'anyone',
  bucket: 'tier',
  params: identifierPath,
  query: z.object(fileParameters(searchDownloadColumns)),
  answer: { kind: 'download', mediaTypes: ['text/csv', 'application/x-ndjson'] },
  failures: ['query_timeout'],
  handler: (call) =>
    startSearchDownload(call, {
      ...call.query,
      mode: 'query',
      isByRank: true,
      exclude_seen: false,
      identifier: [identifierText(identifierOfPath(call.params))],
    }),
});
