import { blankProfile, type CompanyProfile, type CompanyStore } from '../../src/modules/companies/index.ts';

/** Profiles in a map, for tests that need a few companies and no index. */
export function createMemoryCompanyStore(
  profiles: readonly (Partial<CompanyProfile> & { domain: string })[] = [],
): CompanyStore {
  const byDomain = new Map(
    profiles.map((profile) => [profile.domain, { ...blankProfile(), ...profile } as CompanyProfile]),
  );
  return {
    find: async (domain) => byDomain.get(domain),
    findMany: async (domains) =>
      new Map(
        domains.flatMap((domain) => {
          const profile = byDomain.get(domain);
          return profile ? [[domain, profile] as const] : [];
        }),
      ),
  };
}
