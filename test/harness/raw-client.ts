import { connect, type Socket } from 'node:net';

export interface RawClient {
  readonly socket: Socket;
  /** Everything received so far, as text. */
  received(): string;
  /** Resolves when either side has closed the connection. */
  readonly closed: Promise<void>;
}

export interface RawClientOptions {
  /** The local address to connect from. All of 127.0.0.0/8 is this machine, so tests can simulate several callers. */
  readonly from?: string;
  /** Whether the client reads what it is sent. */
  readonly reads?: boolean;
}

/** A client that sends exactly these bytes, and reads the response or not. */
export function rawClient(address: string, bytes: string, options: RawClientOptions = {}): RawClient {
  const { from = '127.0.0.1', reads = true } = options;
  let received = '';
  const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  socket.once('connect', () => socket.write(bytes));
  if (reads) {
    socket.on('data', (chunk) => {
      received += chunk;
    });
  }
  return {
    socket,
    received: () => received,
    closed: new Promise((resolve) => {
      socket.once('close', () => resolve());
    }),
  };
}
