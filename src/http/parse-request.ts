import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppError } from '../platform/errors.ts';
import { queryReader, unknownNames } from './read-query.ts';
import { readUpload } from './read-upload.ts';
import { protocol, type Route, type UploadedFile } from './route.ts';
import { InvalidInput, PROBLEMS_MAX, type Problem, problem, readerOf } from './validation/index.ts';

export interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  /** Names of query parameters or body fields that the route does not know. */
  readonly ignored: readonly string[];
  readonly file: UploadedFile | undefined;
}

/**
 * Reads a request and reports all its problems together. What it needs is prepared with the first request of its route: a start should not
 * wait for all of them.
 */
export function callReader(route: Route): (request: FastifyRequest) => CallInput | Promise<CallInput> {
  const { upload } = route;
  let prepared: ReturnType<typeof partsReader> | undefined;
  const readParts: ReturnType<typeof partsReader> = (request, problems) => {
    prepared ??= partsReader(route);
    return prepared(request, problems);
  };
  if (!upload) {
    return (request) => {
      const problems: Problem[] = [];
      return accept({ ...readParts(request, problems), file: undefined }, problems);
    };
  }
  return async (request) => {
    const problems: Problem[] = [];
    const parts = readParts(request, problems);
    const file = await readUpload(request, upload.fileBytesMax);
    if (!file) problems.push(problem.missing(['body', 'file'], null));
    // Nothing else consumes the file in this case, and a client that sends its whole body before it reads would wait forever.
    if (problems.length > 0) file?.discard();
    return accept({ ...parts, file }, problems);
  };
}

function accept(input: CallInput, problems: readonly Problem[]): CallInput {
  if (problems.length > 0) throw new InvalidInput(problems);
  return input;
}

type Parts = Omit<CallInput, 'file'>;

function partsReader(route: Route): (request: FastifyRequest, problems: Problem[]) => Parts {
  const readParams = partReader(route.params);
  const readQuery = queryReader(route);
  const readHeaders = partReader(route.headers);
  const bodyReader = route.body && readerOf(route.body);
  const fields = route.body instanceof z.ZodObject ? new Set(Object.keys(route.body.shape)) : undefined;
  // A protocol defines its own response to a body that cannot be parsed.
  const takesUnreadable = route.answer === protocol;
  return (request, problems) => {
    const report = (found: Problem): undefined => {
      if (problems.length < PROBLEMS_MAX) problems.push(found);
    };
    const { values, ignored } = readQuery(request, report);
    const { body } = request;
    const unknownFields =
      fields && typeof body === 'object' && body !== null ? unknownNames(body, fields) : [];
    return {
      params: readParams(request.params, ['path'], report),
      query: values,
      ignored: unknownFields.length > 0 ? [...ignored, ...unknownFields] : ignored,
      headers: readHeaders(request.headers, ['header'], report),
      body:
        takesUnreadable && request.body instanceof UnreadableBody
          ? request.body
          : bodyReader && readBody(bodyReader, request, report),
    };
  };
}

type Reader = ReturnType<typeof readerOf>;

const partReader = (schema: z.ZodObject | undefined): Reader => (schema ? readerOf(schema) : () => ({}));

function readBody(read: Reader, request: FastifyRequest, report: (found: Problem) => undefined): unknown {
  const { body } = request;
  if (body === undefined || body === null) return report(problem.missing(['body'], null));
  if (body instanceof UnreadableBody) throw body.reason;
  return read(body, ['body'], isSentAsJson(request) ? report : (found) => report(adviseJson(found)));
}

const isSentAsJson = ({ headers }: FastifyRequest): boolean => JSON_TYPE.test(headers['content-type'] ?? '');

/** Other content types arrive as text. `curl -d` without a header is the usual cause, and pydantic's text does not say so. */
const adviseJson = (found: Problem): Problem =>
  found.type === 'model_attributes_type' && found.loc.length === 1
    ? { ...found, msg: `${found.msg}: send JSON with Content-Type: application/json` }
    : found;

/** Content types whose bodies are parsed as JSON. */
export const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i;

/** A body that could not be parsed, held until it is known whether the route expects one. */
export class UnreadableBody {
  readonly reason: AppError | InvalidInput;

  constructor(reason: AppError | InvalidInput) {
    this.reason = reason;
  }
}
