import { heldInFolder, openStores } from '../app/open-stores.ts';
import { normalizeDomainName } from '../lib/domain-name.ts';
import type { TextIndex } from '../lib/text-index/api.ts';
import {
  type Forgettable,
  holdsText,
  rememberForgotten,
  withoutText,
} from '../modules/company-index/index.ts';
import { dataFolder, refuseIncompleteFolder } from '../modules/data-folder/index.ts';
import type { Config } from '../platform/config/index.ts';
import { exitCode, UsageError } from './command.ts';
import { whileNobodyServes } from './restore.ts';

const BATCH = 200;

/** `homedex index forget DOMAIN|EMAIL`; gives the exit code. Killed and called again, it goes on. */
export function forget(config: Config, name: string): Promise<number> {
  const what = readName(name);
  refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
  return whileNobodyServes(config.DATA_DIR, async () => {
    const stores = openStores(config);
    try {
      const [database, index] = [await stores.database(), await stores.index()];
      // First: whatever is written from here on is without it.
      await rememberForgotten(database, what, Date.now());
      const domains = what.kind === 'domain' ? [what.name] : await domainsWith(index, what.name);
      const { forgetPages } = await import('../modules/ingest/index.ts');
      const pages = await forgetPages(dataFolder(config.DATA_DIR).pages, new Set(domains), {
        database,
        index,
      });
      if (what.kind === 'domain') await index.delete(domains);
      else await cleanProfiles(index, domains, what.name);
      // Nothing may keep an earlier version, and no file what was deleted.
      await index.keepSince(undefined);
      await index.compact();
      // The vectors of changed pages are made again by the next start, which compares.
      await (await stores.vectors()).delete(domains);
      await database
        .deleteFrom('saved_company')
        .where('domain', 'in', domains.length > 0 ? domains : [''])
        .execute();
      process.stdout.write(
        what.kind === 'domain'
          ? `${what.name} is forgotten: its profile, history, vector, ${pages} stored pages and where accounts had saved it\n`
          : `the address is forgotten: in ${domains.length} companies, whose ${pages} stored pages were deleted\n`,
      );
      process.stdout.write('Backups made before still hold it; delete them when they are old enough.\n');
      return exitCode.done;
    } finally {
      await stores.close();
    }
  });
}

function readName(name: string): Forgettable {
  const text = name.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', name: text };
  const domain = normalizeDomainName(text);
  if (domain === undefined) throw new UsageError(`'${name}' is neither a domain nor an e-mail address`);
  return { kind: 'domain', name: domain };
}

/** The companies whose record holds an address: those that have it as an identifier, and those whose text shows it. */
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
