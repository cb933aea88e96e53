import type { CompanyProfile } from './columns/company-profile.ts';
import type { ProfileEvidence } from './evidence/profile-evidence.ts';
import type { FoundIdentifier } from './identifiers/identifier-kinds.ts';

/** The columns of a company that a list shows. */
export type CompanyCard = Pick<CompanyProfile, 'title' | 'company_name' | 'industry' | 'country'>;

/** Reads company profiles by domain, whatever stores them. */
export interface CompanyStore {
  find(domain: string): Promise<CompanyProfile | undefined>;
  /** A profile with where its values were found; older indexes have no evidence. */
  findWithEvidence(domain: string): Promise<
    | {
        readonly profile: CompanyProfile;
        readonly evidence: ProfileEvidence;
        readonly identifiers: readonly FoundIdentifier[];
      }
    | undefined
  >;
  /** The few columns that lists show, without reading the rest. */
  findCards(domains: readonly string[]): Promise<ReadonlyMap<string, CompanyCard>>;
  findMany(domains: readonly string[]): Promise<ReadonlyMap<string, CompanyProfile>>;
}
