import { type Dialect, type Driver, Kysely, sql, type TransactionBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The one door to SQL: business code speaks Kysely, so that SQLite and PostgreSQL can stand behind it. */
export type Database = Kysely<Tables>;

interface Parts {
  readonly dialect: Omit<Dialect, 'createDriver'>;
  readonly driver: Driver;
  /** Runs a transaction, again where it lost to another one. */
  readonly retrySerializationFailures: <Outcome>(run: () => Promise<Outcome>) => Promise<Outcome>;
}

/** What transactions under way will do once they are committed. */
const waiting = new WeakMap<Database, (() => void)[]>();

/**
 * Either database, with transactions that are as if one after the other. PostgreSQL ends one of two that disagree, and its body is
 * then run anew from the start: a body touches nothing but its transaction, and says what else is to be done by `afterCommit`.
 */
export class SqlDatabase extends Kysely<Tables> {
  private readonly driver: Driver;
  private readonly retrySerializationFailures: Parts['retrySerializationFailures'];

  constructor({ dialect, driver, retrySerializationFailures }: Parts) {
    super({
      dialect: {
        createDriver: () => driver,
        createAdapter: () => dialect.createAdapter(),
        createQueryCompiler: () => dialect.createQueryCompiler(),
        createIntrospector: (database) => dialect.createIntrospector(database),
      },
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

  /** Kysely tells a driver to end only if it was ever used; the files and connections are there before. */
  override async destroy(): Promise<void> {
    await super.destroy();
    await this.driver.destroy();
  }
}

/** Does something once the transaction is committed: never for one that failed, once for one that was run again. It must not throw. */
export function afterCommit(transaction: Database, act: () => void): void {
  const acts = waiting.get(transaction);
  if (acts) acts.push(act);
  else act();
}

/** Throws when the database cannot be read. */
export async function checkDatabase(database: Database): Promise<void> {
  await database.selectNoFrom(sql`1`.as('one')).execute();
}
