import { Client } from 'pg';
import { databaseUnusable } from '../database/database-failure.ts';
import { type Repetition, repeatEvery } from '../repeat.ts';

export interface IndexState {
  readonly identity: string;
  readonly generation: number;
  readonly keptSince: number | undefined;
}

interface Dependencies {
  readonly url: string;
  readonly name: string;
  readonly channel: string;
  /** The identity to store for the index if it has none yet. */
  readonly newIdentity: string;
}

/** A notification may be lost with its connection, so polling every second is the fallback. */
const LOOK_EVERY_MS = 1_000;
const SILENCE_MS_MAX = 10_000;

/** Follows the generation of an index through notifications, over a separate connection that is re-established when it is lost. */
export class ListeningClient {
  private readonly dependencies: Dependencies;
  private client: Client | undefined;
  private looking: Repetition | undefined;
  private known: IndexState;
  private lastMessageAt = performance.now();
  /** Reads on this connection run one after the other. One waiting read covers all notifications that arrive in the meantime. */
  private last: Promise<unknown> = Promise.resolve();
  private waiting: Promise<void> | undefined;

  private constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    this.known = { identity: dependencies.newIdentity, generation: 0, keptSince: undefined };
  }

  static async open(dependencies: Dependencies): Promise<ListeningClient> {
    const listener = new ListeningClient(dependencies);
    try {
      const client = await listener.connected();
      await client.query(
        `insert into index_state (name, identity, generation, changed_at) values ($1, $2, 0, $3)
         on conflict (name) do nothing`,
        [dependencies.name, dependencies.newIdentity, Date.now()],
      );
      await listener.look(client);
    } catch (cause) {
      await listener.close();
      throw databaseUnusable('The database is unavailable. Try again in a minute.', cause);
    }
    // `problems` reports a failure, and the next poll retries.
    listener.looking = repeatEvery(
      LOOK_EVERY_MS,
      () => listener.lookInTurn(),
      () => undefined,
    );
    return listener;
  }

  state(): IndexState {
    return this.known;
  }

  /** Records a state that this process has written itself, so that it needs no notification. */
  note(state: IndexState): void {
    this.lastMessageAt = performance.now();
    const isOlder = state.identity === this.known.identity && state.generation < this.known.generation;
    if (!isOlder) this.known = state;
  }

  async look(client: Client): Promise<IndexState> {
    const { rows } = await client.query<{ identity: string; generation: string; kept_since: string | null }>(
      'select identity, generation, kept_since from index_state where name = $1',
      [this.dependencies.name],
    );
    const [row] = rows;
    if (!row) throw new Error(`index_state has no row for ${this.dependencies.name}`);
    const state = {
      identity: row.identity,
      generation: Number(row.generation),
      keptSince: row.kept_since === null ? undefined : Number(row.kept_since),
    };
    this.note(state);
    return state;
  }

  problems(): readonly string[] {
    return performance.now() - this.lastMessageAt > SILENCE_MS_MAX
      ? ['Index changes made by other services are not being received.']
      : [];
  }

  async close(): Promise<void> {
    await this.looking?.stop();
    await this.client?.end().catch(() => undefined);
  }

  private lookInTurn(): Promise<void> {
    this.waiting ??= this.last.then(async () => {
      this.waiting = undefined;
      const client = await this.connected();
      await this.look(client).catch((error: unknown) => {
        // An unresponsive connection may never recover.
        if (this.client === client) this.client = undefined;
        client.end().catch(() => undefined);
        throw error;
      });
    });
    this.last = this.waiting.catch(() => undefined);
    return this.waiting;
  }

  private async connected(): Promise<Client> {
    if (this.client) return this.client;
    const client = new Client({
      connectionString: this.dependencies.url,
      application_name: 'homedex listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    const drop = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', drop);
    client.on('end', drop);
    // The notification only triggers a read of the table, so that a late one cannot set the state back.
    client.on('notification', () => void this.lookInTurn().catch(drop));
    try {
      await client.connect();
      await client.query(`listen ${this.dependencies.channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    return client;
  }
}
