import type { Readable } from 'node:stream';
import type { CompanySearch, FoundProfile, SearchRequest } from '../search/index.ts';
import { type ExtraValues, fileOf, type RowWriter } from './profile-rows.ts';

/** Columns of a match rather than of a company, written only if they are named. */
export const matchColumns = ['score', 'matched_in', 'matched_snippet'] as const;

interface Download {
  readonly request: SearchRequest;
  readonly rowsMax: number;
  readonly writer: RowWriter;
  readonly columns: readonly string[];
}

/** The best matches of a search, as a file. */
export function searchDownload(
  search: CompanySearch,
  { request, rowsMax, writer, columns }: Download,
  signal: AbortSignal,
): Readable {
  const named = matchColumns.filter((name) => columns.includes(name));
  return fileOf(writer, write());

  async function* write(): AsyncGenerator<string> {
    for await (const batch of search.profiles(request, rowsMax, signal)) {
      yield batch.map((found) => writer.row(found.profile, extraOf(found))).join('');
    }
  }

  function extraOf(found: FoundProfile): ExtraValues {
    return Object.fromEntries(named.map((name) => [name, matchValues[name](found)]));
  }
}

const matchValues: Readonly<
  Record<(typeof matchColumns)[number], (found: FoundProfile) => ExtraValues[string]>
> = {
  score: ({ score }) => score,
  matched_in: ({ matchedIn }) => matchedIn,
  matched_snippet: (found) => found.snippet(),
};
