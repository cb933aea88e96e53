import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { Hit } from '../../lib/text-index/api.ts';
import { decodeCard } from './profile-record.ts';

/** A company in a short list. */
export interface CompanyRow {
  readonly domain: string;
  readonly title: string;
  readonly company_name: string;
  readonly industry: string;
  readonly country: string;
}

export const toCompanyRow = (domain: string, stored: Uint8Array): CompanyRow => {
  const { title, company_name, industry, country } = decodeCard(stored);
  return {
    domain,
    title: title ?? '',
    company_name: company_name ?? '',
    industry: industry ?? '',
    country: country ?? '',
  };
};

/** Hits must carry their records. */
export async function toCompanyRows(hits: readonly Hit[]): Promise<CompanyRow[]> {
  const rows: CompanyRow[] = [];
  for (const { key, stored } of hits) {
    if (isTurnSpent()) await freshTurn();
    if (stored !== undefined) rows.push(toCompanyRow(key, stored));
  }
  return rows;
}
