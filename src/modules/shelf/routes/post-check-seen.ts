import { z } from 'zod';
import { accountOf } from '../../../http/account-of.ts';
import { defineRoute } from '../../../http/route.ts';
import { normalizeDomainName } from '../../../lib/domain-name.ts';

export const postCheckSeen = defineRoute({
  method: 'POST',
  path: '/auth/check-seen',
  tag: 'Account',
  summary: 'Which of these domains another search has saved already',
  access: 'account',
  bucket: 'guard',
  body: z
    .object({ domains: z.array(z.string()).max(10_000), current_query: z.string().max(200).default('') })
    .meta({ id: 'CheckSeenRequest' }),
  answer: z.record(z.string(), z.boolean()),
  handler: async ({ body, caller, services }) => {
    // Answered under the name the caller sent, whatever its form.
    const asked = new Map(body.domains.map((given) => [given, normalizeDomainName(given) ?? given]));
    const seen = await services.shelf.savedCompanies.seenElsewhere(
      accountOf(caller).accountId,
      [...new Set(asked.values())],
      body.current_query,
    );
    return Object.fromEntries(
      [...asked].flatMap(([given, domain]) => (seen.has(domain) ? [[given, true]] : [])),
    );
  },
});
