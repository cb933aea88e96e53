import { Client, DatabaseError } from 'pg';
import { FellSilent, WatchedPeers } from '../../../lib/watched-peers.ts';

/** So long a server may stand still before callers are told, because nobody can take its place: a pause, and a machine with much to do, are waited for. */
const SILENT_MS_MAX = 5_000;
/** The server ends every statement before this; one that lasts longer was sent into a connection that leads nowhere any more. */
const ANSWER_MS_MAX = 40_000;

/**
 * Whether the server answers at all. Its own time limits end what takes too long while it works; one that stands still, or has vanished
 * with its machine, ends nothing. What takes long has it asked for a connection: once it has given none for a while, callers hear so,
 * the next ones at once, until it does again.
 */
export class LivenessProbe {
  private readonly url: string;
  private readonly server: WatchedPeers;

  constructor(url: string) {
    this.url = url;
    this.server = new WatchedPeers({ names: [url], ask: knock, answerMsMax: SILENT_MS_MAX });
  }

  /** Rejects with `FellSilent` when the server stands still, whatever becomes of the call then. */
  async during<Outcome>(call: () => Promise<Outcome>): Promise<Outcome> {
    if (this.isSilent()) throw new FellSilent();
    const giveUpAt = performance.now() + ANSWER_MS_MAX;
    const outcome = await this.server.watched(call, () => this.isSilent() || performance.now() > giveUpAt);
    this.server.answered(this.url);
    return outcome;
  }

  stop(): void {
    this.server.close();
  }

  private isSilent(): boolean {
    return this.server.noneForMs() > SILENT_MS_MAX;
  }
}

async function knock(url: string): Promise<undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'homedex pulse',
    connectionTimeoutMillis: SILENT_MS_MAX,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // Too many connections, a wrong password: somebody is there to say so.
    if (!(error instanceof DatabaseError)) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}
