import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { nextKeptSince, type WriteLock } from '../../lib/text-index-cluster/index.ts';
import { databaseBusy, databaseUnusable } from '../database/database-failure.ts';
import { type IndexState, ListeningClient } from './listening-client.ts';

export interface WriteLockOptions {
  /** The URL of a PostgreSQL database with migrated tables. */
  readonly url: string;
  /** The name of the index; services that share the index use the same name. */
  readonly name: string;
}

const CHANNEL = 'homedex_index';
/** The class of the advisory lock. No other lock combines it with a number derived from the name. */
const WRITE_LOCK_CLASS = 7203;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waiting for the lock times out. If the machine of the lock holder vanished, the server notices within half a minute, instead of the two
 * hours that TCP would take.
 */
const SESSION = `
  set lock_timeout = '30s';
  set statement_timeout = '35s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`;

const CONNECT_MS_MAX = 5_000;
/** The server ends every statement earlier than this, unless it is unresponsive. */
const ANSWER_MS_MAX = 40_000;

/**
 * A write lock based on a PostgreSQL advisory lock, which ends with the session of its process, and a row with the generation of the index.
 * The row is changed in the session that holds the lock, so a process that lost the lock cannot publish. Other services are notified, and
 * also poll every second.
 */
export async function openPostgresWriteLock({ url, name }: WriteLockOptions): Promise<WriteLock> {
  const listener = await ListeningClient.open({ url, name, channel: CHANNEL, newIdentity: randomUUID() });
  let writer: Client | undefined;
  /** The writes of this process run one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  return {
    generation: () => listener.state().generation,
    identity: () => listener.state().identity,
    keptSince: () => listener.state().keptSince,
    take: (write) =>
      inTurn(async (client, state) => {
        const generation = state.generation + 1;
        const outcome = await write(generation);
        await publishState(client, state, { ...state, generation });
        return outcome;
      }),
    takeQuietly: (write) => inTurn((_, { generation }) => write(generation + 1)),
    keepSince: (requested) =>
      inTurn(async (client, state) => {
        const keptSince = nextKeptSince(state.keptSince, requested, state.generation);
        if (keptSince !== state.keptSince) await publishState(client, state, { ...state, keptSince });
      }),
    replaceBy: (identity, work) =>
      inTurn(async (client, state) => {
        const reached = await work();
        const generation = Math.max(state.generation, reached.generation) + 1;
        await publishState(client, state, { identity, generation, keptSince: undefined });
      }),
    problems: () => listener.problems(),
    async close() {
      isClosed = true;
      await last;
      await writer?.end();
      await listener.close();
    },
  };

  function inTurn<Outcome>(work: (client: Client, state: IndexState) => Promise<Outcome>): Promise<Outcome> {
    const turn = last.then(() => hold(work));
    last = turn.catch(() => undefined);
    return turn;
  }

  async function hold<Outcome>(
    work: (client: Client, state: IndexState) => Promise<Outcome>,
  ): Promise<Outcome> {
    if (isClosed) throw databaseUnusable('The service is stopping. Nothing was changed.', undefined);
    const client = await session();
    try {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [WRITE_LOCK_CLASS, name]);
      const outcome = await work(client, await listener.look(client));
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [WRITE_LOCK_CLASS, name]);
      return outcome;
    } catch (error) {
      // Ending the session releases the lock, whatever state the lock is in.
      writer = undefined;
      await client.end().catch(() => undefined);
      if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
        throw databaseBusy(error);
      throw error;
    }
  }

  /** Updates the row if its state is still `before`; otherwise the lock was lost. */
  async function publishState(client: Client, before: IndexState, after: IndexState): Promise<void> {
    const { rowCount } = await client.query(
      `with changed as (
         update index_state set identity = $4, generation = $5, kept_since = $6, changed_at = $7
         where name = $1 and identity = $2 and generation = $3 returning name
       ) select pg_notify($8, name) from changed`,
      [
        name,
        before.identity,
        before.generation,
        after.identity,
        after.generation,
        after.keptSince ?? null,
        Date.now(),
        CHANNEL,
      ],
    );
    if (rowCount !== 1) throw databaseBusy(new Error('the write lock was lost'));
    listener.note(after);
  }

  async function session(): Promise<Client> {
    if (writer) return writer;
    const client = new Client({
      connectionString: url,
      application_name: 'homedex writer',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS_MAX,
      query_timeout: ANSWER_MS_MAX,
    });
    client.on('error', () => {
      if (writer === client) writer = undefined;
    });
    try {
      await client.connect();
      await client.query(SESSION);
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw databaseUnusable('The database is unavailable. Try again in a minute.', cause);
    }
    writer = client;
    return client;
  }
}
