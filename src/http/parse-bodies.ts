import type { FastifyInstance, FastifyRequest } from 'fastify';
import { freshTurn, isTurnSpent } from '../lib/event-loop-turn.ts';
import { AppError } from '../platform/errors.ts';
import { JSON_TYPE, UnreadableBody } from './parse-request.ts';
import { InvalidInput, readJson } from './validation/index.ts';

/**
 * Bodies are read as bytes and parsed by us. A body that cannot be parsed is not refused here but once the route is known, so that an
 * endpoint without a body ignores it and one with a body reports it together with its other problems.
 */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const json = async (request: FastifyRequest, bytes: Buffer): Promise<unknown> => {
    const encoding = request.headers['content-encoding'] ?? 'identity';
    // Decompressed bodies could be a thousand times as large as what the limits measure.
    if (encoding.toLowerCase() !== 'identity')
      return new UnreadableBody(
        new AppError('unsupported_media_type', 'Send the body uncompressed, without Content-Encoding.'),
      );
    if (isTurnSpent()) await freshTurn();
    try {
      const value = readJson(bytes);
      // Parsing a megabyte of JSON fills a turn of the event loop; the handler starts in another one.
      if (isTurnSpent()) await freshTurn();
      return value;
    } catch (error) {
      if (error instanceof AppError || error instanceof InvalidInput) return new UnreadableBody(error);
      throw error;
    }
  };
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, json);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    bytes.length === 0 ? undefined : bytes.toString('utf8'),
  );
}
