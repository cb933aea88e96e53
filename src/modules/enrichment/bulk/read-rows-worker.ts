import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { answerMessages, yieldToOthers } from '../../../lib/threads/index.ts';
import { readDomainColumn } from '../../companies/index.ts';
import type { BulkRow } from './bulk-row.ts';
import type { RowsRequest } from './row-reader.ts';

/** Undefined when there are more rows than may be. */
async function readRows({ bytes, rowsMax }: RowsRequest): Promise<BulkRow[] | undefined> {
  const rows: BulkRow[] = [];
  const seen = new Set<string>();
  for await (const part of readDomainColumn(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
    for (const given of part) {
      if (rows.length === rowsMax) return undefined;
      const domain = normalizeDomainName(given);
      rows.push({ given: given.slice(0, 300), domain, isRepeated: domain !== undefined && seen.has(domain) });
      if (domain !== undefined) seen.add(domain);
    }
  }
  return rows;
}

yieldToOthers();
answerMessages(async (request: RowsRequest) => ({ value: await readRows(request) }));
