import { EngineUnreachable } from '../errors.ts';
import type { OpenSearchClient } from './client.ts';

interface Item {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason?: string };
}

interface BulkResponse {
  readonly errors: boolean;
  readonly items: readonly Readonly<Record<string, Item>>[];
}

/** Sends actions and documents in one call. All of them are done, or an error says that perhaps not all are. */
export async function sendLines(
  client: OpenSearchClient,
  index: string,
  lines: readonly object[],
): Promise<void> {
  if (lines.length === 0) return;
  const { errors, items } = await client.call<BulkResponse>('POST', `/${index}/_bulk`, lines);
  if (!errors) return;
  for (const item of items.flatMap((one) => Object.values(one))) {
    // Somebody has written it later already.
    if (item.error === undefined || item.error.type === 'version_conflict_engine_exception') continue;
    throw new EngineUnreachable(`the search engine refused a document: ${item.error.type}`, {
      cause: new Error(item.error.reason ?? ''),
    });
  }
}
