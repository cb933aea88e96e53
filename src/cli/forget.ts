import { heldInFolder, openStores } from '../app/open-stores.ts';
import { normalizeDomainName } from '../lib/domain-name.ts';
import { dataFolder, refuseIncompleteFolder } from '../modules/data-folder/index.ts';
import { forgetInIndex } from '../modules/ingest/index.ts';
import type { Config } from '../platform/config/index.ts';
import { exitCode, UsageError } from './command.ts';
import { withExclusiveDataFolder } from './restore.ts';

/** Runs `homedex index forget DOMAIN|EMAIL`; returns the exit code. */
export function forget(config: Config, name: string): Promise<number> {
  const what = readName(name);
  refuseIncompleteFolder(config.DATA_DIR, heldInFolder(config));
  return withExclusiveDataFolder(config.DATA_DIR, async () => {
    const stores = openStores(config);
    try {
      const { domains, pages } = await forgetInIndex(what, {
        index: await stores.index(),
        database: await stores.database(),
        pagesDirectory: dataFolder(config.DATA_DIR).pages,
      });
      // The next start finds the changed pages and embeds them again.
      await (await stores.vectors()).delete([...domains]);
      process.stdout.write(
        what.kind === 'domain'
          ? `${what.name} is forgotten: its profile, history, vector, ${pages} stored pages and where accounts had saved it\n`
          : `the address is forgotten: in ${domains.length} companies, whose ${pages} stored pages were deleted\n`,
      );
      process.stdout.write('Earlier backups still contain it; delete them when they are old enough.\n');
      return exitCode.done;
    } finally {
      await stores.close();
    }
  });
}

function readName(name: string): { readonly kind: 'domain' | 'email'; readonly name: string } {
  const text = name.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { kind: 'email', name: text };
  const domain = normalizeDomainName(text);
  if (domain === undefined) throw new UsageError(`'${name}' is neither a domain nor an e-mail address`);
  return { kind: 'domain', name: domain };
}
