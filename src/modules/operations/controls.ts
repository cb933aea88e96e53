import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Repetition, repeatEvery } from '../../platform/repeat.ts';
import { openWatchedFile, type WatchedFile } from '../../platform/watched-file.ts';
import type { CompanyStore } from '../companies/index.ts';
import { blockListRevision, createBlockTest, listBlocked, parseBlockList } from './block-list.ts';
import { type Maintenance, noMaintenance, readMaintenance } from './maintenance.ts';
import { type RemovedFrom, removeBlocked } from './remove-blocked.ts';

/** The operator's settings, as this service currently knows them. */
export interface Controls {
  /** Whether a domain is never fetched and never shown. */
  isBlocked(domain: string): boolean;
  maintenance(): Maintenance;
  /** Reads what may have changed, and removes what has been blocked since the last call. */
  refresh(): Promise<void>;
  problems(): Promise<readonly string[]>;
  start(): void;
  stop(): Promise<void>;
}

export interface ControlsDependencies extends RemovedFrom {
  readonly clock: Clock;
  readonly logger: Logger;
  /** The value of BLOCKED_DOMAINS_FILE. */
  readonly blockedDomainsFile?: string | undefined;
  /** A service on a copy of the index cannot write; the service that writes the index removes blocked domains. */
  readonly isWriting: boolean;
  /** Other files of the operator, reloaded at the same interval. */
  readonly files?: readonly WatchedFile[];
}

const REFRESH_EVERY_MS = 2_000;

export function createControls(needs: ControlsDependencies): Controls {
  const { database, logger, blockedDomainsFile, isWriting, files = [] } = needs;
  const stopping = new AbortController();
  let maintenance = noMaintenance;
  let inFile: readonly string[] = [];
  let inTable: readonly string[] = [];
  let isBlocked = createBlockTest([]);
  let revision: string | undefined;
  /** The domains that were blocked when everything blocked was last removed. */
  let removedFor: readonly string[] = [];
  let repetition: Repetition | undefined;
  const blockFile =
    blockedDomainsFile === undefined
      ? undefined
      : openWatchedFile({
          setting: 'BLOCKED_DOMAINS_FILE',
          path: blockedDomainsFile,
          apply: (text) => {
            inFile = parseBlockList(text);
            isBlocked = createBlockTest([...inTable, ...inFile]);
          },
          logger,
        });

  return {
    isBlocked: (domain) => isBlocked(domain),
    maintenance: () => maintenance,
    refresh,
    problems: async () => [
      ...(maintenance.mode === 'off'
        ? []
        : [
            `${maintenance.message || 'Maintenance.'} Mode: ${maintenance.mode}; 'homedex maintenance off' ends it.`,
          ]),
      ...[blockFile, ...files].flatMap((file) => file?.problems() ?? []),
    ],
    start() {
      repetition ??= repeatEvery(REFRESH_EVERY_MS, refresh, (error) => {
        if (!stopping.signal.aborted)
          logger.error(
            { event: 'controls_unreadable', err: error },
            'the operator controls could not be read',
          );
      });
    },
    async stop() {
      stopping.abort(new Error('the service is stopping'));
      await repetition?.stop();
    },
  };

  async function refresh(): Promise<void> {
    for (const file of [blockFile, ...files]) file?.refresh();
    const before = maintenance;
    maintenance = await readMaintenance(database);
    if (maintenance.mode !== before.mode)
      logger.info({ event: 'maintenance_changed', mode: maintenance.mode }, 'maintenance mode changed');
    const newest = await blockListRevision(database);
    if (newest !== revision) {
      inTable = (await listBlocked(database)).map(({ domain }) => domain);
      revision = newest;
      isBlocked = createBlockTest([...inTable, ...inFile]);
    }
    await removeNewlyBlocked([...inTable, ...inFile]);
  }

  async function removeNewlyBlocked(blocked: readonly string[]): Promise<void> {
    const known = new Set(removedFor);
    const added = blocked.filter((domain) => !known.has(domain));
    if (added.length > 0 && isWriting) {
      const removed = await removeBlocked(needs, createBlockTest(added), stopping.signal);
      logger.info(
        { event: 'blocked_domains_removed', blocked: added.length, removed: removed.length },
        'blocked domains were removed from the index',
      );
    }
    removedFor = blocked;
  }
}

/** Hides the profiles of blocked domains, even before they have been removed and on services that cannot remove them. */
export function withoutBlocked(
  companies: CompanyStore,
  isBlocked: (domain: string) => boolean,
): CompanyStore {
  const shown = (domains: readonly string[]): readonly string[] =>
    domains.some(isBlocked) ? domains.filter((domain) => !isBlocked(domain)) : domains;
  return {
    find: async (domain) => (isBlocked(domain) ? undefined : companies.find(domain)),
    findWithEvidence: async (domain) => (isBlocked(domain) ? undefined : companies.findWithEvidence(domain)),
    findCards: (domains) => companies.findCards(shown(domains)),
    findMany: (domains) => companies.findMany(shown(domains)),
  };
}
