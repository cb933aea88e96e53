import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { MeteredContent, MeteredPiece } from '../platform/metered-content.ts';

/**
 * Sends content that is paid by what the client's connection takes. A piece is taken when its write has completed, which is when the
 * kernel has all its bytes; what lies in the kernel's buffers when a client leaves is taken, too. Nothing is between content and
 * socket, compression included: it would hide how much of a piece has left. The account is settled before the end of the answer is
 * sent, so that a client with the whole answer has paid for it.
 */
export async function sendMetered(reply: FastifyReply, { pieces, settle }: MeteredContent): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  let first: IteratorResult<MeteredPiece>;
  try {
    // Before the head of the answer is sent, a failure can still be reported.
    first = await iterator.next();
  } catch (error) {
    await settle();
    throw error;
  }
  // Caches and proxies must not repack what is accounted for byte by byte.
  reply.header('cache-control', 'no-store, no-transform');
  reply.hijack();
  const { raw } = reply;
  try {
    raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    const writes = new Writes(raw);
    for (let next = first; !next.done && !raw.destroyed; next = await iterator.next())
      await writes.write(next.value);
    await writes.done();
    await settle();
    raw.end();
  } catch (error) {
    reply.log.error({ requestId: reply.request.id, err: error }, 'a paid download was interrupted');
    raw.destroy();
  } finally {
    await settle();
    await iterator.return?.();
  }
}

/** How far writing runs ahead of the connection. */
const WINDOW_CHARACTERS = 1 << 17;

/** Writes one after another, as fast as the connection takes them, and knows when all are taken or the connection is lost. */
class Writes {
  private readonly raw: ServerResponse;
  /** Characters of pieces that are written and not taken. */
  private open = 0;
  private wake: () => void = () => {};

  constructor(raw: ServerResponse) {
    this.raw = raw;
    raw.on('close', () => this.wake());
  }

  async write({ text, taken }: MeteredPiece): Promise<void> {
    this.open += text.length;
    this.raw.write(text, (error) => {
      this.open -= text.length;
      if (!error) taken();
      this.wake();
    });
    while (this.open > WINDOW_CHARACTERS && !this.raw.destroyed) await this.change();
  }

  async done(): Promise<void> {
    while (this.open > 0 && !this.raw.destroyed) await this.change();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
