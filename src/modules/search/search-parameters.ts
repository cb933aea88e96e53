import { z } from 'zod';
import { normalizeDomainName } from '../../lib/domain-name.ts';
import { normalizeQuery } from '../../lib/text-index/index.ts';

const features = ['email', 'phone', 'pricing', 'blog', 'ecommerce', 'contact'] as const;
export type Feature = (typeof features)[number];

const DOMAINS_MAX = 1000;

const mode = z
  .enum(['phrase', 'any', 'single'])
  .default('phrase')
  .describe(
    'phrase: the words in a row; any: all words, at any position; single: at least one of the words.',
  );

export type Mode = z.output<typeof mode>;

/** A query with something to search for in it. */
const queryText = z
  .string()
  .min(1)
  .max(200)
  .refine(
    (text) => normalizeQuery(text) !== '',
    'the query holds nothing that can be searched; use letters or digits',
  );

const commaList = (text: string): string[] => text.split(',').flatMap((item) => item.trim() || []);

const domainList = z.string().transform((text, context) => {
  const given = commaList(text);
  const wrong = given.find((item) => normalizeDomainName(item) === undefined);
  if (given.length > DOMAINS_MAX)
    context.addIssue({
      code: 'custom',
      message: `at most ${DOMAINS_MAX} domains can be checked at once, these are ${given.length}`,
    });
  else if (wrong !== undefined)
    context.addIssue({
      code: 'custom',
      message: `'${wrong}' is not a domain name under a known top-level domain, such as example.com`,
    });
  return given.map((item) => normalizeDomainName(item) ?? item);
});

const featureList = z.string().transform((text, context) => {
  const given = commaList(text.toLowerCase());
  const wrong = given.find((item) => !features.includes(item as Feature));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `'${wrong}' is not a feature; use ${features.join(', ')}` });
  return given as Feature[];
});

/** The filters of a search; all that are given must hold. */
export const filterParameters = {
  domains: domainList.optional().describe('Comma-separated domains to check; only these can match.'),
  crawl_id: z.string().max(100).optional().describe('Only rows of this crawl.'),
  title: z.string().max(200).optional().describe('The title contains this text, in any case.'),
  tech: z.string().max(200).optional().describe('The technology stack contains this text, in any case.'),
  industry: z.string().max(200).optional().describe('The industry is this one, in any case.'),
  tld: z.string().max(64).optional().describe('The top-level domain is this one, without a dot.'),
  country: z.string().max(2).optional().describe('The country is this one, by its two-letter code.'),
  has: featureList
    .optional()
    .describe(`Features the homepage must have, comma-separated: ${features.join(', ')}.`),
};

export const searchQuery = { q: queryText.describe('Keyword or phrase.'), mode };

const SearchRequest = z.object({ ...searchQuery, ...filterParameters });

/** What to search for, without how much of it to show. */
export type SearchRequest = z.output<typeof SearchRequest>;
