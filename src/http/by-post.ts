import type { z } from 'zod';
import type { Route } from './route.ts';

/**
 * The same endpoint for who cannot put what they ask into an address: the query parameters as a JSON body, by POST. They are
 * declared, checked and documented once; a problem is reported in `body` instead of `query`.
 */
export function byPost(
  route: Route,
  about: { readonly summary: string; readonly body?: z.ZodObject },
): Route {
  const { query, effects: _none, etag: _keeps, ...rest } = route;
  const body = about.body ?? query;
  if (!body) throw new Error(`${route.path} takes no query that could be sent as a body`);
  return {
    ...rest,
    method: 'POST',
    summary: about.summary,
    body,
    // The handler reads its parameters from the query, so that is where it finds them.
    handler: (call) => route.handler(Object.create(call, { query: { value: call.body } })),
  } as Route;
}
