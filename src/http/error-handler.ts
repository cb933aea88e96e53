import type { FastifyReply, FastifyRequest } from 'fastify';
import { CopyIsReadOnly } from '../lib/index-copies/index.ts';
import { DamagedIndex, EngineUnreachable } from '../lib/text-index/index.ts';
import { ThreadLost } from '../lib/threads/index.ts';
import { AppError, type ErrorCode, errorCatalogue } from '../platform/errors.ts';
import { localeFor } from '../platform/locale.ts';
import { closeUnanswered } from './client-error.ts';
import type { Refusals } from './limits/refusals.ts';
import { failurePage, hasFailurePage } from './pages/failure-page.ts';
import { setPageHeaders } from './pages/set-page-headers.ts';
import type { HtmlPage } from './route.ts';
import { InvalidInput, type Problem, problem, shownProblems } from './validation/index.ts';
import { varyBy } from './vary.ts';
import type { BuiltWeb } from './web/built-web.ts';

export type AnswerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The only place where a failure becomes a response: JSON, or a page for a browser. */
export const failureAnswerer =
  (web: BuiltWeb, refusals: Refusals): AnswerFailure =>
  (error, request, reply) => {
    const isRefusal = error instanceof AppError && error.status === 429;
    if (!isRefusal || refusals.countRefused(request.ip)) return answerFailure(web, error, request, reply);
    closeUnanswered(request, reply, refusals);
    return reply.hijack();
  };

function answerFailure(
  web: BuiltWeb,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof InvalidInput)
    return reply
      .code(422)
      .type('application/json; charset=utf-8')
      .send({ detail: shownProblems(error.problems) });
  const failure = asFailure(error, request);
  // Clients may retry after a temporary failure, and they look for this header.
  if (failure.status === 503) reply.header('retry-after', '3');
  reply.headers(failure.headers);
  // Every 422 has the documented format.
  if (failure.code === 'invalid_input')
    return reply
      .code(422)
      .type('application/json; charset=utf-8')
      .send({ detail: shownProblems([refusedInput(failure, request)]) });
  if (hasFailurePage(failure.status)) {
    varyBy(reply, 'accept');
    if (wantsPage(request)) {
      const locale = localeFor(request.headers);
      return sendFailurePage(failurePage(web, failure, { requestId: request.id, locale }), reply);
    }
  }
  return reply.code(failure.status).type('application/json; charset=utf-8').send({ detail: failure.message });
}

function refusedInput({ message, details }: AppError, { method, params }: FastifyRequest): Problem {
  const { field, type, input, ctx } = details;
  const isInPath = typeof field === 'string' && Object.hasOwn(Object(params), field);
  const isInAddress = method === 'GET' || method === 'HEAD' || method === 'DELETE';
  const place = isInPath ? 'path' : isInAddress ? 'query' : 'body';
  const loc = typeof field === 'string' ? [place, field] : [place];
  if (typeof type === 'string') return { type, loc, msg: message, input, ctx: { ...(ctx as object) } };
  return problem.value(loc, null, message);
}

/** The public part of a failure. If it is our defect, the rest is logged. */
export function asFailure(error: unknown, request: FastifyRequest): AppError {
  const failure = error instanceof AppError ? error : fromFramework(error);
  // A 503 without a cause is expected: something is not configured, full or known to be down.
  if (failure.status >= 500 && (failure.status !== 503 || failure.cause !== undefined)) {
    request.log.error(
      { requestId: request.id, err: failure.cause ?? failure, code: failure.code, ...failure.details },
      'request failed',
    );
  }
  return failure;
}

/** A browser that follows a link accepts HTML explicitly and never JSON. A client that accepts anything is a program. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  const accepted = headers.accept ?? '';
  return (
    (method === 'GET' || method === 'HEAD') && /text\/html/i.test(accepted) && !/[/+]json/i.test(accepted)
  );
}

function sendFailurePage(page: HtmlPage, reply: FastifyReply): FastifyReply {
  const nonce = setPageHeaders(reply, page);
  return reply.header('cache-control', 'no-store').send(page.render(nonce));
}

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_ASYNC_CONSTRAINT: 'bad_request',
};

/** A thread that ended is replaced, so a retry is worthwhile. */
const retrySoon = { 'retry-after': '1' };
/** No result is better than a wrong one, and only the operator can repair the index. */
const damagedIndex = 'Part of the index is damaged. This request cannot be answered until it is repaired.';

/** A failure from Fastify is the caller's fault if its status says so; anything else is our defect. */
function fromFramework(error: unknown): AppError {
  if (error instanceof ThreadLost)
    return new AppError('unavailable', undefined, { cause: error, headers: retrySoon });
  if (error instanceof EngineUnreachable)
    return new AppError('unavailable', 'Search is unavailable. Try again in 3 seconds.', {
      cause: error,
      headers: { 'retry-after': '3' },
    });
  if (error instanceof CopyIsReadOnly)
    return new AppError(
      'unavailable',
      'This service runs on a read-only copy of the index and cannot store anything.',
      {
        cause: error,
      },
    );
  if (error instanceof DamagedIndex) return new AppError('unavailable', damagedIndex, { cause: error });
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = frameworkCodes[code];
  if (known) return new AppError(known, undefined, { cause: error });
  if (statusCode >= 400 && statusCode < 500) {
    const match = (Object.keys(errorCatalogue) as ErrorCode[]).find(
      (name) => errorCatalogue[name].status === statusCode,
    );
    return new AppError(match ?? 'bad_request', undefined, { cause: error });
  }
  return new AppError('internal', undefined, { cause: error });
}
