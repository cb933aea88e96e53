import { z } from 'zod';
import type { Caller, ViewServices } from '../../access/index.ts';
import type { CompanyProfile } from './columns/company-profile.ts';

/** Query parameters of the endpoints that answer one profile: whether and how it is saved to the view history. */
export const savingParameters = {
  save: z
    .boolean()
    .default(true)
    .describe('false: nothing is saved to your viewed companies (`/auth/my-companies`).'),
  from: z
    .string()
    .max(200)
    .default('')
    .describe('The query that led here; the company is saved under it. Empty: under its domain.'),
};

interface ProfileRead {
  readonly caller: Caller;
  readonly viewHistory: ViewServices['viewHistory'];
  readonly saving: { readonly save: boolean; readonly from: string };
}

/** Saves a profile that a caller reads to the view history of the account. */
export async function recordProfileView(
  domain: string,
  { title, company_name, industry, country }: CompanyProfile,
  { caller, viewHistory, saving: { save, from } }: ProfileRead,
): Promise<void> {
  if (caller.kind !== 'account' || !save) return;
  await viewHistory.record({
    accountId: caller.accountId,
    query: from.trim() || domain,
    kind: 'profile',
    companies: () => [
      {
        domain,
        title: title ?? '',
        company_name: company_name ?? '',
        industry: industry ?? '',
        country: country ?? '',
      },
    ],
  });
}
