import { Client, type QueryResult } from 'pg';
import { databaseUnusable } from '../database/database-failure.ts';
import { type Repetition, repeatEvery } from '../repeat.ts';

/** Words that one service has for all others that share its database. */
export interface Broadcast {
  /** Says it to the others; once it resolves, they have been told. */
  tell(word: string): Promise<void>;
  /** Called when another has said it, and when it may have been said unheard. */
  onHeard(word: string, act: () => void): void;
  /** How many services there are, this one included, as of a second ago. */
  services(): number;
  /** How far the clock of this machine is from the database's, by which all others can be compared with it. */
  clocksApartMs(): number;
  close(): Promise<void>;
}

/** Of a service that shares nothing: nobody is there to hear. */
export const noBroadcast: Broadcast = {
  tell: async () => undefined,
  onHeard: () => undefined,
  services: () => 1,
  clocksApartMs: () => 0,
  close: async () => undefined,
};

const CHANNEL = 'homedex_broadcast';
const NAME = 'homedex broadcast';
const LOOK_EVERY_MS = 1_000;
const ANSWER_MS_MAX = 5_000;

/** By notifications of PostgreSQL, over a connection of its own. While that is lost nothing is heard: once it is back, everything counts as said. */
export async function openPostgresBroadcast(
  url: string,
  now: () => number = () => Date.now(),
): Promise<Broadcast> {
  const acts = new Map<string, (() => void)[]>();
  let services = 1;
  let clocksApartMs = 0;
  let client: Client | undefined;
  client = await connect();
  await look().catch((cause: unknown) => {
    throw databaseUnusable('The database is unavailable. Try again in a minute.', cause);
  });
  const looking: Repetition = repeatEvery(LOOK_EVERY_MS, look, () => undefined);
  return {
    async tell(word) {
      try {
        await ask('select pg_notify($1, $2)', [CHANNEL, word]);
      } catch (cause) {
        throw databaseUnusable('The other services could not be notified. Try again in a minute.', cause);
      }
    },
    onHeard(word, act) {
      acts.set(word, [...(acts.get(word) ?? []), act]);
    },
    services: () => services,
    clocksApartMs: () => clocksApartMs,
    async close() {
      await looking.stop();
      await client?.end().catch(() => undefined);
    },
  };

  /** A connection that is lost without a word is known by its silence. A service that ended is gone with its connection. */
  async function look(): Promise<void> {
    const askedAt = now();
    const { rows } = await ask(
      `select count(*) as services, extract(epoch from clock_timestamp()) * 1000 as now from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [NAME],
    );
    const there = Number(rows[0]?.['now']);
    services = Math.max(1, Number(rows[0]?.['services']));
    // It said so at some moment between asking and hearing.
    clocksApartMs = Math.max(0, askedAt - there, there - now());
  }

  async function ask(sql: string, values: string[]): Promise<QueryResult<Record<string, string>>> {
    const asked = client ?? (await again());
    try {
      return await asked.query(sql, values);
    } catch (error) {
      // One that does not answer may never do so again.
      if (client === asked) client = undefined;
      asked.end().catch(() => undefined);
      throw error;
    }
  }

  async function again(): Promise<Client> {
    client = await connect();
    for (const word of acts.keys()) hear(word);
    return client;
  }

  function hear(word: string): void {
    for (const act of acts.get(word) ?? []) act();
  }

  async function connect(): Promise<Client> {
    const connecting = new Client({
      connectionString: url,
      application_name: NAME,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS_MAX,
      query_timeout: ANSWER_MS_MAX,
    });
    const drop = (): void => {
      if (client === connecting) client = undefined;
    };
    connecting.on('error', drop);
    connecting.on('end', drop);
    connecting.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
      return connecting;
    } catch (cause) {
      await connecting.end().catch(() => undefined);
      throw databaseUnusable('The database is unavailable. Try again in a minute.', cause);
    }
  }
}
