import type { CompanyStore } from '../companies/index.ts';
import type { RowCharges } from '../credits/index.ts';
import type { SavedCompanies, SavedFilter } from '../workspace/index.ts';
import { type PlannedRow, planExport } from './export-plan.ts';
import { type PaidRow, type StartedExport, startPaidExport } from './paid-export.ts';
import type { RowWriter } from './profile-rows.ts';

export interface ExportCheck {
  readonly row_count: number;
  readonly credits_needed: number;
  readonly credits_balance: number;
  readonly can_export: boolean;
}

export interface SavedCompaniesExport {
  check(accountId: number, filter: SavedFilter): Promise<ExportCheck>;
  /** One row and one credit per company. Throws if the balance is too low. */
  start(
    accountId: number,
    filter: SavedFilter,
    idempotencyKey: string | undefined,
    writer: RowWriter,
    signal: AbortSignal,
  ): Promise<StartedExport>;
}

export function createSavedCompaniesExport(
  saved: SavedCompanies,
  companies: CompanyStore,
  charges: RowCharges,
): SavedCompaniesExport {
  return {
    async check(accountId, filter) {
      const rows = await saved.countCompanies(accountId, filter);
      const { credits, balance } = await charges.quote(accountId, rows);
      return {
        row_count: rows,
        credits_needed: credits,
        credits_balance: balance,
        can_export: balance >= credits,
      };
    },

    async start(accountId, filter, idempotencyKey, writer, signal) {
      const rowsAfter = async (after: string, limit: number): Promise<PlannedRow[]> => {
        const domains = await saved.domainsAfter(accountId, filter, after, limit);
        const found = await saved.find(accountId, domains);
        return domains.map((domain) => ({ domain, identity: queriesOf(found.get(domain)) }));
      };
      const plan = await planExport('my-companies', rowsAfter, signal);
      const describe = async (domains: readonly string[]): Promise<Map<string, PaidRow>> => {
        const found = await saved.find(accountId, domains);
        return new Map(
          [...found].map(([domain, { title, company_name, industry, country, queries }]) => [
            domain,
            {
              extra: { search_query: queriesOf({ queries }) },
              saved: {
                title: title || null,
                company_name: company_name || null,
                industry: industry || null,
                country: country || null,
              },
            },
          ]),
        );
      };
      return startPaidExport(
        { companies, charges },
        {
          accountId,
          idempotencyKey,
          subject: subjectOf(filter),
          plan,
          writer,
          describe,
        },
        signal,
      );
    },
  };
}

const queriesOf = (company: { readonly queries: readonly string[] } | undefined): string =>
  company?.queries.join('; ') ?? '';

function subjectOf({ query, search }: SavedFilter): string {
  const parts = [
    ...(query === '' ? [] : [`found by "${query}"`]),
    ...(search === '' ? [] : [`with "${search}"`]),
  ];
  return ['My Companies', ...parts].join(' ');
}
