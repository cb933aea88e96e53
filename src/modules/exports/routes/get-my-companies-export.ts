import { IdempotencyHeaders } from '../../../http/idempotency-key.ts';
import { fileMediaTypes } from '../profile-rows.ts';
import { defineRoute } from './define-route.ts';
import { SavedDownloadParameters, startSavedDownload } from './start-saved-download.ts';

const exportAt = (path: string) =>
  defineRoute({
    method: 'GET',
    path,
    tag: 'Account',
    summary: 'Export your saved companies as a file, one credit per row',
    description:
      'The 178 columns plus `search_query`, each company one row and one credit, however many queries found it. A retry with the same Idempotency-Key within 24 hours is not charged again for the same rows; undelivered rows are refunded. It costs credits because it returns everything you have found, whatever your plan; `/search/download` is free because it is limited to the rows of your plan per search.',
    access: 'account',
    bucket: 'tier',
    rowPrice: 'export_row',
    headers: IdempotencyHeaders,
    query: SavedDownloadParameters,
    answer: { kind: 'download', mediaTypes: fileMediaTypes },
    failures: ['insufficient_credits', 'conflict'],
    handler: (call) => startSavedDownload(call, call.query, call.headers['idempotency-key']),
  });

export const getMyCompaniesExport = exportAt('/auth/my-companies/export');

/** The same endpoint under the path in the API reference. */
export const getMyCompaniesExportAlias = exportAt('/my-companies/export');
