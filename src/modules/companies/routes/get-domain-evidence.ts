import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { columnNames } from '../columns/registry.ts';
import { describeEvidence } from '../evidence/describe-evidence.ts';
import { notIndexed } from '../not-indexed.ts';
import { defineRoute } from './define-route.ts';

const evidence = z.object({
  place: z.string().describe('Where on the page the value was found, or the column it is derived from.'),
  snippet: z.string().describe('The text found there; empty if it cannot be shown.'),
  rule: z.string().describe('The extraction rule that read it.'),
  seen_at: z.string().describe('When the page was fetched.'),
});

export const getDomainEvidence = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/evidence',
  tag: 'Search',
  summary: 'Evidence for each value of a profile',
  description:
    'By column: the place on the page, the text found there, the rule that read it, and when. Free if you have read the profile; otherwise it costs as much as the profile, which is then free. Nothing is saved to My Companies.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  answer: z.object({
    domain: z.string(),
    columns: z
      .partialRecord(z.enum(columnNames), evidence)
      .describe('Columns without a value have no evidence.'),
    identifiers: z
      .array(
        z.object({
          kind: z.string(),
          value: z.string(),
          place: z.string().describe('Where on the page it was found, or the column it is derived from.'),
        }),
      )
      .describe('Accounts, keys and numbers that the homepage may share with other sites.'),
    note: z.string().nullable().describe('Why there is no evidence, if there is none.'),
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
      identifiers: found.identifiers.map(({ kind, value, where }) => ({ kind, value, place: where })),
      note: isWithout
        ? `The profile of ${domain} was indexed before evidence was recorded. The operator can add it with 'homedex index rebuild'.`
        : null,
    };
  },
});
