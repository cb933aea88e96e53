import { z } from 'zod';
import { defineRoute } from '../../../http/route.ts';
import { tierNames } from '../../accounts/index.ts';
import { filterParameters, searchQuery } from '../../search/index.ts';
import { fileNameFor } from '../file-name.ts';
import { rowFormats } from '../profile-rows.ts';
import { rowCapFor } from '../row-cap.ts';
import { searchDownload } from '../search-download.ts';

export const getSearchDownload = defineRoute({
  method: 'GET',
  path: '/search/download',
  tag: 'Exports',
  summary: 'Search results with all 178 columns, best first, as CSV or JSON lines',
  description:
    'The lower of the tier asked for and your own sets the row cap: free 100, pro 10,000, enterprise 1,000,000. `X-Tier`, `X-Row-Cap` and `X-Total-Count` tell what was applied.',
  access: 'anyone',
  bucket: 'tier',
  query: z.object({
    ...searchQuery,
    ...filterParameters,
    tier: z.enum(tierNames).default('free'),
    format: z.enum(['csv', 'jsonl']).default('csv'),
  }),
  answer: { kind: 'download', mediaTypes: ['text/csv', 'application/x-ndjson'] },
  failures: ['query_timeout'],
  handler: async ({ query: { tier: asked, format, ...request }, caller, services, signal, setHeader }) => {
    const { tier, rows } = rowCapFor(asked, caller);
    const total = await services.search.count(request, signal);
    setHeader('x-tier', tier);
    setHeader('x-row-cap', String(rows));
    setHeader('x-total-count', String(total));
    const { mediaType, extension } = rowFormats[format];
    return {
      mediaType,
      filename: fileNameFor(request.q, extension),
      content: searchDownload(services.search, request, rows, rowFormats[format], signal),
    };
  },
});
