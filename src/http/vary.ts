import type { FastifyReply } from 'fastify';

/** Says that the answer depends on a header of the request, besides those that were named before. */
export function varyBy(reply: FastifyReply, name: string): void {
  const known = reply.getHeader('vary');
  reply.header('vary', typeof known === 'string' && known !== '' ? `${known}, ${name}` : name);
}
