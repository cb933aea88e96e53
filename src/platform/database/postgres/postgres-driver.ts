import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Pool, PoolClient, QueryResult as PostgresResult } from 'pg';
import { PeerUnresponsive } from '../../../lib/watched-peers.ts';
import type { LivenessProbe } from './liveness-probe.ts';
import { postgresFailure, writeFailure } from './postgres-failure.ts';
import { createRetryConnect } from './retry-connect.ts';
import {
  createRetrySerializationFailures,
  type RetrySerializationFailures,
} from './retry-serialization-failures.ts';

const READ = /^\s*select\b/i;

/**
 * Kysely's driver for `pg`. A single statement that loses a conflict with a transaction is retried here; a transaction that loses is
 * retried as a whole by the caller. Failures that are not defects become errors a caller can act on.
 */
export class PostgresDriver implements Driver {
  private readonly pool: Pool;
  private readonly retrySerializationFailures = createRetrySerializationFailures();
  private readonly retryConnect = createRetryConnect();
  private readonly probe: LivenessProbe;
  private ending: Promise<void> | undefined;

  constructor(pool: Pool, probe: LivenessProbe) {
    this.pool = pool;
    this.probe = probe;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const client = await translated(() => this.retryConnect(() => this.connect()));
    return new PostgresConnection(client, this.retrySerializationFailures, this.probe);
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
    this.probe.stop();
    this.ending ??= this.pool.end();
    return this.ending;
  }

  private async connect(): Promise<PoolClient> {
    const started: Promise<PoolClient>[] = [];
    const begin = (): Promise<PoolClient> => {
      const connecting = this.pool.connect();
      started.push(connecting);
      return connecting;
    };
    try {
      return await this.probe.during(begin);
    } catch (error) {
      // A connection that arrives after its caller stopped waiting goes back to the pool.
      for (const late of started)
        late.then(
          (client) => client.release(),
          () => undefined,
        );
      throw error;
    }
  }
}

class PostgresConnection implements DatabaseConnection {
  private readonly client: PoolClient;
  private readonly retrySerializationFailures: RetrySerializationFailures;
  private readonly probe: LivenessProbe;
  private isInTransaction = false;
  private broken: Error | undefined;

  constructor(
    client: PoolClient,
    retrySerializationFailures: RetrySerializationFailures,
    probe: LivenessProbe,
  ) {
    this.client = client;
    this.retrySerializationFailures = retrySerializationFailures;
    this.probe = probe;
    // Emitted in addition to the failure of the running query; without a listener it would end the process.
    client.on('error', this.breakDown);
  }

  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const run = () => this.run<Row>(sql, parameters);
    if (this.isInTransaction) return translated(run);
    return translated(
      () => this.retrySerializationFailures(run),
      READ.test(sql) ? postgresFailure : writeFailure,
    );
  }

  streamQuery(): never {
    throw new Error(
      'read in pages: a stream would hold one state of the database for as long as its reader likes',
    );
  }

  async begin(): Promise<void> {
    await translated(() => this.ask('begin isolation level serializable'));
    this.isInTransaction = true;
  }

  async commit(): Promise<void> {
    await translated(() => this.ask('commit'), writeFailure);
    this.isInTransaction = false;
  }

  /** Runs after a failure that is reported to the caller; a failure of the rollback must not replace it. */
  async rollback(): Promise<void> {
    this.isInTransaction = false;
    // A broken connection is closed when it is released, which ends its transaction.
    if (this.broken === undefined) await this.ask('rollback').catch(this.breakDown);
  }

  release(): void {
    this.client.off('error', this.breakDown);
    this.client.release(this.broken);
  }

  private async run<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.ask(sql, parameters.map(stripNul));
    const isWrite = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return { rows, ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  private async ask(sql: string, values?: unknown[]): Promise<PostgresResult> {
    try {
      return await this.probe.during(() => this.client.query(sql, values));
    } catch (error) {
      if (error instanceof PeerUnresponsive) this.breakDown(error);
      throw error;
    }
  }

  private readonly breakDown = (error: Error): void => {
    this.broken = error;
  };
}

async function translated<Outcome>(
  run: () => Promise<Outcome>,
  translate: (error: unknown) => unknown = postgresFailure,
): Promise<Outcome> {
  try {
    return await run();
  } catch (error) {
    throw translate(error);
  }
}

/**
 * PostgreSQL accepts no NUL in a text, and fetched pages contain them. Search values are stripped too, so that they match what is stored.
 */
export const stripNul = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;
