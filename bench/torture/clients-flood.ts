/**
 * The hostile side of clients.ts, in its own process so that its work does not count as the service's: sockets that never read and bodies
 * that never arrive, each reopened a second after it was closed. Exits at SIGTERM and prints how many connections it opened.
 *   node bench/torture/clients-flood.ts ADDRESS SILENT SLOW
 */
import { setTimeout as delay } from 'node:timers/promises';
import { rawClient } from '../../test/harness/raw-client.ts';

const [address = '', silent = '0', slow = '0'] = process.argv.slice(2);
const REOPEN_AFTER_MS = 1_000;
/** A client that does not read does not notice that it was disconnected, so it reconnects after a while. */
const RESTART_AFTER_MS = 25_000;
/** As many pipelined requests as a connection may have waiting, so that no buffer on the way can hold all responses. */
const silentRequest = 'GET /docs HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(9);
const slowRequest =
  'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

const over = new AbortController();
process.once('SIGTERM', () => over.abort());
let connectionsOpened = 0;
await Promise.all([
  ...Array.from({ length: Number(silent) }, () => flood(silentRequest, false)),
  ...Array.from({ length: Number(slow) }, () => flood(slowRequest, true)),
]);
process.stdout.write(`${connectionsOpened}\n`);

async function flood(request: string, reads: boolean): Promise<void> {
  while (!over.signal.aborted) {
    connectionsOpened += 1;
    const client = rawClient(address, request, { reads });
    await Promise.race([client.closed, pause(RESTART_AFTER_MS)]);
    client.socket.destroy();
    await pause(REOPEN_AFTER_MS);
  }
}

function pause(ms: number): Promise<unknown> {
  return delay(ms, undefined, { signal: over.signal }).catch(() => undefined);
}
