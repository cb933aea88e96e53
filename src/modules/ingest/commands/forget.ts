import type { TextIndex } from '../../../lib/text-index/api.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Forgettable, holdsText, rememberForgotten, withoutText } from '../../company-index/index.ts';
import { forgetPages } from '../archive/forget-pages.ts';

const BATCH = 200;

interface ForgetOptions {
  readonly index: TextIndex;
  readonly database: Database;
  readonly pagesDirectory: string;
}

interface ForgottenCounts {
  /** It was not recorded as forgotten before. */
  readonly isNew: boolean;
  /** The sites that were removed, or that contained the address. */
  readonly domains: readonly string[];
  readonly pages: number;
  /** Accounts had saved it this many times. */
  readonly saved: number;
}

/**
 * Removes a site, or an email address wherever it occurs, from the index, the stored pages and what accounts saved, and prevents it from
 * coming back. If it is killed, the next call continues. The caller removes the vectors of the returned domains.
 */
export async function forgetInIndex(
  what: Forgettable,
  { index, database, pagesDirectory }: ForgetOptions,
): Promise<ForgottenCounts> {
  // This comes first, so that nothing written from here on contains it.
  const isNew = await rememberForgotten(database, what, Date.now());
  const domains =
    what.kind === 'domain'
      ? [...(await index.findMany([what.name])).keys()]
      : await domainsWith(index, what.name);
  // A site may have stored pages without a profile: it was blocked, or an earlier call was killed.
  const names = what.kind === 'domain' ? [what.name] : domains;
  const pages = await forgetPages(pagesDirectory, new Set(names), { database, index });
  if (what.kind === 'domain') await index.delete(names);
  else await cleanProfiles(index, domains, what.name);
  // No earlier version may be kept, and no file may still contain what was deleted.
  await index.keepSince(undefined);
  await index.compact();
  let saved = 0;
  for (const name of names) {
    const { numDeletedRows } = await database
      .deleteFrom('saved_company')
      .where('domain', '=', name)
      .executeTakeFirst();
    saved += Number(numDeletedRows);
  }
  return { isNew, domains, pages, saved };
}

/** The companies whose record contains an email address, as an identifier or in their text. */
async function domainsWith(index: TextIndex, email: string): Promise<string[]> {
  const found = new Set<string>();
  const queries = [
    { mode: 'all', filters: [{ field: 'identifier', op: 'equals', value: `email:${email}` }] },
    { mode: 'phrase', text: email },
  ] as const;
  for (const query of queries)
    for await (const hits of index.stream(query, { batch: BATCH }))
      for (const { key, stored } of hits) if (stored && holdsText(stored, email)) found.add(key);
  return [...found];
}

async function cleanProfiles(index: TextIndex, domains: readonly string[], email: string): Promise<void> {
  for (let at = 0; at < domains.length; at += BATCH) {
    const documents = await index.findMany(domains.slice(at, at + BATCH));
    await index.upsert(Array.from(documents.values(), ({ stored }) => withoutText(stored, email)));
  }
}
