import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { type Database, SqlDatabase } from '../database.ts';
import { notePool } from '../pool.ts';
import { LivenessProbe } from './liveness-probe.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { PostgresDriver } from './postgres-driver.ts';
import { postgresFailure } from './postgres-failure.ts';
import { createRetrySerializationFailures } from './retry-serialization-failures.ts';

interface PostgresOptions {
  /** `postgres://person:password@host:port/database`, or the folder of a socket in `?host=`. */
  readonly url: string;
  /** Connections of this process. A caller that needs another waits for a while, then gets a 503. */
  readonly connectionsMax?: number;
}

const CONNECTIONS_MAX = 10;
const CONNECTION_WAIT_MS_MAX = 5_000;
const IDLE_MS_MAX = 30_000;

/**
 * Every statement is serializable, including single ones, and times out: when it waits for a lock as long as SQLite would, when its work
 * takes too long, and when the process of its transaction stays silent.
 */
const SESSION = `
  set default_transaction_isolation = 'serializable';
  set lock_timeout = '5s';
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s'`;

/** Opens (and migrates) a PostgreSQL database. */
export async function openPostgres({
  url,
  connectionsMax = CONNECTIONS_MAX,
}: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: CONNECTION_WAIT_MS_MAX,
    idleTimeoutMillis: IDLE_MS_MAX,
    keepAlive: true,
    application_name: 'homedex',
    types: exactTypes,
    onConnect: async (client) => {
      await client.query(SESSION);
    },
  });
  // An idle connection that ends is removed from the pool; the next caller gets another one, or the reason why there is none.
  pool.on('error', () => undefined);
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw postgresFailure(error);
  }
  const database = new SqlDatabase({
    system: 'postgresql',
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
    driver: new PostgresDriver(pool, new LivenessProbe(url)),
    retrySerializationFailures: createRetrySerializationFailures(),
  });
  notePool(database, {
    max: connectionsMax,
    total: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  });
  return database;
}

const INT8 = 20;
/** The type that PostgreSQL returns for a sum of `int8` values. */
const NUMERIC = 1700;

/** Returns numbers, as SQLite does. `pg` would return strings, which silently compare and add up as strings. */
const exactTypes = new TypeOverrides();
exactTypes.setTypeParser(INT8, exactNumber);
exactTypes.setTypeParser(NUMERIC, exactNumber);

function exactNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} is too large to be read exactly`);
  return number;
}
