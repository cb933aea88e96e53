import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { UploadedFile } from './route.ts';
import { InvalidInput, problem } from './validation/index.ts';

/** The file in the multipart field `file`, whose bytes are read on demand; undefined when the request has none. */
export async function readUpload(
  request: FastifyRequest,
  fileBytesMax: number,
): Promise<UploadedFile | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    return await findFile(request, fileBytesMax);
  } catch (error) {
    throw asFailure(error);
  }
}

/** The multipart parser throws plain errors for anything it cannot read. */
function asFailure(error: unknown): unknown {
  if (error instanceof AppError || hasStatus(error)) return error;
  const why = error instanceof Error && /boundary/i.test(error.message) ? NO_BOUNDARY : BROKEN;
  return new InvalidInput([problem.value(['body'], null, why)]);
}

const NO_BOUNDARY = 'the multipart content type names no boundary';
const BROKEN = 'the multipart body is not complete: it ends before its closing boundary';

const hasStatus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

async function findFile(request: FastifyRequest, fileBytesMax: number): Promise<UploadedFile | undefined> {
  const parts = request.files({ limits: { fileSize: fileBytesMax, files: 8, fields: 32 } });
  // Iterated by hand, because leaving a loop would end the iteration, and the file with it.
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value;
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    const { file } = part;
    return {
      filename: part.filename,
      content: contentOf(file, fileBytesMax),
      discard: () => {
        // The rest is drained, because the client must get to the end of its body to receive the response.
        file.on('error', () => undefined).resume();
        passOver(parts).catch(() => undefined);
      },
    };
  }
  return undefined;
}

async function passOver(parts: AsyncIterator<MultipartFile>): Promise<void> {
  for (let next = await parts.next(); !next.done; next = await parts.next()) next.value.file.resume();
}

async function* contentOf(file: MultipartFile['file'], fileBytesMax: number): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk;
  } catch (error) {
    throw asFailure(error);
  }
  if (file.truncated)
    throw new AppError(
      'payload_too_large',
      `The file is larger than the limit of ${Math.floor(fileBytesMax / 1_000_000)} MB. Split it into smaller files.`,
    );
}
