import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js';
import { createServiceConnection, type ServiceAddress } from './service-connection.ts';

/** How many requests of one program may be in progress; more are refused, so that a runaway program cannot fill the memory. */
const UNDER_WAY_MAX = 64;

interface Program {
  readonly input: Readable;
  readonly output: Writable;
}

/**
 * Relays messages between a program on standard input and output and the service, until the program closes its end. Any failure on the way
 * to the service becomes the answer to the message, so the program is never left waiting.
 */
export async function relayMessages(address: ServiceAddress, { input, output }: Program): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const program = new StdioServerTransport(input, output);
  const service = createServiceConnection(address);
  const underWay = new Map<RequestId, AbortController>();
  const sending = new Set<Promise<void>>();

  program.onerror = (error) => process.stderr.write(`homedex mcp: ${error.message}\n`);
  program.onmessage = (message) => {
    const relayed = relay(message).finally(() => sending.delete(relayed));
    sending.add(relayed);
  };
  const closed = new Promise<void>((resolve) => {
    program.onclose = resolve;
  });
  await program.start();
  // A message that never ends closes the transport; a program that exits, or whose pipe breaks, ends its input.
  await Promise.race([closed, finished(input, { writable: false }).catch(() => undefined)]);
  await Promise.all(sending);
  await program.close();

  async function relay(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message)) return;
    if (!('id' in message)) return notify(message);
    if (underWay.size >= UNDER_WAY_MAX)
      return program.send(failure(message.id, `More than ${UNDER_WAY_MAX} requests are running at once.`));
    const controller = new AbortController();
    underWay.set(message.id, controller);
    try {
      const answer = await service.ask(message, controller.signal);
      if (!controller.signal.aborted) await program.send(answer);
    } catch (error) {
      if (!controller.signal.aborted)
        await program.send(failure(message.id, error instanceof Error ? error.message : String(error)));
    } finally {
      underWay.delete(message.id);
    }
  }

  /** The service keeps no state between messages, so a cancellation applies to the request that is pending here. */
  async function notify(message: JSONRPCMessage): Promise<void> {
    if (!('method' in message) || message.method !== 'notifications/cancelled') return;
    const requestId = message.params?.requestId as RequestId | undefined;
    if (requestId !== undefined) underWay.get(requestId)?.abort();
  }
}

const failure = (id: RequestId, message: string): JSONRPCMessage => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32000, message },
});
