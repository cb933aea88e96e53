import { z } from 'zod';
import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { freshTurn, isTurnSpent } from '../../../lib/event-loop-turn.ts';

export const CompanyList = z
  .object({ id: z.int(), name: z.string(), item_count: z.int(), created_at: z.string() })
  .meta({ id: 'CompanyList' });

/** A visible name: surrounding white space is removed, and the rest must not be empty. */
export const listName = z
  .string()
  .min(1)
  .max(200)
  .transform((given, context) => {
    const name = given.trim();
    if (name !== '') return name;
    context.addIssue({
      code: 'custom',
      message: 'the name is blank; use letters or digits',
    });
    return z.NEVER;
  });

/** Limit of a request body with domains: parsing twice as much would delay other requests by 50 ms. */
export const domainsBytesMax = 512 << 10;

/** Domains in any form; invalid ones are reported back, and the request is not refused. */
export const domainsToSort = z.array(z.string()).max(50_000).describe('At most 50,000, and 512 KB together.');

export async function sortDomains(
  given: readonly string[],
): Promise<{ domains: string[]; invalid: string[] }> {
  const domains = new Set<string>();
  const invalid: string[] = [];
  for (const text of given) {
    if (isTurnSpent()) await freshTurn();
    const domain = normalizeDomainName(text);
    if (domain === undefined) invalid.push(text);
    else domains.add(domain);
  }
  return { domains: [...domains], invalid };
}

export const listParameters = z.object({ list_id: z.int() });
