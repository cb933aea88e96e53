import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { columnNames } from '../columns/registry.ts';
import { describeEvidence } from '../evidence/describe-evidence.ts';
import { defineRoute } from './define-route.ts';
import { notIndexed } from './not-indexed.ts';

const evidence = z.object({
  place: z.string().describe('Where on the page, or which other column the value follows from.'),
  snippet: z.string().describe('What stands there; empty where nothing of it can be shown.'),
  rule: z.string().describe('The part of the extractor that read it.'),
  seen_at: z.string().describe('When the page was fetched.'),
});

export const getDomainEvidence = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/evidence',
  tag: 'Search',
  summary: 'Where each value of a profile was seen',
  description:
    'By column: the place on the page, what stands there, the rule that read it, and when. It belongs to the profile: free for whoever has read that, else priced like reading it, and the profile is then free. Nothing is saved to My Companies.',
  access: 'anyone',
  bucket: 'tier',
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  answer: z.object({
    domain: z.string(),
    columns: z
      .partialRecord(z.enum(columnNames), evidence)
      .describe('Columns without a value have no evidence.'),
    note: z.string().nullable().describe('Why there is no evidence, where there is none.'),
  }),
  failures: ['not_found'],
  handler: async ({ params: { domain }, services }) => {
    const found = await services.companies.findWithEvidence(domain);
    if (!found) throw notIndexed(domain);
    const columns = describeEvidence(found.profile, found.evidence);
    const isWithout = Object.keys(columns).length === 0;
    return {
      domain,
      columns,
      note: isWithout
        ? `The profile of ${domain} was indexed before evidence was recorded. The operator can add it with 'homedex index rebuild'.`
        : null,
    };
  },
});
