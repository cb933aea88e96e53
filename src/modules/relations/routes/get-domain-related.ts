import { z } from 'zod';
import { domainParameter } from '../../../http/domain-parameter.ts';
import { identifierKinds, notIndexed } from '../../companies/index.ts';
import { inTime } from '../../search/index.ts';
import { companyRowFields, identifierFields, ratedIdentifier } from './answer-fields.ts';
import { defineRoute } from './define-route.ts';

const BUDGET_MS = 10_000;

export const getDomainRelated = defineRoute({
  method: 'GET',
  path: '/domain/{domain}/related',
  tag: 'Relations',
  summary: 'Find other sites of the same owner by the identifiers they share',
  description:
    'Every indexed site that shares an analytics account, a verification tag, a telephone number or another identifier with this one, strongest first. `via` says what they share. An identifier that is spread over at least 20 registrable domains in at least 5 industries is `common`: it belongs to a site builder, an agency or a theme, counts for little, and finds sites only where nothing else does. `hops=2` adds `second`: up to 5 sites behind each of the 8 strongest, by what those share with them and this one has not.',
  access: 'anyone',
  bucket: 'tier',
  isAboutCompany: true,
  params: z.object({ domain: domainParameter }),
  query: z.object({
    by: z
      .string()
      .max(1_000)
      .optional()
      .transform((text, context) => {
        const kinds = text
          ?.split(',')
          .map((kind) => kind.trim().toLowerCase())
          .filter((kind) => kind !== '');
        const unknown = kinds?.find((kind) => !identifierKinds.has(kind));
        if (unknown === undefined) return kinds?.length === 0 ? undefined : kinds;
        context.addIssue({
          code: 'custom',
          message: `'${unknown.slice(0, 40)}' is not a kind of identifier, such as ga4, phone or linkedin; docs/reference/identifiers.md lists them`,
        });
        return z.NEVER;
      })
      .describe('Only these kinds of identifiers, separated by commas, such as `ga4,gtm,phone`.'),
    limit: z.int().min(1).max(500).default(50).describe('Sites at most.'),
    hops: z
      .int()
      .min(1)
      .max(2)
      .default(1)
      .describe('2 also lists the sites behind the strongest related ones.'),
  }),
  answer: z
    .object({
      domain: z.string(),
      identifiers: z.array(ratedIdentifier),
      related: z.array(
        z.object({
          domain: z.string(),
          score: z.number().describe('Between 0 and 1: how strong what they share is.'),
          via: z.array(z.object(identifierFields)).describe('What both sites have, strongest first.'),
          ...companyRowFields,
        }),
      ),
      second: z
        .array(
          z.object({
            domain: z.string(),
            through: z.string().describe('The related site that it shares something with.'),
            score: z.number().describe('Between 0 and 1: how strong what those two share is.'),
            via: z.array(ratedIdentifier),
            ...companyRowFields,
          }),
        )
        .describe('Empty unless `hops` is 2.'),
    })
    .meta({ id: 'RelatedSites' }),
  failures: ['not_found', 'query_timeout'],
  handler: async ({ params: { domain }, query, services, signal }) => {
    const found = await inTime(() =>
      services.relations.related(domain, query, { signal, budgetMs: BUDGET_MS }),
    );
    if (found === undefined) throw notIndexed(domain);
    return {
      domain,
      identifiers: [...found.identifiers],
      related: found.related.map(withList),
      second: found.second.map(withList),
    };
  },
});

const withList = <Shared, Site extends { readonly via: readonly Shared[] }>(site: Site) => ({
  ...site,
  via: [...site.via] as [...Site['via']],
});
