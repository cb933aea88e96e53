import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { IGNORED_HEADER, ignoredHeader } from '../../../http/read-query.ts';
import { TICKET_SECONDS } from '../download-tickets.ts';
import { defineRoute } from './define-route.ts';
import { downloadKindNames, readDownload } from './download-kinds.ts';

export const postDownload = defineRoute({
  method: 'POST',
  path: '/downloads',
  tag: 'Exports',
  summary: 'Create a one-time download link that needs no bearer header',
  description:
    '`params` are those of `POST /search/download`, `GET /companies/download`, `POST /bulk-search/download`, `GET /my-companies/export` or, with `list_id`, `GET /lists/{list_id}/export`. `url` is relative to this service and works once within `expires_in` seconds; `rows` and `credits` are the current size and cost of the file. Nothing is charged until the link is used.',
  access: 'account',
  scope: 'export',
  bucket: 'tier',
  body: z
    .object({ kind: z.enum(downloadKindNames), params: z.record(z.string(), z.unknown()).default({}) })
    .meta({ id: 'CreateDownload' }),
  answer: z
    .object({ url: z.string(), expires_in: z.int(), rows: z.int(), credits: z.int() })
    .meta({ id: 'DownloadLink' }),
  failures: ['query_timeout', 'not_found'],
  handler: async (call) => {
    const { kind, params } = call.body;
    const download = readDownload(kind, params);
    if (download.ignored.length > 0)
      call.setHeader(IGNORED_HEADER, ignoredHeader([...call.ignored, ...download.ignored]));
    const { rows, credits } = await download.preview(call);
    const { accountId } = accountOf(call.caller);
    const token = await call.services.downloadTickets.issue({ accountId, kind, params });
    return { url: `/downloads/${token}`, expires_in: TICKET_SECONDS, rows, credits };
  },
});
