/**
 * Checks monitors and posts what is new, as a service would, and dies at the given statement as if by `kill -9`: node
 * checking-process.ts DIRECTORY HOST STATEMENT
 */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
// Does not use the app: this process is started for every statement at which it may be killed, and the app takes a second to load.
import { openCompanyIndex } from '../../src/modules/company-index/open-company-index.ts';
import { createMonitoringLoop } from '../../src/modules/monitors/index.ts';
import { createCompanySearch, createQueryCache } from '../../src/modules/search/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/database/open.ts';
import { createLogger } from '../../src/platform/logger.ts';

const [directory = '', host = '', diesAt = ''] = process.argv.slice(2);
const database = openDatabase(join(directory, 'accounts.db'));
const index = await openCompanyIndex({ directory: join(directory, 'index'), workers: 0 });
const cache = createQueryCache({ bytesMax: 0, now: () => systemClock.now() });
const onlyWords = () => Promise.reject(new Error('only words are watched here'));
const { monitorRunner } = createMonitoringLoop({
  database,
  clock: systemClock,
  logger: createLogger({ level: 'silent' }),
  mails: { add: async () => undefined },
  search: createCompanySearch(index, cache),
  newLookalikes: { newMatches: onlyWords, current: onlyWords },
  lists: { get: onlyWords, among: onlyWords, itemsAfter: onlyWords },
  changedCompanies: { since: onlyWords },
  technologies: { nearestTo: onlyWords },
  index,
  publicUrl: 'http://homedex.test',
  intervalMs: 3_600_000,
  mailIntervalMs: 3_600_000,
  webhookHostsAllowed: [host],
});

let statements = 0;
const file = join(directory, 'accounts.db');
const killingWhenDue = <Work extends (...values: never[]) => unknown>(work: Work) =>
  function counted(this: unknown, ...values: Parameters<Work>): unknown {
    if (++statements === Number(diesAt)) process.kill(process.pid, 'SIGKILL');
    return work.apply(this, values);
  };
const { prepare, exec } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function prepareCounted(this: DatabaseSync, sql) {
  const statement = prepare.call(this, sql);
  if (this.location() !== file) return statement;
  return Object.assign(statement, { run: killingWhenDue(statement.run), all: killingWhenDue(statement.all) });
};
DatabaseSync.prototype.exec = function execCounted(this: DatabaseSync, sql) {
  if (this.location() !== file) exec.call(this, sql);
  else killingWhenDue(exec).call(this, sql);
};

await monitorRunner.checkDue();
await monitorRunner.notifyDue();
await monitorRunner.stop();
await index.close();
await database.destroy();
