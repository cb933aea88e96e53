import { openStores } from '../app/open-stores.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { requireAccounts } from './require-accounts.ts';

export const migrate = defineCommand({
  usage: '',
  options: {},
  examples: [
    'homedex migrate                                        # the database in DATA_DIR',
    'DATABASE_URL=postgres://db.internal/homedex homedex migrate',
  ],
  async run(_, [word]) {
    if (word !== undefined) throw new UsageError(`'${word}' is unexpected`);
    const config = configFromEnvironment();
    requireAccounts(config);
    const stores = openStores(config);
    try {
      // Opening the database applies missing migrations once, even if several processes open it at the same time.
      const database = await stores.database();
      const { sql } = await import('kysely');
      const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
        database,
      );
      process.stdout.write(
        `The database is up to date: ${rows.length} migrations, the newest is ${rows.at(-1)?.name ?? 'none'}.\n`,
      );
      return exitCode.done;
    } finally {
      await stores.close();
    }
  },
});
