import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { WriteTurns } from '../../lib/text-index/index.ts';
import { databaseBusy, databaseUnusable } from '../database/database-failure.ts';
import { ListeningClient } from './listening-client.ts';

export interface TurnsOptions {
  /** A PostgreSQL database whose tables are there. */
  readonly url: string;
  /** Of the index: services that share it use the same. */
  readonly name: string;
}

const CHANNEL = 'homedex_index';
/** Of whoever holds the turn; together with a number made of the name nobody else locks it. */
const TURN_LOCK = 7203;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Waiting for a turn ends after a while. A machine that vanishes with the turn is noticed by the server within half a minute, instead of
 * the two hours that TCP would take.
 */
const SESSION = `
  set lock_timeout = '30s';
  set statement_timeout = '60s';
  set tcp_keepalives_idle = 10;
  set tcp_keepalives_interval = 5;
  set tcp_keepalives_count = 3`;

/**
 * Turns by a lock of PostgreSQL, which ends with the session of its process, and a row that says how far the index is. The row is
 * changed in the session that holds the lock: who has lost the lock can tell nothing. Others are notified, and look every second too.
 */
export async function openPostgresTurns({ url, name }: TurnsOptions): Promise<WriteTurns> {
  const listener = await ListeningClient.open({ url, name, channel: CHANNEL, newIdentity: randomUUID() });
  let writer: Client | undefined;
  /** The turns of this process, one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  return {
    generation: () => listener.state().generation,
    identity: () => listener.state().identity,
    take: (write) => inTurn(write, true),
    takeQuietly: (write) => inTurn(write, false),
    problems: () => listener.problems(),
    async close() {
      isClosed = true;
      await last;
      await writer?.end();
      await listener.close();
    },
  };

  function inTurn<Outcome>(
    write: (generation: number) => Promise<Outcome>,
    isTold: boolean,
  ): Promise<Outcome> {
    const turn = last.then(() => hold(write, isTold));
    last = turn.catch(() => undefined);
    return turn;
  }

  async function hold<Outcome>(
    write: (generation: number) => Promise<Outcome>,
    isTold: boolean,
  ): Promise<Outcome> {
    if (isClosed) throw databaseUnusable('The service is stopping. Nothing was changed.', undefined);
    const client = await session();
    try {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [TURN_LOCK, name]);
      const { identity, generation } = await listener.look(client);
      const outcome = await write(generation + 1);
      if (isTold) await tell(client, identity, generation + 1);
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [TURN_LOCK, name]);
      return outcome;
    } catch (error) {
      // Ending the session ends the turn, whatever state it is in.
      writer = undefined;
      await client.end().catch(() => undefined);
      if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)
        throw databaseBusy(error);
      throw error;
    }
  }

  async function tell(client: Client, identity: string, generation: number): Promise<void> {
    const { rowCount } = await client.query(
      `with told as (
         update index_state set generation = $3, changed_at = $4
         where name = $1 and identity = $2 and generation = $3 - 1 returning name
       ) select pg_notify($5, name) from told`,
      [name, identity, generation, Date.now(), CHANNEL],
    );
    if (rowCount !== 1) throw databaseBusy(new Error('the turn to write was lost'));
    listener.note({ identity, generation });
  }

  async function session(): Promise<Client> {
    if (writer) return writer;
    const client = new Client({ connectionString: url, application_name: 'homedex writer', keepAlive: true });
    client.on('error', () => {
      if (writer === client) writer = undefined;
    });
    try {
      await client.connect();
      await client.query(SESSION);
    } catch (cause) {
      await client.end().catch(() => undefined);
      throw databaseUnusable('The database cannot be reached now. Try again in a minute.', cause);
    }
    writer = client;
    return client;
  }
}
