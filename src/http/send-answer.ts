import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type DownloadStream, type HtmlPage, html, isJson, type Route, WrittenJson } from './route.ts';
import { createNonce, pageHeaders, pagePolicy } from './security-headers.ts';
import { sendMetered } from './send-metered.ts';

/** Sends what a handler returned in the form its route declares. */
export function sendAnswer(
  route: Route,
  value: unknown,
  reply: FastifyReply,
  { checkAnswers }: { checkAnswers: boolean },
): FastifyReply | Promise<FastifyReply> {
  const { answer } = route;
  if (isJson(answer)) return sendJson(answer, value, reply, checkAnswers);
  if (answer === html || answer.kind === 'html') return sendPage(value as HtmlPage, reply);
  if (answer.kind === 'text') return reply.type(answer.mediaType).send(value);
  const { mediaType, filename, content } = value as DownloadStream;
  reply.type(mediaType).header('content-disposition', `attachment; filename="${filename}"`);
  return content instanceof Readable ? reply.send(content) : sendMetered(reply, content);
}

function sendJson(
  schema: z.ZodType,
  value: unknown,
  reply: FastifyReply,
  checkAnswers: boolean,
): FastifyReply {
  const text = value instanceof WrittenJson ? value.text : JSON.stringify(value);
  if (checkAnswers) assertFits(schema, JSON.parse(text.toString()));
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}

/** Strict about what is there, so that a field without a declaration is found as well as a wrong one. */
function assertFits(schema: z.ZodType, value: unknown): void {
  const checked = schema.safeParse(value);
  if (!checked.success)
    throw new Error(`the answer does not fit its declared schema: ${checked.error.message}`);
  const declared = JSON.stringify(checked.data, sortedKeys);
  const sent = JSON.stringify(value, sortedKeys);
  if (declared !== sent)
    throw new Error(`the answer has fields its schema does not declare: sent ${sent}, declared ${declared}`);
}

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

function sendPage({ status = 200, policy, render }: HtmlPage, reply: FastifyReply): FastifyReply {
  const nonce = createNonce();
  for (const [name, value] of Object.entries(pageHeaders))
    if (!reply.hasHeader(name)) reply.header(name, value);
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, policy))
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}
