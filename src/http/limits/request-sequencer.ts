import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isTurnSpent } from '../../lib/event-loop-turn.ts';
import { FairQueue } from '../../lib/fair-queue.ts';
import { networkOf } from '../../platform/network-address.ts';

/** Browsers and HTTP libraries wait for a response before they send the next request; programs that pipeline send a few. */
export const PIPELINED_MAX = 8;
/** A client that was refused because the service is full should retry after three seconds; one that does not wait is delayed. */
const REFUSED_PAUSE_MS = 1_000;

interface ConnectionQueue {
  isBusy: boolean;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** The earliest time to start the next request. */
  notBefore: number;
}

export interface SequencerEvents {
  /** Called when a connection was closed for sending many requests without waiting for a response. */
  onFlood(socket: Socket): void;
  /** How many more requests the service would accept. */
  capacityLeft(): number;
}

export interface RequestSequencer {
  readonly listener: RequestListener;
  /** Whether a request is beyond the capacity of the service, so that it can only be refused. */
  isBeyondCapacity(request: IncomingMessage): boolean;
  /** The connection was refused because the service is full. Its next request is delayed, so that refusals stay cheap. */
  slowDown(socket: Socket): void;
}

/**
 * Passes on the requests of a connection one at a time. Node reads everything a socket has sent in one turn of the event loop, so a client
 * that sends a thousand requests in one packet would otherwise be answered a thousand times before anybody else. Requests of hundreds of
 * connections may also arrive in one turn: once it has taken long enough, the rest waits for later turns, with addresses taking turns. A
 * connection with more than `PIPELINED_MAX` requests waiting is disconnected and the rest of its packet is not parsed: holding the requests
 * would cost memory, and creating thousands of them only to drop them would block everybody else.
 */
export function createRequestSequencer(
  handle: RequestListener,
  { onFlood, capacityLeft }: SequencerEvents,
): RequestSequencer {
  const queues = new WeakMap<Socket, ConnectionQueue>();
  /** Requests for which the current turn had no time left, by address. */
  const waiting = new FairQueue<() => void>();
  const beyondCapacity = new WeakSet<IncomingMessage>();

  function queueOf(socket: Socket): ConnectionQueue {
    const known = queues.get(socket);
    if (known) return known;
    const queue: ConnectionQueue = { isBusy: false, waiting: [], notBefore: 0 };
    queues.set(socket, queue);
    return queue;
  }

  function start(queue: ConnectionQueue, request: IncomingMessage, response: ServerResponse): void {
    queue.isBusy = true;
    response.once('close', () => {
      queue.isBusy = false;
      const next = queue.waiting.shift();
      if (next && !next[0].socket.destroyed) startInLaterTurn(queue, ...next);
    });
    const waitMs = isProbe(request) ? 0 : queue.notBefore - performance.now();
    if (waitMs <= 0) handleInTurn(request, response);
    else setTimeout(() => handleInTurn(request, response), waitMs);
  }

  function handleInTurn(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const dispatch = (): void => {
      if (!socket.destroyed) handle(request, response);
    };
    // A health probe is answered at once.
    if (isProbe(request) || (waiting.size === 0 && !isTurnSpent())) {
      dispatch();
      return;
    }
    // Refusing is cheap, so a request that will be refused does not wait.
    if (waiting.size >= capacityLeft()) {
      beyondCapacity.add(request);
      dispatch();
      return;
    }
    const network = networkOf(socket.remoteAddress ?? '');
    if (!waiting.has(network) && !isTurnSpent()) {
      dispatch();
      return;
    }
    if (waiting.size === 0) setImmediate(dispatchWaiting);
    waiting.add(network, dispatch);
  }

  function dispatchWaiting(): void {
    do waiting.take()?.();
    while (waiting.size > 0 && !isTurnSpent());
    if (waiting.size > 0) setImmediate(dispatchWaiting);
  }

  /** Starts the request in a later turn of the event loop, so that other connections are served in between. */
  function startInLaterTurn(
    queue: ConnectionQueue,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    queue.isBusy = true;
    setImmediate(() => {
      if (!request.socket.destroyed) start(queue, request, response);
    });
  }

  return {
    listener(request, response) {
      const { socket } = request;
      // The rest of a packet whose sender was disconnected.
      if (socket.destroyed) return;
      const queue = queueOf(socket);
      if (!queue.isBusy) start(queue, request, response);
      else if (queue.waiting.length < PIPELINED_MAX) queue.waiting.push([request, response]);
      else {
        queue.waiting.length = 0;
        onFlood(socket);
        stopParsing(socket);
        socket.destroy();
      }
    },
    isBeyondCapacity: (request) => beyondCapacity.has(request),
    slowDown(socket) {
      queueOf(socket).notBefore = performance.now() + REFUSED_PAUSE_MS;
    },
  };
}

interface Parsed {
  readonly parser?: { onIncoming?: (() => number) | null } | null;
}

/** Makes Node's parser believe that the connection changes its protocol and that the rest is not for the parser. */
const ANOTHER_PROTOCOL = 2;

/**
 * Destroying a socket does not stop the parser, which holds a packet of up to 64 KB: more than three thousand requests. Node has no public
 * way to stop it within a packet. If this one stops working, a test fails and the rest is parsed as before.
 */
function stopParsing(socket: Socket & Parsed): void {
  if (socket.parser?.onIncoming) socket.parser.onIncoming = () => ANOTHER_PROTOCOL;
}

const isProbe = ({ url = '' }: IncomingMessage): boolean => /^\/(?:health|ready)\b/.test(url);
