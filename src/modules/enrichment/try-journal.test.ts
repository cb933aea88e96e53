import { expect, it } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import type { SettledTry } from '../crawl-queue/index.ts';
import { TryJournal } from './try-journal.ts';

it('outcomes that wait for their batch are written before the journal is closed', async () => {
  const written: SettledTry[] = [];
  const queue = {
    settle: async (tries: readonly SettledTry[]) => void written.push(...tries),
    find: async () => new Map(),
  };
  const journal = new TryJournal({ queue, logger: createLogger({ level: 'silent' }) });
  journal.note('a.com', { kind: 'indexed' });
  expect(written).toEqual([]);
  await journal.close(60_000);
  expect(written).toEqual([{ domain: 'a.com', outcome: { kind: 'indexed' } }]);
});
