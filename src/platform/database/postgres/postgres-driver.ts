import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { commitFailure, postgresFailure } from './postgres-failure.ts';
import { storable } from './storable.ts';
import { createUntilReachable } from './until-reachable.ts';
import { createUntilSerialised, type UntilSerialised } from './until-serialised.ts';

/**
 * Kysely's driver for `pg`. A statement by itself that loses to a transaction is run again here; a transaction that does is run again
 * whole, above. Failures that are nobody's defect become answers a caller can act on.
 */
export class PostgresDriver implements Driver {
  private readonly pool: Pool;
  private readonly untilSerialised = createUntilSerialised();
  private readonly untilReachable = createUntilReachable();
  private ending: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await translated(() => this.untilReachable(() => this.pool.connect()));
    return new PostgresConnection(client, this.untilSerialised);
  }

  beginTransaction(connection: PostgresConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    this.ending ??= this.pool.end();
    return this.ending;
  }
}

class PostgresConnection implements DatabaseConnection {
  private readonly client: PoolClient;
  private readonly untilSerialised: UntilSerialised;
  private isInTransaction = false;
  private broken: Error | undefined;

  constructor(client: PoolClient, untilSerialised: UntilSerialised) {
    this.client = client;
    this.untilSerialised = untilSerialised;
    // Said besides the failure of what is under way; unheard it would end the process.
    client.on('error', this.breakDown);
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.run<Row>(sql, parameters);
    return translated(() => (this.isInTransaction ? run() : this.untilSerialised(run)));
  }

  streamQuery(): never {
    throw new Error(
      'read in pages: a stream would hold one state of the database for as long as its reader likes',
    );
  }

  async begin(): Promise<void> {
    await translated(() => this.client.query('begin isolation level serializable'));
    this.isInTransaction = true;
  }

  async commit(): Promise<void> {
    try {
      await this.client.query('commit');
    } catch (error) {
      throw commitFailure(error);
    }
    this.isInTransaction = false;
  }

  /** Follows a failure that the caller is told about; one of its own must not take that one's place. */
  async rollback(): Promise<void> {
    this.isInTransaction = false;
    await this.client.query('rollback').catch(this.breakDown);
  }

  release(): void {
    this.client.off('error', this.breakDown);
    this.client.release(this.broken);
  }

  private async run<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.client.query(sql, parameters.map(storable));
    const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows, ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  private readonly breakDown = (error: Error): void => {
    this.broken = error;
  };
}

async function translated<Outcome>(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    throw postgresFailure(error);
  }
}
