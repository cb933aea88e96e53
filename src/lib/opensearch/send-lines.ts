import { EngineUnreachable } from '../query-errors.ts';
import type { OpenSearchClient } from './client.ts';

/** A document that would be refused whenever it is sent. */
export interface RefusedDocument {
  readonly id: string;
  readonly reason: string;
}

interface Item {
  readonly _id: string;
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason?: string };
}

interface BulkResponse {
  readonly errors: boolean;
  readonly items: readonly Readonly<Record<string, Item>>[];
}

const TOO_MANY_REQUESTS = 429;

/** Sends actions and documents in one call. All of them are done except the returned ones; after an error, some may not be done. */
export async function sendDocuments(
  client: OpenSearchClient,
  index: string,
  lines: readonly object[],
): Promise<readonly RefusedDocument[]> {
  if (lines.length === 0) return [];
  const { errors, items } = await client.call<BulkResponse>('POST', `/${index}/_bulk`, lines);
  if (!errors) return [];
  const refused: RefusedDocument[] = [];
  for (const { _id: id, status, error } of items.flatMap((one) => Object.values(one))) {
    // A later version is already written.
    if (error === undefined || error.type === 'version_conflict_engine_exception') continue;
    const reason = `${error.type}${error.reason === undefined ? '' : `: ${error.reason}`}`;
    if (status < 400 || status >= 500 || status === TOO_MANY_REQUESTS)
      throw new EngineUnreachable('the search engine did not accept all documents', {
        cause: new Error(reason),
      });
    refused.push({ id, reason });
  }
  return refused;
}

/** The same for documents that the engine has no reason to refuse. */
export async function sendLines(
  client: OpenSearchClient,
  index: string,
  lines: readonly object[],
): Promise<void> {
  const [refused] = await sendDocuments(client, index, lines);
  if (refused === undefined) return;
  throw new EngineUnreachable(`the search engine refused ${refused.id}`, {
    cause: new Error(refused.reason),
  });
}
