import { heldInFolder, openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
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
      const { isNew, domains, pages, saved } = await forgetInIndex(what, {
        index: await stores.index(),
        database: await stores.database(),
        pagesDirectory: dataFolder(config.DATA_DIR).pages,
      });
      // The next start finds the changed pages and embeds them again.
      await (await stores.vectors()).delete(what.kind === 'domain' ? [what.name] : [...domains]);
      if (domains.length + pages + saved === 0) {
        process.stdout.write(
          isNew
            ? `${what.kind === 'domain' ? what.name : 'the address'} is not in the index, so nothing was deleted; it is recorded and will not be indexed in the future\n`
            : `${what.kind === 'domain' ? what.name : 'the address'} was forgotten before; nothing of it is left\n`,
        );
        return exitCode.done;
      }
      const storedPages = counted(pages, 'stored page');
      process.stdout.write(
        what.kind === 'domain'
          ? `${what.name} is forgotten: ${domains.length === 0 ? 'it had no profile; ' : 'its profile, history, vector, '}${storedPages} and where accounts had saved it\n`
          : `the address is forgotten: in ${counted(domains.length, 'company', 'companies')}, of which ${storedPages} ${pages === 1 ? 'was' : 'were'} deleted\n`,
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
