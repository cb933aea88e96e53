import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTurnSpent } from '../../lib/event-loop-turn.ts';
import { FairQueue } from '../../lib/fair-queue.ts';
import { networkOf } from '../../platform/network-address.ts';

/** Browsers and HTTP libraries wait for an answer before they send the next request; programs that do not, send a few. */
export const PIPELINED_MAX = 8;
/**
 * A client that was refused because the service is full was told to wait three seconds; one that does not is made to, about as long.
 * About, because hundreds that were refused in one moment must not come again in one moment.
 */
const REFUSED_PAUSE_MS_MIN = 2_000;
const REFUSED_PAUSE_MS_MAX = 4_000;
/** As if they were of one address: whoever has just come need not wait for all that were refused and came again. */
const REFUSED_BEFORE = 'refused before';

interface Line {
  isBusy: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** When the next request is started at the earliest; undefined unless the last one was refused. */
  notBefore: number | undefined;
}

export interface RequestSequencer {
  readonly listener: RequestListener;
  /** The connection was refused because the service is full: its next request is delayed, so that refusing costs little. */
  slowDown(socket: Socket): void;
}

/**
 * Hands over the requests of a connection one after the other. Node reads everything a socket has sent in one turn of the
 * event loop, so a client that sends a thousand requests in one packet would otherwise be answered a thousand times before
 * anybody else is heard. Requests of hundreds of connections may come in one turn too: when it has taken long enough, the rest waits for
 * later turns, addresses one after the other. A connection that has more waiting than `PIPELINED_MAX` is disconnected, and what is left of its packet is not
 * read: holding the requests would cost memory, and making thousands of them only to drop them would stop everybody else.
 */
export function createRequestSequencer(
  handle: RequestListener,
  onFlood: (socket: Socket) => void,
): RequestSequencer {
  const lines = new WeakMap<Socket, Line>();
  /** Requests of a turn that had no time left, by address; those of connections that were refused before share one turn. */
  const waiting = new FairQueue<() => void>();

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [], notBefore: undefined };
    lines.set(socket, line);
    return line;
  }

  function begin(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    response.once('close', () => {
      line.isBusy = false;
      const next = line.waiting.shift();
      if (next && !next[0].socket.destroyed) beginInTime(line, ...next);
    });
    const { notBefore } = line;
    if (notBefore === undefined || isProbe(request)) {
      handleInTurn(request, response);
      return;
    }
    // Forgiven: unless this one is refused too, the next is treated like any other.
    line.notBefore = undefined;
    const waitMs = notBefore - performance.now();
    if (waitMs <= 0) handleInTurn(request, response, REFUSED_BEFORE);
    else setTimeout(() => handleInTurn(request, response, REFUSED_BEFORE), waitMs);
  }

  function handleInTurn(request: IncomingMessage, response: ServerResponse, sharedTurn?: string): void {
    const { socket } = request;
    const hand = (): void => {
      if (!socket.destroyed) handle(request, response);
    };
    // Whoever asks whether the service is up hears so at once.
    if (isProbe(request) || (waiting.size === 0 && !isTurnSpent())) {
      hand();
      return;
    }
    const tenant = sharedTurn ?? networkOf(socket.remoteAddress ?? '');
    if (!waiting.has(tenant) && !isTurnSpent()) {
      hand();
      return;
    }
    if (waiting.size === 0) setImmediate(handWaiting);
    waiting.add(tenant, hand);
  }

  function handWaiting(): void {
    do waiting.take()?.();
    while (waiting.size > 0 && !isTurnSpent());
    if (waiting.size > 0) setImmediate(handWaiting);
  }

  /** In a later turn of the event loop, so that other connections are served in between. */
  function beginInTime(line: Line, request: IncomingMessage, response: ServerResponse): void {
    line.isBusy = true;
    setImmediate(() => {
      if (!request.socket.destroyed) begin(line, request, response);
    });
  }

  return {
    listener(request, response) {
      const { socket } = request;
      // What is left of a packet whose sender was disconnected.
      if (socket.destroyed) return;
      const line = lineOf(socket);
      if (!line.isBusy) begin(line, request, response);
      else if (line.waiting.length < PIPELINED_MAX) line.waiting.push([request, response]);
      else {
        line.waiting.length = 0;
        onFlood(socket);
        stopParsing(socket);
        socket.destroy();
      }
    },
    slowDown(socket) {
      const pauseMs = REFUSED_PAUSE_MS_MIN + Math.random() * (REFUSED_PAUSE_MS_MAX - REFUSED_PAUSE_MS_MIN);
      lineOf(socket).notBefore = performance.now() + pauseMs;
    },
  };
}

interface Parsed {
  readonly parser?: { onIncoming?: (() => number) | null } | null;
}

/** To Node's parser this means that the connection changes its protocol, and that what follows is not for the parser. */
const ANOTHER_PROTOCOL = 2;

/**
 * Destroying a socket does not stop the parser, which holds a packet of up to 64 KB: more than three thousand requests. Node has no
 * public way to stop it inside of a packet; if this one disappears, a test fails and the rest is read as before.
 */
function stopParsing(socket: Socket & Parsed): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => ANOTHER_PROTOCOL;
}

const isProbe = ({ url = '' }: IncomingMessage): boolean => /^\/(?:health|ready)\b/.test(url);
