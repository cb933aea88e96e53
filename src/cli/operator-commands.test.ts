import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyMigratedDatabase } from '../../test/harness/migrated-database.ts';
import { runCommand } from '../../test/harness/run-command.ts';
import { indexCompanies } from '../../test/harness/test-app.ts';
import { openStores } from '../app/open-stores.ts';
import { takeInventory } from '../modules/data-folder/index.ts';

let directory: string;
let servers: Server[];
beforeEach(async () => {
  servers = [];
  directory = mkdtempSync(join(tmpdir(), 'homedex-operator-'));
  copyMigratedDatabase(join(directory, 'accounts.db'));
  const stores = openStores({ DATA_DIR: directory });
  await stores.database();
  await indexCompanies(await stores.index(), [
    { domain: 'wants-out.com', title: 'Bakery' },
    { domain: 'stays.com', title: 'Bakery' },
  ]);
  await stores.close();
  takeInventory(directory);
});
afterEach(() => {
  for (const server of servers) server.close();
  rmSync(directory, { recursive: true });
});

const homedex = (args: readonly string[], settings: Record<string, string> = {}) =>
  runCommand(args, { DATA_DIR: directory, ...settings });

async function listen(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

describe('homedex block', () => {
  it('adds a domain, removes it from the index at once and records who did it', async () => {
    const added = await homedex(['block', 'add', 'https://www.wants-out.com/', '--reason', 'ticket 12']);
    expect([added.status, added.stdout]).toEqual([
      0,
      '1 added to the block list; services stop fetching and showing them within seconds\n1 removed from the index: wants-out.com\n',
    ]);
    expect((await homedex(['block', 'add', 'wants-out.com'])).stdout).toContain('nothing left to remove');
    const stores = openStores({ DATA_DIR: directory });
    expect(await (await stores.index()).listKeys({ limit: 10 })).toEqual(['stays.com']);
    await stores.close();
    expect((await homedex(['block', 'list'])).stdout).toMatch(/^wants-out\.com\t.*\tticket 12\n$/);
    expect((await homedex(['admin', 'audit-log'])).stdout).toContain('block domain');
    expect((await homedex(['block', 'remove', 'wants-out.com'])).stdout).toMatch(
      /^1 removed from the block list\n.* not back yet: .*homedex index rebuild/,
    );
    expect((await homedex(['block', 'remove', 'wants-out.com'])).stdout).toBe(
      '0 removed from the block list\n',
    );
    expect((await homedex(['block', 'list'])).stdout).toBe('');
  });

  it('refuses an invalid domain, and a missing one', async () => {
    expect((await homedex(['block', 'add', 'localhost'])).status).toBe(2);
    expect((await homedex(['block', 'add'])).stderr).toContain('name at least one domain');
    expect((await homedex(['block'])).status).toBe(2);
  });
});

describe('homedex maintenance', () => {
  it('sets and shows the mode', async () => {
    expect((await homedex(['maintenance'])).stdout).toBe('maintenance is off\n');
    expect((await homedex(['maintenance', 'closed', '--message', 'Back soon.'])).stdout).toBe(
      'maintenance is closed; services follow within seconds\nmessage: Back soon.\n',
    );
    expect((await homedex(['maintenance'])).stdout).toBe('maintenance is closed\nmessage: Back soon.\n');
    expect((await homedex(['maintenance', 'half'])).status).toBe(2);
  });
});

describe('homedex doctor', () => {
  it('finds nothing to do in a healthy folder, and changes nothing', async () => {
    const { status, stdout } = await homedex(['doctor']);
    expect(stdout).toMatch(/^ok {4}index {8}2 homepages/m);
    expect(stdout).toMatch(/^ok {4}database {5}The database is up to date/m);
    expect(stdout).toMatch(/ 0 failures\n$/);
    expect(status).toBe(0);
  });

  it('refuses a database that a start would refuse, with the same sentence', async () => {
    const file = join(directory, 'accounts.db');
    writeFileSync(file, readFileSync(file).fill(0x5a, 4096, 40_960));
    const { status, stdout } = await homedex(['doctor']);
    expect(stdout).toMatch(/^fail {2}database {5}.*accounts\.db is damaged .*Restore a backup/m);
    expect(status).toBe(1);
    expect((await homedex(['serve'])).stderr).toMatch(/accounts\.db is damaged .*Restore a backup/);
  });

  it('tries what settings name', async () => {
    const { status, stdout } = await homedex(['doctor'], {
      HOST: '192.0.2.1',
      MAIL_FROM: 'Homedex',
      BACKUP_TO: join(directory, 'backups'),
      FINGERPRINTS_DIR: '/nope',
      PLANS_FILE: '/nope.json',
    });
    for (const name of ['HOST is', 'MAIL_FROM is', 'BACKUP_TO is inside', 'FINGERPRINTS_DIR names'])
      expect(stdout).toMatch(new RegExp(`^fail {2}settings {5}${name}`, 'm'));
    expect(stdout).toContain('PLANS_FILE (/nope.json): there is no such file');
    expect(status).toBe(1);
    expect((await homedex(['doctor'], { BACKUP_TO: '/proc/b' })).stdout).toMatch(/^fail .*BACKUP_TO names/m);
  });

  it('names every invalid setting and exits with 1', async () => {
    const { status, stdout } = await homedex(['doctor'], { PORT: 'x', BILLING_MODE: 'y' });
    expect(stdout.match(/^fail {2}settings {5}(PORT|BILLING_MODE) must be/gm)).toHaveLength(2);
    expect(status).toBe(1);
  });

  it('reports operator files, servers that do not respond, open permissions and missing parts, each with what to do', async () => {
    const plans = join(directory, 'plans.json');
    writeFileSync(plans, '{"plans":{"free":{"apiKeys":"many"}}}');
    chmodSync(directory, 0o755);
    rmSync(join(directory, 'index'), { recursive: true });
    const port = await listen();
    const { status, stdout } = await homedex(['doctor'], {
      PLANS_FILE: plans,
      COPILOT_URL: `http://127.0.0.1:${port}/v1`,
      PROXY_URL: 'http://user:hunter2@127.0.0.1:1',
      PUBLIC_URL: 'https://homedex.example',
    });
    expect(stdout).toMatch(/^fail {2}files {8}PLANS_FILE .*plans\.free\.apiKeys/m);
    expect(stdout).toMatch(/^warn {2}data folder {2}.*chmod 700/m);
    expect(stdout).toMatch(/^fail {2}data folder {2}.*index/m);
    expect(stdout).toMatch(/^ok {4}connections {2}COPILOT_URL: 127\.0\.0\.1:\d+ takes connections/m);
    expect(stdout).toMatch(/^fail {2}connections {2}PROXY_URL: 127\.0\.0\.1:1 cannot be reached/m);
    expect(stdout).toMatch(/^warn {2}settings {5}.*TRUSTED_PROXIES/m);
    expect(stdout).not.toContain('hunter2');
    expect(status).toBe(1);
  });
});

describe('homedex upgrade --check', () => {
  const migrations = (change: string): void => {
    const file = new DatabaseSync(join(directory, 'accounts.db'));
    file.exec(change);
    file.close();
  };

  it('accepts data of this version', async () => {
    const { status, stdout } = await homedex(['upgrade', '--check']);
    expect([status, stdout.match(/^ok/gm)?.length]).toEqual([0, 3]);
    expect((await homedex(['upgrade'])).status).toBe(2);
  });

  it('names the migrations that are due without applying them', async () => {
    migrations(`delete from migration where name = '0044-operator-controls.sql'; drop table blocked_domain; drop table service_state;
      drop index saved_company_domain`);
    for (let call = 0; call < 2; call++) {
      const { status, stdout } = await homedex(['upgrade', '--check']);
      expect(stdout).toMatch(/^warn {2}1 migration is due \(0044-operator-controls\.sql.*homedex migrate/m);
      expect(status).toBe(0);
    }
    expect((await homedex(['migrate'])).status).toBe(0);
    expect((await homedex(['upgrade', '--check'])).stdout).not.toContain('due');
  });

  it('refuses a downgrade with an error message, as startup does', async () => {
    migrations(`insert into migration (name, applied_at) values ('9999-from-the-future.sql', 0)`);
    const { status, stdout } = await homedex(['upgrade', '--check']);
    expect(stdout).toMatch(
      /^fail {2}The database was used by a newer version \(migration 9999-.*restore a backup/m,
    );
    expect(status).toBe(1);
    const started = await homedex(['migrate']);
    expect([started.status, started.stderr]).toEqual([1, expect.stringContaining('newer version')]);
  });
});
