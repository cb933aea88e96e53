import { blankProfile } from '../../src/modules/companies/index.ts';
import { toIndexDocument } from '../../src/modules/company-index/index.ts';
import { demoCompanies } from './demo-companies.ts';
import type { TestApp } from './test-app.ts';

/** The first companies of the demo index, with their evidence and identifiers, among which are those that the documentation names. */
export async function indexDemoCompanies({ index }: Pick<TestApp, 'index'>): Promise<void> {
  await index.upsert(
    demoCompanies(DEMO_SITES, 1).map(({ profile, evidence, identifiers }) =>
      toIndexDocument({ ...blankProfile(), ...profile }, evidence, { identifiers }),
    ),
  );
}

/** The last company that the documentation names is the 286th. */
const DEMO_SITES = 300;
