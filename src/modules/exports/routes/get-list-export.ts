import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { defineRoute } from '../../../http/route.ts';
import { fileNameFor } from '../file-name.ts';
import { rowWriter } from '../profile-rows.ts';
import { bomParameter, listDownloadColumns } from './download-parameters.ts';

export const getListExport = defineRoute({
  method: 'GET',
  path: '/lists/{list_id}/export',
  tag: 'Lists',
  summary: 'A list as CSV, one credit per row',
  description:
    'The 178 columns plus `list_name`, by domain. Priced and settled as the export of saved companies: rows that your connection did not take are given back, and a retry with the same Idempotency-Key is not charged again.',
  access: 'account',
  bucket: 'tier',
  params: z.object({ list_id: z.int() }),
  headers: IdempotencyHeaders,
  query: z.object({ columns: listDownloadColumns.inAddress, ...bomParameter }),
  answer: { kind: 'download', mediaTypes: ['text/csv'] },
  failures: ['insufficient_credits', 'conflict', 'not_found'],
  handler: async ({ params, query, headers, caller, services, signal, setHeader }) => {
    const { columns = listDownloadColumns.usual, bom } = query;
    const writer = rowWriter({ format: 'csv', columns, bom });
    const { rows, cost, content, name } = await services.listExport.start(
      accountOf(caller).accountId,
      params.list_id,
      headers['idempotency-key'],
      writer,
      signal,
    );
    setHeader('x-total-count', String(rows));
    setHeader('x-credits-cost', String(cost));
    return { mediaType: writer.mediaType, filename: fileNameFor(name, 'csv'), content };
  },
});
