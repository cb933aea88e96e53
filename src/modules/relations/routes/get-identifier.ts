import { z } from 'zod';
import { identifierOfPath, identifierPath } from '../../companies/index.ts';
import { inTime } from '../../search/index.ts';
import { nameOfKind } from '../relations.ts';
import { companyRowFields, identifierFields } from './answer-fields.ts';
import { defineRoute } from './define-route.ts';

const BUDGET_MS = 10_000;

export const getIdentifier = defineRoute({
  method: 'GET',
  path: '/identifiers/{kind}/{value}',
  tag: 'Relations',
  summary: 'List the domains that have an identifier',
  description:
    '`total` is exact. Best rank first. The same as the filter `identifier`, which searches, downloads and alerts take too. `common`: spread over at least 20 registrable domains in at least 5 industries.',
  access: 'anyone',
  bucket: 'tier',
  params: identifierPath,
  query: z.object({
    limit: z.int().min(1).max(500).default(100).describe('Domains per page.'),
    offset: z.int().min(0).default(0).describe('Domains to skip.'),
  }),
  answer: z
    .object({
      ...identifierFields,
      name: z.string().describe('The kind in words, such as Google Analytics 4.'),
      total: z.int(),
      common: z.boolean(),
      domains: z.array(z.object({ domain: z.string(), ...companyRowFields })),
    })
    .meta({ id: 'DomainsOfIdentifier' }),
  failures: ['query_timeout'],
  handler: async ({ params, query, services, signal }) => {
    const identifier = identifierOfPath(params);
    const found = await inTime(() =>
      services.relations.domainsOf(identifier, query, { signal, budgetMs: BUDGET_MS }),
    );
    return { ...identifier, name: nameOfKind(identifier.kind), ...found, domains: [...found.domains] };
  },
});
