import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { notIndexed } from '../../companies/index.ts';
import { defineRoute } from './define-route.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

export const getDomainHistory = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/history',
  tag: 'Search',
  summary: 'Versions of a homepage, what changed between them, and technologies with first and last seen',
  description:
    'Newest first. The last `HISTORY_VERSIONS` versions are kept. Long values are cut and end in …; of `body_text` the beginning of the first difference is shown. Free if you have read the profile; otherwise it costs as much as the profile, which is then free.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  answer: z
    .object({
      domain: z.string(),
      versions: z.array(
        z.object({
          crawl_id: z.string().describe('Empty for a look-up.'),
          fetched_at: z.string(),
          source: z.string(),
        }),
      ),
      changes: z.array(
        z.object({
          at: z.string().describe('When the version was fetched that has the new value.'),
          column: z.string(),
          before: value,
          after: value,
        }),
      ),
      technologies: z.array(
        z.object({
          name: z.string(),
          first_seen: z.string(),
          last_seen: z.string(),
          current: z.boolean().describe('Whether the newest version has it.'),
        }),
      ),
    })
    .meta({ id: 'CompanyHistory' }),
  failures: ['not_found'],
  handler: async ({ params: { domain }, services }) => {
    const history = await services.companyHistories.find(domain);
    if (history === undefined) throw notIndexed(domain);
    const { versions, changes, technologies } = history;
    return {
      domain,
      versions: [...versions],
      changes: changes.map((change) => ({
        ...change,
        before: toValue(change.before),
        after: toValue(change.after),
      })),
      technologies: [...technologies],
    };
  },
});

type Kept = string | number | boolean | readonly string[] | null;

const toValue = (kept: Kept): z.input<typeof value> => (Array.isArray(kept) ? [...kept] : (kept as string));
