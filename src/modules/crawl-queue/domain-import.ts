import { normalizeDomainName } from '../../lib/domain-name.ts';
import { freshTurn, isTurnSpent } from '../../lib/event-loop-turn.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { BATCH } from './entry-changes.ts';

export interface ImportOutcome {
  readonly received: number;
  readonly added: number;
  readonly already_known: number;
  readonly invalid: number;
}

/** Which of these domains are indexed. */
export type IndexedAmong = (domains: readonly string[]) => Promise<ReadonlySet<string>>;

type Lines = Iterable<string>;

export interface DomainImport {
  /** Accepts domains in any form, all at once or in parts; invalid ones are counted and skipped. */
  add(given: Lines | AsyncIterable<Lines>, source: string): Promise<ImportOutcome>;
}

export function createDomainImport(
  queue: Pick<CrawlQueue, 'add'>,
  indexedAmong: IndexedAmong,
  onAdded: () => void,
): DomainImport {
  return {
    async add(given, source) {
      const count = { received: 0, added: 0, already_known: 0, invalid: 0 };
      let batch = new Set<string>();
      const flush = async (): Promise<void> => {
        const domains = [...batch];
        batch = new Set();
        const added = await addNew(domains, source);
        count.added += added;
        count.already_known += domains.length - added;
      };
      for await (const lines of Symbol.asyncIterator in given ? given : [given]) {
        for (const line of lines) {
          if (isTurnSpent()) await freshTurn();
          if (line.trim() === '') continue;
          count.received += 1;
          const domain = normalizeDomainName(line);
          if (domain === undefined) count.invalid += 1;
          else if (batch.has(domain)) count.already_known += 1;
          else batch.add(domain);
          if (batch.size >= BATCH) await flush();
        }
      }
      if (batch.size > 0) await flush();
      if (count.added > 0) onAdded();
      return count;
    },
  };

  /** A domain that is already indexed counts as known, whatever its source. */
  async function addNew(domains: readonly string[], source: string): Promise<number> {
    const indexed = await indexedAmong(domains);
    const added = await queue.add(
      domains.filter((domain) => !indexed.has(domain)),
      source,
    );
    return added.length;
  }
}
