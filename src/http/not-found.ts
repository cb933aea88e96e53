import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { AnswerFailure } from './error-handler.ts';
import { hasEffects, type Route } from './route.ts';

/** 405 with the allowed methods for a path that exists, 404 for one that does not. */
export function answerUnknownPath(routes: readonly Route[], answerFailure: AnswerFailure) {
  let patterns: ReturnType<typeof patternsOf> | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    patterns ??= patternsOf(routes);
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = new Set(patterns.flatMap(({ methods, pattern }) => (pattern.test(path) ? methods : [])));
    const failure =
      allowed.size > 0
        ? new AppError('method_not_allowed', undefined, {
            headers: { allow: [...allowed].sort().join(', ') },
          })
        : // The specification fixes the sentence, so the pointer to the documentation is a header.
          new AppError('not_found', undefined, { headers: { link: '</docs>; rel="help"' } });
    return answerFailure(failure, request, reply);
  };
}

const patternsOf = (routes: readonly Route[]) =>
  routes.map((route) => ({
    methods: route.method === 'GET' && !hasEffects(route) ? ['GET', 'HEAD'] : [route.method],
    pattern: new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }));
