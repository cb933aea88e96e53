import { z } from 'zod';

export const identifierFields = {
  kind: z.string().describe('Such as ga4, phone or linkedin; docs/reference/identifiers.md lists them.'),
  value: z.string(),
};

/** A company in a list, apart from its domain. */
export const companyRowFields = {
  title: z.string(),
  company_name: z.string(),
  industry: z.string(),
  country: z.string(),
};
