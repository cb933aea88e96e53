import { z } from 'zod';
import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { ListDownloadParameters, startListDownload } from './start-list-download.ts';

export const getListExport = defineRoute({
  method: 'GET',
  path: '/lists/{list_id}/export',
  tag: 'Lists',
  summary: 'Export a list as a file, one credit per row',
  description:
    'The 178 columns plus `list_name`, sorted by domain; your own `note` and `tags` too if `columns` names them. Priced like the export of saved companies: undelivered rows are refunded, and a retry with the same Idempotency-Key is not charged again.',
  access: 'account',
  bucket: 'tier',
  rowPrice: 'export_row',
  params: z.object({ list_id: z.int() }),
  headers: IdempotencyHeaders,
  query: ListDownloadParameters,
  answer: { kind: 'download', mediaTypes: fileMediaTypes },
  failures: ['insufficient_credits', 'conflict', 'not_found'],
  handler: (call) =>
    startListDownload(call, { ...call.query, ...call.params }, call.headers['idempotency-key']),
});
