import { Readable } from 'node:stream';
import type { CompanyProfile, CompanyStore } from '../companies/index.ts';
import { blankProfile } from '../companies/index.ts';
import type { RowCharges } from '../credits/index.ts';
import type { SavedCompanies } from '../shelf/index.ts';
import type { RowWriter } from './profile-rows.ts';

export interface SavedCompaniesFilter {
  readonly query: string;
  readonly search: string;
}

export interface ExportCheck {
  readonly row_count: number;
  readonly credits_needed: number;
  readonly credits_balance: number;
  readonly can_export: boolean;
}

export interface SavedCompaniesExport {
  check(accountId: number, filter: SavedCompaniesFilter): Promise<ExportCheck>;
  /** Takes a credit per row, then streams; what the reader did not get is given back. Throws when the balance is short. */
  start(
    accountId: number,
    filter: SavedCompaniesFilter,
    idempotencyKey: string | undefined,
    writer: RowWriter,
  ): Promise<{ rows: number; content: Readable }>;
}

const BATCH = 200;

export function createSavedCompaniesExport(
  saved: SavedCompanies,
  companies: CompanyStore,
  charges: RowCharges,
): SavedCompaniesExport {
  return {
    async check(accountId, filter) {
      const rows = await saved.count(accountId, filter);
      const balance = await charges.balance(accountId);
      return {
        row_count: rows,
        credits_needed: charges.priceOf(rows),
        credits_balance: balance,
        can_export: balance >= charges.priceOf(rows),
      };
    },

    async start(accountId, filter, idempotencyKey, writer) {
      const rows = await saved.count(accountId, filter);
      const charge = await charges.reserve({
        accountId,
        rows,
        idempotencyKey,
        request: ['my-companies/export', filter],
      });
      let sent = 0;
      const content = Readable.from(write(), { objectMode: false, highWaterMark: 1 << 16 });
      // Closing comes after the end and after a broken connection alike: either way exactly the rows written are paid.
      content.once('close', () => void charge.settle(sent));
      return { rows, content };

      async function* write(): AsyncGenerator<string> {
        yield writer.header;
        let position: { domain: string; search_query: string } | undefined;
        while (sent < rows) {
          const batch = await saved.after(accountId, filter, position, Math.min(BATCH, rows - sent));
          if (batch.length === 0) return;
          const profiles = await companies.findMany([...new Set(batch.map(({ domain }) => domain))]);
          const text = batch
            .map((row) =>
              writer.row(profiles.get(row.domain) ?? remembered(row), {
                search_query: row.search_query,
              }),
            )
            .join('');
          sent += batch.length;
          position = batch.at(-1);
          yield text;
        }
      }
    },
  };
}

/** A company that has left the index since it was saved: what was remembered of it is all there is. */
const remembered = (row: Awaited<ReturnType<SavedCompanies['after']>>[number]): CompanyProfile => ({
  ...blankProfile(),
  domain: row.domain,
  title: row.title || null,
  company_name: row.company_name || null,
  industry: row.industry || null,
  country: row.country || null,
});
