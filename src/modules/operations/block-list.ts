import { randomUUID } from 'node:crypto';
import { normalizeDomainName } from '../../lib/domain-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { readState, writeState } from './service-state.ts';

export interface BlockedDomain {
  readonly domain: string;
  readonly reason: string;
  readonly blocked_at: number;
}

/** Changes with every change of the table, so that services usually read only this short row. */
const REVISION = 'block-list';
const BATCH = 500;

export const blockListRevision = async (database: Database): Promise<string> =>
  (await readState(database, REVISION)) ?? '';

export function listBlocked(database: Database): Promise<BlockedDomain[]> {
  return database.selectFrom('blocked_domain').selectAll().orderBy('domain').execute();
}

/** Returns how many of the domains were not on the list before. */
export function blockDomains(
  database: Database,
  clock: Pick<Clock, 'now'>,
  domains: readonly string[],
  reason: string,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const now = clock.now();
    let added = 0;
    for (let from = 0; from < domains.length; from += BATCH) {
      const rows = domains.slice(from, from + BATCH).map((domain) => ({ domain, reason, blocked_at: now }));
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('blocked_domain')
        .values(rows)
        .onConflict((conflict) => conflict.column('domain').doNothing())
        .executeTakeFirst();
      added += Number(numInsertedOrUpdatedRows ?? 0);
    }
    await writeState(transaction, REVISION, randomUUID(), now);
    return added;
  });
}

/** Returns how many of the domains were on the list. */
export function unblockDomains(
  database: Database,
  clock: Pick<Clock, 'now'>,
  domains: readonly string[],
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    let removed = 0;
    for (let from = 0; from < domains.length; from += BATCH) {
      const { numDeletedRows } = await transaction
        .deleteFrom('blocked_domain')
        .where('domain', 'in', domains.slice(from, from + BATCH))
        .executeTakeFirst();
      removed += Number(numDeletedRows);
    }
    await writeState(transaction, REVISION, randomUUID(), clock.now());
    return removed;
  });
}

/** Parses a block list: one domain per line; empty lines and text after a # are ignored. Throws with the line that is not a domain. */
export function parseBlockList(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const given = line.replace(/#.*$/, '').trim();
    if (given === '') return [];
    const domain = normalizeDomainName(given);
    if (domain === undefined)
      throw new Error(`line ${index + 1} is not a domain such as example.com: "${given.slice(0, 100)}"`);
    return [domain];
  });
}

/** Whether a domain, or a domain above it, is blocked. */
export function createBlockTest(domains: Iterable<string>): (domain: string) => boolean {
  const blocked = new Set(domains);
  if (blocked.size === 0) return () => false;
  return (domain) => {
    for (let rest = domain; ; rest = rest.slice(rest.indexOf('.') + 1)) {
      if (blocked.has(rest)) return true;
      if (!rest.includes('.')) return false;
    }
  };
}

/** The current list, for commands that run once. */
export async function loadBlockList(
  database: Database,
  fileText: string | undefined,
): Promise<(domain: string) => boolean> {
  const inTable = (await listBlocked(database)).map(({ domain }) => domain);
  return createBlockTest([...inTable, ...(fileText === undefined ? [] : parseBlockList(fileText))]);
}
