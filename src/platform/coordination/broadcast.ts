import { Client, type QueryResult } from 'pg';
import { databaseUnusable } from '../database/database-failure.ts';
import { type Repetition, repeatEvery } from '../repeat.ts';

/** Notifications from one service to all others that share its database. */
export interface Broadcast {
  /** Notifies the others; the notification has been sent when the promise resolves. */
  notify(topic: string): Promise<void>;
  /** `act` is called for each notification of another service, and whenever one may have been missed. */
  onNotified(topic: string, act: () => void): void;
  /** The number of services, including this one, as of at most a second ago. */
  services(): number;
  /** The difference between the clocks of this machine and the database. All services can be compared by it. */
  clocksApartMs(): number;
  close(): Promise<void>;
}

/** For a service that shares nothing, so there is nobody to notify. */
export const noBroadcast: Broadcast = {
  notify: async () => undefined,
  onNotified: () => undefined,
  services: () => 1,
  clocksApartMs: () => 0,
  close: async () => undefined,
};

const CHANNEL = 'homedex_broadcast';
const NAME = 'homedex broadcast';
const LOOK_EVERY_MS = 1_000;
const ANSWER_MS_MAX = 5_000;

/**
 * Uses PostgreSQL notifications over a separate connection. While the connection is lost nothing is received; once it is back, every
 * notification counts as sent.
 */
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
    async notify(topic) {
      try {
        await ask('select pg_notify($1, $2)', [CHANNEL, topic]);
      } catch (cause) {
        throw databaseUnusable('The other services could not be notified. Try again in a minute.', cause);
      }
    },
    onNotified(topic, act) {
      acts.set(topic, [...(acts.get(topic) ?? []), act]);
    },
    services: () => services,
    clocksApartMs: () => clocksApartMs,
    async close() {
      await looking.stop();
      await client?.end().catch(() => undefined);
    },
  };

  /** A connection lost without an error is detected because it stays silent. A service that ended disappears with its connection. */
  async function look(): Promise<void> {
    const requestedAt = now();
    const { rows } = await ask(
      `select count(*) as services, extract(epoch from clock_timestamp()) * 1000 as now from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [NAME],
    );
    const there = Number(rows[0]?.now);
    services = Math.max(1, Number(rows[0]?.services));
    // The server read its clock at some moment between the request and the response.
    clocksApartMs = Math.max(0, requestedAt - there, there - now());
  }

  async function ask(sql: string, values: string[]): Promise<QueryResult<Record<string, string>>> {
    const current = client ?? (await again());
    try {
      return await current.query(sql, values);
    } catch (error) {
      // An unresponsive connection may never recover.
      if (client === current) client = undefined;
      current.end().catch(() => undefined);
      throw error;
    }
  }

  async function again(): Promise<Client> {
    client = await connect();
    for (const topic of acts.keys()) handle(topic);
    return client;
  }

  function handle(topic: string): void {
    for (const act of acts.get(topic) ?? []) act();
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
    connecting.on('notification', ({ payload = '' }) => handle(payload));
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
