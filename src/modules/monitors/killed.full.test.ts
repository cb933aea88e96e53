import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountRow } from '../../../test/factories/account-row.ts';
import { indexCompanies } from '../../../test/harness/test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/harness/webhook-receiver.ts';
import { openIndexAt } from '../../app/index.ts';
import type { TextIndex } from '../../lib/text-index/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { openDatabase } from '../../platform/database/open.ts';

const program = fileURLToPath(new URL('../../../test/harness/checking-process.ts', import.meta.url));

let directory: string;
let database: Database;
let index: TextIndex;
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  directory = mkdtempSync(join(tmpdir(), 'monitor-kill-'));
  database = openDatabase(join(directory, 'accounts.db'));
  index = await openIndexAt(join(directory, 'index'));
});
afterEach(async () => {
  await receiver.close();
  await index.close();
  await database.destroy();
  rmSync(directory, { recursive: true });
});

interface NewNotification {
  readonly domains: string[];
}

/** Whether it was killed; one that was not has ended well. */
async function checkAndDieAt(statement: number): Promise<boolean> {
  try {
    const flags = ['--disable-warning=ExperimentalWarning', program];
    await promisify(execFile)(process.execPath, [...flags, directory, receiver.host, String(statement)], {
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return false;
  } catch (error) {
    if ((error as { signal?: unknown }).signal === 'SIGKILL') return true;
    throw error;
  }
}

it('a process that is killed at any statement loses no notification, reports none twice, and posts each at least once', async () => {
  await database
    .insertInto('account')
    .values(accountRow({ id: 1, email: 'ann@example.com', name: 'Ann' }))
    .execute();
  await database
    .insertInto('monitor')
    .values({
      account_id: 1,
      name: 'Bakeries',
      query: 'bakery',
      mode: 'phrase',
      created_at: 0,
      last_checked_at: 0,
      index_identity: index.identity(),
      index_generation: index.generation(),
      paused_at: null,
      retry_at: null,
      last_error: null,
      webhook_url: `http://${receiver.host}/`,
      webhook_secret: 'whsec_test',
    })
    .execute();
  const added: string[] = [];
  let wasKilled = true;
  for (let statement = 1; wasKilled; statement++) {
    added.push(`site-${statement}.com`);
    await indexCompanies(index, [{ domain: `site-${statement}.com`, title: 'A bakery' }]);
    // What a minute of silence does, and half a minute without an answer.
    await database.deleteFrom('lease').execute();
    await database
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: 0 })
      .where('state', '=', 'pending')
      .execute();
    wasKilled = await checkAndDieAt(statement);
  }
  const notified = await database.selectFrom('notification').select(['domains', 'new_count']).execute();
  const domains = notified.flatMap((row) => JSON.parse(row.domains) as string[]);
  const posted = receiver.received.map(
    ({ body }) => JSON.parse(body) as { id: string; notification: NewNotification },
  );
  const postedOnce = new Map(posted.map(({ id, notification }) => [id, notification]));
  expect(added.length).toBeGreaterThan(15);
  expect([...postedOnce.values()].flatMap((notifications) => notifications.domains).toSorted()).toEqual(
    added.toSorted(),
  );
  expect(domains.toSorted()).toEqual(added.toSorted());
  expect(notified.reduce((sum, row) => sum + row.new_count, 0)).toBe(added.length);
});
