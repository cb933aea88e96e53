import { Client, DatabaseError } from 'pg';
import { PeerUnresponsive, WatchedPeers } from '../../../lib/watched-peers.ts';

/**
 * How long a server may be unresponsive before callers get an error. There is no other server to use, so short pauses and a busy machine
 * are waited for.
 */
const SILENT_MS_MAX = 5_000;
/** The server ends every statement earlier than this; one that takes longer was sent over a dead connection. */
const ANSWER_MS_MAX = 40_000;

/**
 * Detects whether the server responds at all. Its own time limits end slow statements while it works, but a server that hangs, or vanished
 * with its machine, ends nothing. A slow call triggers a connection attempt. If none succeeds for a while, callers get an error, and later
 * ones get it immediately, until one succeeds again.
 */
export class LivenessProbe {
  private readonly url: string;
  private readonly server: WatchedPeers;

  constructor(url: string) {
    this.url = url;
    this.server = new WatchedPeers({ names: [url], probe: knock, answerMsMax: SILENT_MS_MAX });
  }

  /** Rejects with `PeerUnresponsive` when the server is unresponsive, regardless of the outcome of the call. */
  async during<Outcome>(call: () => Promise<Outcome>): Promise<Outcome> {
    if (this.isSilent()) throw new PeerUnresponsive();
    const deadlineAt = performance.now() + ANSWER_MS_MAX;
    const outcome = await this.server.watched(call, () => this.isSilent() || performance.now() > deadlineAt);
    this.server.markUp(this.url);
    return outcome;
  }

  stop(): void {
    this.server.close();
  }

  private isSilent(): boolean {
    return this.server.allDownMs() > SILENT_MS_MAX;
  }
}

async function knock(url: string): Promise<undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'homedex liveness probe',
    connectionTimeoutMillis: SILENT_MS_MAX,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // Too many connections or a wrong password show that the server responds.
    if (!(error instanceof DatabaseError)) throw error;
  } finally {
    client.end().catch(() => undefined);
  }
}
