import { z } from 'zod';
import { tierNames } from '../../../access/index.ts';
import type { AnyCall } from '../../../http/route.ts';
import { type DownloadColumns, downloadColumns } from '../download-columns.ts';
import { fileFormats } from '../profile-rows.ts';
import type { RowCap } from '../row-cap.ts';
import { matchColumns } from '../search-download.ts';
import type { ExportServices } from './define-route.ts';

/** The context of a download: the caller, the services, and where its headers go. */
export type DownloadCall = Pick<AnyCall<ExportServices>, 'caller' | 'services' | 'signal' | 'setHeader'>;

export const searchDownloadColumns = downloadColumns([], matchColumns);
export const bulkDownloadColumns = downloadColumns(['matched_keyword'], ['score']);
export const savedDownloadColumns = downloadColumns(['search_query'], []);
export const listDownloadColumns = downloadColumns(['list_name'], ['note', 'tags']);

export const bomParameter = {
  bom: z
    .boolean()
    .default(false)
    .describe('Start the CSV with a byte order mark so that Excel recognizes UTF-8.'),
};

export const formatParameter = {
  format: z.enum(fileFormats).default('csv').describe('`xlsx` has at most 100,000 rows.'),
};

const shared = {
  tier: z
    .enum(tierNames)
    .default('free')
    .describe(
      'Sets the row limit together with your own plan: the lower of both applies. Without it a file has the rows of the free plan (100), whatever your plan; `tier=enterprise` gives as many as your plan allows. `X-Row-Cap-Reason` says what applied.',
    ),
  ...formatParameter,
  ...bomParameter,
};

export const fileParameters = ({ inAddress }: DownloadColumns) => ({ ...shared, columns: inAddress });
export const fileFields = ({ inBody }: DownloadColumns) => ({ ...shared, columns: inBody });

/** Reports in headers how many rows there are and how many of them are sent. */
export function announceRows(
  { setHeader }: DownloadCall,
  { tier, rows, reason }: RowCap,
  total: number,
): void {
  setHeader('x-tier', tier);
  setHeader('x-row-cap', String(rows));
  setHeader('x-row-cap-reason', reason);
  setHeader('x-total-count', String(total));
}
