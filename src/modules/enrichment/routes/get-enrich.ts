import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { requireAccount } from '../../../http/require-account.ts';
import { companyProfileSchema, savingParameters } from '../../companies/index.ts';
import { answerLookup } from './answer-lookup.ts';
import { defineRoute } from './define-route.ts';

const EnrichResponse = z
  .object({
    domain: z.string(),
    source: z
      .enum(['cached', 'live_http', 'crawl_wet', 'browser', 'proxy', 'none'])
      .describe('Source of the profile; none: no source could fetch it, so this is the stored one.'),
    elapsed_ms: z.int(),
    fetch_ms: z.int().describe('Time spent fetching; 0 for a stored profile.'),
    cache_age_days: z.int().describe('Age of the page the profile was extracted from.'),
    enriched_columns: z.int().describe('Number of columns with a value.'),
    attempts: z
      .array(z.object({ tier: z.string(), outcome: z.string(), ms: z.int() }))
      .describe('Attempts, in the order in which they finished.'),
    profile: companyProfileSchema,
  })
  .meta({ id: 'EnrichResponse' });

export const getEnrich = defineRoute({
  method: 'GET',
  path: '/enrich/{domain}',
  tag: 'Live lookup',
  summary: 'Get a company profile, fetched live if it is older than twelve months',
  description:
    'The site and Common Crawl are tried in parallel for `wait_ms`, then a headless browser joins, then (for accounts) a proxy; the first page wins. Costs the same as `/domain/{domain}`.',
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
      .describe('How long to wait for the site and Common Crawl before starting a browser.'),
    force: z.boolean().default(false).describe('Fetch the page even if the profile is fresh.'),
    allow_browser: z.boolean().default(true),
    allow_proxy: z
      .boolean()
      .optional()
      .describe(
        'Whether a proxy may be used, which needs an account; defaults to true with one, false without.',
      ),
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
