import type { FastifyReply } from 'fastify';
import type { HtmlPage } from '../route.ts';
import { createNonce, pageHeaders, pagePolicy } from '../security-headers.ts';

/** Sets the headers that every page is sent with; returns the nonce for its inline scripts and styles. */
export function setPageHeaders(
  reply: FastifyReply,
  { status = 200, policy }: Pick<HtmlPage, 'status' | 'policy'>,
): string {
  const nonce = createNonce();
  for (const [name, value] of Object.entries(pageHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value);
  // Pages are for people: no script of another origin has a reason to read them, least of all one that holds a token.
  reply.removeHeader('access-control-allow-origin');
  reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, policy))
    .type('text/html; charset=utf-8');
  return nonce;
}
