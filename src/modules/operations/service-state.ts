import type { Database } from '../../platform/database/index.ts';

/** Reads a named value that all services on a database share. */
export async function readState(database: Database, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('service_state')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeState(
  database: Database,
  name: string,
  value: string,
  now: number,
): Promise<void> {
  await database
    .insertInto('service_state')
    .values({ name, value, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
    .execute();
}
