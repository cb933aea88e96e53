import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { defineRoute } from './define-route.ts';

const DOMAINS_MAX = 10_000;

export const postCheckSeen = defineRoute({
  method: 'POST',
  path: '/auth/check-seen',
  tag: 'Account',
  summary: 'Which of these domains another search has already saved',
  access: 'account',
  bucket: 'guard',
  description: 'Keyed by normalized domain; only domains that were seen are included.',
  body: z
    .object({
      domains: z.array(domainParameter).max(DOMAINS_MAX),
      current_query: z.string().max(200).default(''),
    })
    .meta({ id: 'CheckSeenRequest' }),
  answer: z.record(z.string(), z.boolean()),
  handler: async ({ body, caller, services }) => {
    const seen = await services.workspace.seen.among(
      accountOf(caller).accountId,
      [...new Set(body.domains)],
      body.current_query,
    );
    return Object.fromEntries([...seen].map((domain) => [domain, true]));
  },
});
