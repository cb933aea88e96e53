import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { unknownNames } from '../../../http/read-query.ts';
import type { DownloadStream } from '../../../http/route.ts';
import { InvalidInput, type Problem, readerOf } from '../../../http/validation/index.ts';
import { filterFields, rankedQueryParameters, seenParameter, sortParameter } from '../../search/index.ts';
import {
  type DownloadCall,
  fileFields,
  listDownloadColumns,
  savedDownloadColumns,
  searchDownloadColumns,
} from './download-parameters.ts';
import { BulkSearchDownloadBody } from './post-bulk-search-download.ts';
import { SearchDownloadBody } from './post-search-download.ts';
import { previewBulkDownload, startBulkDownload } from './start-bulk-search-download.ts';
import { ListDownloadParameters, startListDownload } from './start-list-download.ts';
import { SavedDownloadParameters, startSavedDownload } from './start-saved-download.ts';
import { previewSearchDownload, startSearchDownload } from './start-search-download.ts';

/** What a download would contain and cost. */
export interface DownloadPreview {
  readonly rows: number;
  readonly credits: number;
}

/** A download with parsed parameters, ready to be previewed or started. */
interface ReadyDownload {
  /** Names of parameters that this kind does not know. */
  readonly ignored: readonly string[];
  preview(call: DownloadCall): Promise<DownloadPreview>;
  start(call: DownloadCall): Promise<DownloadStream>;
}

interface DownloadKind<Params extends z.ZodObject> {
  readonly params: Params;
  preview(call: DownloadCall, params: z.output<Params>): Promise<DownloadPreview>;
  start(call: DownloadCall, params: z.output<Params>): Promise<DownloadStream>;
}

type ReadParams = (given: unknown) => ReadyDownload;

/** Parses parameters by the kind's schema, just as the endpoint of that download parses its body. */
function downloadKind<Params extends z.ZodObject>(kind: DownloadKind<Params>): ReadParams {
  const read = readerOf(kind.params);
  const known = new Set(Object.keys(kind.params.shape));
  return (given) => {
    const problems: Problem[] = [];
    const params = read(given, ['body', 'params'], (found) => void problems.push(found)) as z.output<Params>;
    if (problems.length > 0) throw new InvalidInput(problems);
    return {
      ignored: unknownNames(Object(given), known),
      preview: (call) => kind.preview(call, params),
      start: (call) => kind.start(call, params),
    };
  };
}

const kinds = {
  search: downloadKind({
    params: SearchDownloadBody,
    preview: previewSearchDownload,
    start: startSearchDownload,
  }),
  companies: downloadKind({
    params: z.object({
      ...rankedQueryParameters,
      ...filterFields,
      ...sortParameter,
      ...seenParameter,
      ...fileFields(searchDownloadColumns),
    }),
    preview: (call, params) => previewSearchDownload(call, { ...params, isByRank: true }),
    start: (call, params) => startSearchDownload(call, { ...params, isByRank: true }),
  }),
  'bulk-search': downloadKind({
    params: BulkSearchDownloadBody,
    preview: previewBulkDownload,
    start: startBulkDownload,
  }),
  'my-companies': downloadKind({
    params: SavedDownloadParameters.extend({ columns: savedDownloadColumns.inBody }),
    async preview({ caller, services }, { query, search }) {
      const { accountId } = accountOf(caller);
      const check = await services.savedCompaniesExport.check(accountId, { query, search });
      return { rows: check.row_count, credits: check.credits_needed };
    },
    start: (call, params) => startSavedDownload(call, params, undefined),
  }),
  list: downloadKind({
    params: ListDownloadParameters.extend({ list_id: z.int(), columns: listDownloadColumns.inBody }),
    preview: ({ caller, services }, { list_id }) =>
      services.listExport.check(accountOf(caller).accountId, list_id),
    start: (call, params) => startListDownload(call, params, undefined),
  }),
} as const satisfies Record<string, ReadParams>;

export type DownloadKindName = keyof typeof kinds;

export const downloadKindNames = Object.keys(kinds) as [DownloadKindName, ...DownloadKindName[]];

/** Throws if the parameters are invalid. */
export const readDownload = (kind: DownloadKindName, params: unknown): ReadyDownload => kinds[kind](params);
