import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { networkOf } from '../../platform/network-address.ts';
import { CounterMap } from './counter-map.ts';

export interface BodyLimits {
  /** Time limit for the body of an ordinary request. A file may take longer, as long as data keeps arriving. */
  readonly bodyMs: number;
  readonly bodiesPerAddressMax: number;
}

/** The minimum rate of a file upload, checked every `bodyMs`; a normal connection is far above it. */
const FILE_BYTES_PER_SECOND_MIN = 8_192;

export interface BodyArrivals {
  /** Watches the body of a request arrive; throws `too_many_at_once` if too many bodies from its address are already arriving. */
  watch(request: FastifyRequest, reply: FastifyReply, isFile: boolean): void;
}

/**
 * Ends a request whose body does not arrive: with 408 if no response was sent yet, otherwise by closing the connection.
 * Bodies are received before a slot is acquired, so a slow one costs its sender a connection but no other caller a slot.
 */
export function createBodyArrivals({ bodyMs, bodiesPerAddressMax }: BodyLimits): BodyArrivals {
  const arriving = new CounterMap();

  return {
    watch(request, reply, isFile) {
      if (!hasBody(request)) return;
      const { raw, ip } = request;
      const network = networkOf(ip);
      if (!arriving.tryAdd(network, bodiesPerAddressMax)) throw tooManyBodies(bodiesPerAddressMax);
      let readBefore = raw.socket.bytesRead;
      let wasHeldUpHere = false;
      const timer = setInterval(() => {
        const { bytesRead } = raw.socket;
        const isComing = bytesRead - readBefore >= (FILE_BYTES_PER_SECOND_MIN * bodyMs) / 1000;
        readBefore = bytesRead;
        // An upload that waits here for others to be read cannot arrive any faster.
        const isHeldUpHere = !reply.sent && raw.readableFlowing !== true;
        // An upload that was held up at the last check may have only just resumed, with nothing read from its connection yet.
        if (!isFile || !(isComing || isHeldUpHere || wasHeldUpHere)) timeOut(request, reply);
        wasHeldUpHere = isHeldUpHere;
      }, bodyMs);
      timer.unref();
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        arriving.remove(network);
      };
      raw.once('end', end);
      raw.once('close', end);
    },
  };
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isRead = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD';

function timeOut(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.raw.destroy();
  else if (isRead(request)) reply.header('connection', 'close').send(new AppError('request_timeout'));
}

const tooManyBodies = (max: number): AppError =>
  new AppError(
    'too_many_at_once',
    `${max} requests from your address are still uploading. Wait for one to finish, then try again.`,
    { headers: { 'retry-after': '1' } },
  );
