import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { MeteredContent, MeteredPiece } from '../platform/metered-content.ts';

/**
 * Sends content that is charged by what the client's connection accepts. A piece is accepted when its write has completed, which is when
 * the kernel has all its bytes; bytes in the kernel's buffers when a client disconnects count as accepted, too. Nothing sits between
 * content and socket, not even compression: it would hide how much of a piece has left. The charge is settled before the end of the
 * response is sent, so that a client with the whole response has paid for it.
 */
export async function sendMetered(reply: FastifyReply, { pieces, settle }: MeteredContent): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  let first: IteratorResult<MeteredPiece>;
  try {
    // A failure can still be reported before the head of the response is sent.
    first = await iterator.next();
  } catch (error) {
    await settle();
    throw error;
  }
  // Caches and proxies must not repack content that is accounted for byte by byte.
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

/** How far writing may run ahead of the connection. */
const WINDOW_CHARACTERS = 1 << 17;

/** Writes pieces one after another, as fast as the connection accepts them, and knows when all are accepted or the connection is lost. */
class Writes {
  private readonly raw: ServerResponse;
  /** Characters of pieces that are written but not yet accepted. */
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
