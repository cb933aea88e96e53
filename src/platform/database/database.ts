import { type Dialect, type Driver, Kysely, sql, type TransactionBuilder } from 'kysely';
import { errorType, noteSpan } from '../tracing/index.ts';
import type { Tables } from './tables.ts';

/** The only interface to SQL: business code uses Kysely, so that it runs on SQLite and PostgreSQL. */
export type Database = Kysely<Tables>;

interface Parts {
  /** The name that OpenTelemetry defines. */
  readonly system: 'sqlite' | 'postgresql';
  readonly dialect: Omit<Dialect, 'createDriver'>;
  readonly driver: Driver;
  /** Runs a transaction, and runs it again if it lost a conflict with another one. */
  readonly retrySerializationFailures: <Outcome>(run: () => Promise<Outcome>) => Promise<Outcome>;
}

/** Maximum length of a statement in a trace. Values are parameters and are not part of it. */
const STATEMENT_CHARACTERS_MAX = 1_000;
/** Callbacks of running transactions, to be called after the commit. */
const waiting = new WeakMap<Database, (() => void)[]>();

/**
 * Either database, with serializable transactions. If two transactions conflict, PostgreSQL aborts one of them and its body runs again from
 * the start. So a body may only touch its transaction, and registers everything else with `afterCommit`.
 */
export class SqlDatabase extends Kysely<Tables> {
  private readonly driver: Driver;
  private readonly retrySerializationFailures: Parts['retrySerializationFailures'];

  constructor({ system, dialect, driver, retrySerializationFailures }: Parts) {
    super({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => dialect.createAdapter(),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (database) => dialect.createIntrospector(database),
      },
      log: ({ level, query, queryDurationMillis, ...event }) =>
        noteSpan(queryDurationMillis, () => ({
          name: summaryOf(query.sql),
          kind: 'client',
          attributes: {
            'db.system.name': system,
            'db.query.summary': summaryOf(query.sql),
            'db.query.text': query.sql.slice(0, STATEMENT_CHARACTERS_MAX),
            ...(level === 'error' && 'error' in event && { 'error.type': errorType(event.error) }),
          },
        })),
    });
    this.driver = driver;
    this.retrySerializationFailures = retrySerializationFailures;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      let acts: (() => void)[] = [];
      const outcome = await this.retrySerializationFailures(() =>
        execute((transaction) => {
          acts = [];
          waiting.set(transaction, acts);
          return work(transaction);
        }),
      );
      for (const act of acts) act();
      return outcome;
    };
    return builder;
  }

  /** Kysely destroys a driver only if it was ever used, but its files and connections exist before that. */
  override async destroy(): Promise<void> {
    await super.destroy();
    await this.driver.destroy();
  }
}

/** Calls `act` once the transaction is committed: never if it failed, and only once if it was retried. `act` must not throw. */
export function afterCommit(transaction: Database, act: () => void): void {
  const acts = waiting.get(transaction);
  if (acts) acts.push(act);
  else act();
}

/** Throws when the database cannot be read. */
export async function checkDatabase(database: Database): Promise<void> {
  await database.selectNoFrom(sql`1`.as('one')).execute();
}

/** The operation of a statement and its table: `select account`. */
function summaryOf(statement: string): string {
  const [operation = 'sql'] = /\w+/.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(statement) ?? [];
  return table === undefined ? operation : `${operation} ${table}`;
}
