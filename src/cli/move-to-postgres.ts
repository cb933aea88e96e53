import { moveAccounts } from '../app/open-stores.ts';
import { refuseHalfRestored, requireInDataFolder } from '../modules/data-folder/index.ts';
import type { Config } from '../platform/config/index.ts';
import { exitCode } from './command.ts';
import { withExclusiveDataFolder } from './restore.ts';

/** Copies the SQL data from the data folder to PostgreSQL, and prints what is there. */
export async function moveToPostgres(config: Config): Promise<number> {
  requireInDataFolder(config.DATA_DIR, 'accounts');
  refuseHalfRestored(config.DATA_DIR);
  return withExclusiveDataFolder(config.DATA_DIR, async () => {
    const { tables, wasDone } = await moveAccounts(config);
    for (const { name, rows } of tables) process.stdout.write(`${name.padEnd(20)} ${rows}\n`);
    process.stdout.write(
      wasDone
        ? 'PostgreSQL already has the same rows; nothing was changed\n'
        : 'moved and compared row by row. Services with DATABASE_URL now use PostgreSQL; the SQLite file is unchanged and no longer used by them\n',
    );
    return exitCode.done;
  });
}
