import { userInfo } from 'node:os';
import { excludedDomains } from '../app/excluded-domains.ts';
import { openStores } from '../app/open-stores.ts';
import { normalizeDomainName } from '../lib/domain-name.ts';
import { blockDomains, listBlocked, removeBlocked, unblockDomains } from '../modules/operations/index.ts';
import { systemClock } from '../platform/clock.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { requireAccounts } from './require-accounts.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const block = defineCommand({
  usage: 'add DOMAIN… | remove DOMAIN… | list',
  options: {
    reason: {
      type: 'string',
      takes: 'TEXT',
      help: 'Why, for the list and the audit log.',
      default: 'none given',
    },
  },
  examples: [
    'homedex block add example.com --reason "request of the owner, ticket 12"   # removes it now',
    'homedex block list',
    'homedex block remove example.com                                          # it may be fetched again; its profile is not back yet',
  ],
  async run({ reason }, [action = '', ...given]) {
    if (!['add', 'remove', 'list'].includes(action)) throw new UsageError("say 'add', 'remove' or 'list'");
    if ((action === 'list') !== (given.length === 0))
      throw new UsageError(action === 'list' ? "'list' takes no domain" : 'name at least one domain');
    const domains = given.map(domainOf);
    const config = configFromEnvironment();
    requireAccounts(config);
    const stores = openStores(config);
    try {
      const database = await stores.database();
      if (action === 'list') {
        for (const { domain, blocked_at, reason: why } of await listBlocked(database))
          print(`${domain}\t${new Date(blocked_at).toISOString()}\t${why}`);
        return exitCode.done;
      }
      const { createAuditLog } = await import('../modules/accounts/index.ts');
      const auditLog = createAuditLog(database, systemClock);
      for (const domain of domains)
        await auditLog.record({
          actor: `command line (${userInfo().username})`,
          action: action === 'add' ? 'block domain' : 'unblock domain',
          subject: domain,
          details: action === 'add' ? reason : '',
        });
      if (action === 'remove') {
        const unblocked = await unblockDomains(database, systemClock, domains);
        print(`${unblocked} removed from the block list`);
        if (unblocked > 0)
          print(
            "profiles are not back yet: GET /lookup/DOMAIN fetches one, 'homedex index rebuild' (with the service stopped) restores all of them from the stored pages",
          );
        return exitCode.done;
      }
      const added = await blockDomains(database, systemClock, domains, reason);
      print(`${added} added to the block list; services stop fetching and showing them within seconds`);
      if (config.COPY_FROM !== undefined) {
        print(
          'this machine has a read-only copy of the index; the service that writes it removes them there',
        );
        return exitCode.done;
      }
      const removed = await removeBlocked(
        { database, index: await stores.index(), vectorIndex: await stores.vectors({ flushing: false }) },
        await excludedDomains(config, database),
      );
      print(
        removed.length === 0
          ? 'nothing left to remove from the index: they were not there, or a running service has removed them'
          : `${removed.length} removed from the index: ${removed.slice(0, 20).join(', ')}`,
      );
      return exitCode.done;
    } finally {
      await stores.close();
    }
  },
});

function domainOf(text: string): string {
  const domain = normalizeDomainName(text);
  if (domain === undefined)
    throw new UsageError(`'${text.slice(0, 100)}' is not a domain such as example.com`);
  return domain;
}
