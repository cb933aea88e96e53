import { accountOf } from '../../../http/account-of.ts';
import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { rowWriter } from '../profile-rows.ts';
import { bomParameter, savedDownloadColumns } from './download-parameters.ts';
import { savedFilter } from './saved-filter.ts';

const exportAt = (path: string): Route =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Account',
    summary: 'Your saved companies as CSV, one credit per row',
    description:
      'The 178 columns plus `search_query`. Rows that could not be sent are given back; a retry with the same Idempotency-Key is not charged again.',
    access: 'account',
    bucket: 'tier',
    headers: IdempotencyHeaders,
    query: savedFilter.extend({ columns: savedDownloadColumns.inAddress, ...bomParameter }),
    answer: { kind: 'download', mediaTypes: ['text/csv'] },
    failures: ['insufficient_credits', 'conflict'],
    handler: async ({ query, headers, caller, services, setHeader }) => {
      const { columns = savedDownloadColumns.usual, bom, ...filter } = query;
      const writer = rowWriter({ format: 'csv', columns, bom });
      const { rows, content } = await services.savedCompaniesExport.start(
        accountOf(caller).accountId,
        filter,
        headers['idempotency-key'],
        writer,
      );
      setHeader('x-total-count', String(rows));
      return { mediaType: writer.mediaType, filename: 'homedex-my-companies.csv', content };
    },
  });

export const getMyCompaniesExport = exportAt('/auth/my-companies/export');

/** The same under the path that the reference lists it. */
export const getMyCompaniesExportAlias = exportAt('/my-companies/export');
