import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { answerFailure } from './error-handler.ts';
import type { Route } from './route.ts';

/** 405 with the allowed methods for a path that exists, 404 for one that does not. */
export function answerUnknownPath(routes: readonly Route[]) {
  const patterns = routes.map(({ path, method }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = new Set<string>(
      patterns.flatMap(({ method, pattern }) => (pattern.test(path) ? [method] : [])),
    );
    if (methods.has('GET')) methods.add('HEAD');
    const failure =
      methods.size > 0
        ? new AppError('method_not_allowed', undefined, {
            headers: { allow: [...methods].sort().join(', ') },
          })
        : new AppError('not_found');
    return answerFailure(failure, request, reply);
  };
}
