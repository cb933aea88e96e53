import { z } from 'zod';

export const identifierFields = {
  kind: z.string().describe('Such as ga4, phone or linkedin; docs/reference/identifiers.md lists them.'),
  value: z.string(),
};

export const ratedIdentifier = z.object({
  ...identifierFields,
  name: z.string().describe('The kind in words, such as Google Analytics 4.'),
  domains: z.int().describe('How many indexed domains have it.'),
  common: z.boolean().describe('Spread so widely that it says nothing about ownership.'),
});

/** The fields of a company in a list, apart from its domain. */
export const companyRowFields = {
  title: z.string(),
  company_name: z.string(),
  industry: z.string(),
  country: z.string(),
};
