import type { CompanyStore } from '../companies/index.ts';
import type { RowCharges } from '../credits/index.ts';
import type { CompanyLists, CompanyNotes } from '../workspace/index.ts';
import { planExport } from './export-plan.ts';
import { type StartedExport, startPaidExport } from './paid-export.ts';
import type { RowWriter } from './profile-rows.ts';

export interface ListExport {
  /** How many rows the export would have now, and what they would cost. */
  check(accountId: number, listId: number): Promise<{ rows: number; credits: number }>;
  /** One row and one credit per company, as for My Companies. Throws if the balance is too low. */
  start(
    accountId: number,
    listId: number,
    idempotencyKey: string | undefined,
    writer: RowWriter,
    signal: AbortSignal,
  ): Promise<StartedExport & { readonly name: string }>;
}

export function createListExport(
  lists: CompanyLists,
  notes: CompanyNotes,
  companies: CompanyStore,
  charges: RowCharges,
): ListExport {
  return {
    async check(accountId, listId) {
      const { item_count } = await lists.get(accountId, listId);
      const { credits } = await charges.quote(accountId, item_count);
      return { rows: item_count, credits };
    },

    async start(accountId, listId, idempotencyKey, writer, signal) {
      const { name } = await lists.get(accountId, listId);
      const rowsAfter = async (after: string, limit: number) =>
        (await lists.itemsAfter(listId, after, limit)).map(({ domain }) => ({ domain, identity: '' }));
      const plan = await planExport(`list ${listId}`, rowsAfter, signal);
      const started = await startPaidExport(
        { companies, charges },
        {
          accountId,
          idempotencyKey,
          subject: `the list "${name}"`,
          plan,
          writer,
          describe: async (domains) => {
            const noted = await notes.findMany(accountId, domains);
            return new Map(
              domains.map((domain) => {
                const { text = '', tags = [] } = noted.get(domain) ?? {};
                return [domain, { extra: { list_name: name, note: text, tags } }];
              }),
            );
          },
        },
        signal,
      );
      return { ...started, name };
    },
  };
}
