import type { FastifyReply } from 'fastify';
import type { HtmlPage } from '../route.ts';
import { createNonce, pageHeaders, pagePolicy } from '../security-headers.ts';

/** What every page is sent with; gives the nonce of its inline scripts and styles. */
export function setPageHeaders(
  reply: FastifyReply,
  { status = 200, policy }: Pick<HtmlPage, 'status' | 'policy'>,
): string {
  const nonce = createNonce();
  for (const [name, value] of Object.entries(pageHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value);
  // A page is for people: no script of another origin has any business reading it, least of all one that holds a token.
  reply.removeHeader('access-control-allow-origin');
  reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, policy))
    .type('text/html; charset=utf-8');
  return nonce;
}
