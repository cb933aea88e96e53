import { z } from 'zod';
import { DOMAIN_PATTERN, normalizeDomainName } from '../lib/domain-name.ts';

/** A domain in any form that people write, normalised to the key of its company. */
export const domainParameter = z
  .string()
  .meta({
    pattern: `^\\s*${DOMAIN_PATTERN}\\s*$`,
    description:
      'A domain, an address or an e-mail address. `www.` is dropped; any other subdomain is a site of its own.',
  })
  .transform((given, context) => {
    const domain = normalizeDomainName(given);
    if (domain !== undefined) return domain;
    context.addIssue({
      code: 'custom',
      message: 'not a valid domain name, such as example.com',
    });
    return z.NEVER;
  });
