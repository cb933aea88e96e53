import type { CompanyProfile } from './columns/company-profile.ts';

/** What a list shows of a company. */
export type CompanyCard = Pick<CompanyProfile, 'title' | 'company_name' | 'industry' | 'country'>;

/** Company profiles by domain: the one door to wherever they are kept. */
export interface CompanyStore {
  find(domain: string): Promise<CompanyProfile | undefined>;
  /** The few columns that lists show, without reading the rest. */
  findCards(domains: readonly string[]): Promise<ReadonlyMap<string, CompanyCard>>;
  findMany(domains: readonly string[]): Promise<ReadonlyMap<string, CompanyProfile>>;
}
