import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';

const version = z.object({
  crawl_id: z.string().describe('Empty for a look-up.'),
  fetched_at: z.string(),
  source: z.string(),
});

const named = (which: string) =>
  z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(`The ${which} version, by its \`fetched_at\` or \`crawl_id\` in \`/domain/{domain}/history\`.`);

export const getDomainHistoryText = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/history/text',
  tag: 'Search',
  summary: 'Compare the text of two versions of a homepage',
  description:
    'The sentences that only one of the two has, in their order; one that only moved counts as unchanged. Read from the page archive: 404 says which version it no longer has. At most 200 sentences of each, each cut after 500 characters; the totals count all. The newest two versions by default. Free if you have read the profile; otherwise it costs as much as the profile, which is then free.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  price: 'domain_detail',
  params: z.object({ domain: domainParameter }),
  query: z.object({ from: named('older'), to: named('newer') }),
  answer: z
    .object({
      domain: z.string(),
      from: version,
      to: version,
      removed: z.array(z.string()),
      added: z.array(z.string()),
      removed_total: z.int(),
      added_total: z.int(),
      unchanged: z.int().describe('Sentences that both versions have.'),
    })
    .meta({ id: 'TextDifference' }),
  failures: ['not_found', 'saturated'],
  handler: async ({ params: { domain }, query, services, signal }) => {
    const { from, to, removed, added, removedTotal, addedTotal, unchanged } =
      await services.textDifferences.between(domain, query, signal);
    return {
      domain,
      from: shownVersion(from),
      to: shownVersion(to),
      removed: [...removed],
      added: [...added],
      removed_total: removedTotal,
      added_total: addedTotal,
      unchanged,
    };
  },
});

const shownVersion = ({
  crawlId,
  fetchedAt,
  source,
}: Readonly<Record<'crawlId' | 'fetchedAt' | 'source', string>>) => ({
  crawl_id: crawlId,
  fetched_at: fetchedAt,
  source,
});
