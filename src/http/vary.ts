import type { FastifyReply } from 'fastify';

/** Declares that the response depends on a request header, in addition to those declared before. */
export function varyBy(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', typeof known === 'string' && known !== '' ? `${known}, ${name}` : name);
}
