import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppError } from '../platform/errors.ts';
import { queryReader } from './read-query.ts';
import { readUpload } from './read-upload.ts';
import type { Route, UploadedFile } from './route.ts';
import { InvalidInput, type Problem, problem, readerOf } from './validation/index.ts';

export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly file: UploadedFile | undefined;
}

/** Prepares the reading of a route's input once; the returned function reads a request and reports all its problems together. */
export function callReader(route: Route): (request: FastifyRequest) => Promise<CallInput> {
  const read = {
    params: partReader(route.params),
    query: queryReader(route),
    headers: partReader(route.headers),
    body: route.body && readerOf(route.body),
  };
  return async (request) => {
    const problems: Problem[] = [];
    const report = (found: Problem): undefined => {
      problems.push(found);
    };
    const params = read.params(request.params, ['path'], report);
    const query = read.query(request, report);
    const headers = read.headers(request.headers, ['header'], report);
    const body = read.body && readBody(read.body, request, report);
    const file = route.upload && (await readUpload(request, route.upload.fileBytesMax));
    if (route.upload && !file) report(problem.missing(['body', 'file'], null));
    if (problems.length > 0) throw new InvalidInput(problems);
    return { params, query, headers, body, file };
  };
}

type Reader = ReturnType<typeof readerOf>;

const partReader = (schema: z.ZodObject | undefined): Reader => (schema ? readerOf(schema) : () => ({}));

function readBody(read: Reader, request: FastifyRequest, report: (found: Problem) => undefined): unknown {
  const { body } = request;
  if (body === undefined || body === null) return report(problem.missing(['body'], null));
  if (body instanceof UnreadableBody) throw body.reason;
  return read(body, ['body'], report);
}

/** A body that could not be parsed is held until the route is known to want one. */
export class UnreadableBody {
  readonly reason: AppError | InvalidInput;

  constructor(reason: AppError | InvalidInput) {
    this.reason = reason;
  }
}
