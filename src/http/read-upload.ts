import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { UploadedFile } from './route.ts';
import { InvalidInput, problem } from './validation/index.ts';

/** The file in the multipart field `file`; undefined when the request has none. */
export async function readUpload(
  request: FastifyRequest,
  fileBytesMax: number,
): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    return await findFile(request, fileBytesMax);
  } catch (error) {
    if (error instanceof AppError || hasStatus(error)) throw error;
    // The reader of multipart bodies throws plain errors for whatever it cannot read.
    const why = error instanceof Error && /boundary/i.test(error.message) ? NO_BOUNDARY : BROKEN;
    throw new InvalidInput([problem.value(['body'], null, why)]);
  }
}

const NO_BOUNDARY = 'the multipart content type names no boundary';
const BROKEN = 'the multipart body is not complete: it ends before its closing boundary';

const hasStatus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

async function findFile(request: FastifyRequest, fileBytesMax: number): Promise<UploadedFile | undefined> {
  for await (const part of request.files({ limits: { fileSize: fileBytesMax, files: 8, fields: 32 } })) {
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk);
    if (part.file.truncated) {
      throw new AppError(
        'payload_too_large',
        `The file is larger than the limit of ${Math.floor(fileBytesMax / 1_000_000)} MB. Split it and send the parts.`,
      );
    }
    return { filename: part.filename, bytes: Buffer.concat(chunks) };
  }
  return undefined;
}
