import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { requireAccount } from '../../../http/require-account.ts';
import { companyProfileSchema } from '../../companies/index.ts';
import { answerLookup, savingParameters } from './answer-lookup.ts';
import { defineRoute } from './define-route.ts';

const EnrichResponse = z
  .object({
    domain: z.string(),
    source: z
      .enum(['cached', 'live_http', 'crawl_wet', 'browser', 'proxy', 'none'])
      .describe('Who brought the profile; none: nobody could, and it is the old one.'),
    elapsed_ms: z.int(),
    fetch_ms: z.int().describe('Time spent fetching; 0 for a cached profile.'),
    cache_age_days: z.int().describe('Age of the page that the profile was made from.'),
    enriched_columns: z.int().describe('Columns that have a value.'),
    attempts: z
      .array(z.object({ tier: z.string(), outcome: z.string(), ms: z.int() }))
      .describe('What was tried, in the order in which it ended.'),
    profile: companyProfileSchema,
  })
  .meta({ id: 'EnrichResponse' });

export const getEnrich = defineRoute({
  method: 'GET',
  path: '/enrich/{domain}',
  tag: 'Live lookup',
  summary: 'The profile of a company, fetched now if it is older than twelve months',
  description:
    'The site itself and Common Crawl race for `wait_ms`, then a headless browser joins, then, for accounts, a proxy; whoever brings the page first wins. Costs what `/domain/{domain}` costs.',
  access: 'anyone',
  bucket: 'tier',
  price: 'domain_detail',
  fetchesFromOutside: true,
  params: z.object({ domain: domainParameter }),
  query: z.object({
    wait_ms: z
      .int()
      .min(100)
      .max(15_000)
      .default(800)
      .describe('How long the site and Common Crawl race before a browser is asked.'),
    force: z.boolean().default(false).describe('Fetch it even if the profile is fresh.'),
    allow_browser: z.boolean().default(true),
    allow_proxy: z
      .boolean()
      .optional()
      .describe('The proxy tier needs an account: true by default with one, false without.'),
    ...savingParameters,
  }),
  answer: EnrichResponse,
  failures: ['not_found', 'saturated'],
  handler: async (call) => {
    const { wait_ms, force, allow_browser, allow_proxy, ...saving } = call.query;
    if (allow_proxy) requireAccount(call.caller, 'proxy');
    const proxy = allow_proxy ?? call.caller.kind !== 'anonymous';
    const enriched = await answerLookup(call, call.params.domain, saving, {
      waitMs: wait_ms,
      force,
      anyAge: false,
      allowed: { browser: allow_browser, proxy },
    });
    return {
      domain: enriched.domain,
      source: enriched.source,
      elapsed_ms: enriched.elapsedMs,
      fetch_ms: enriched.fetchMs,
      cache_age_days: enriched.cacheAgeDays,
      enriched_columns: enriched.enrichedColumns,
      attempts: [...enriched.attempts],
      profile: enriched.profile,
    };
  },
});
