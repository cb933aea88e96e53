import type { CompanyProfile } from './columns/company-profile.ts';

/** Company profiles by domain: the one door to wherever they are kept. */
export interface CompanyStore {
  find(domain: string): Promise<CompanyProfile | undefined>;
  findMany(domains: readonly string[]): Promise<ReadonlyMap<string, CompanyProfile>>;
}
