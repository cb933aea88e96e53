import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Agent, type buildConnector } from 'undici';
import { type OutboundRoute, openConnection } from './open-connection.ts';

interface PageConnectionsOptions {
  readonly route: OutboundRoute;
  readonly signal: AbortSignal;
  readonly onSocket: (socket: Socket) => void;
  readonly onConnected: () => void;
}

const HEADER_BYTES_MAX = 64 << 10;

/**
 * The connections of one page and its redirects. They are closed with it, because undici leaves a socket that is still being opened alone
 * when its request is aborted. Keeping connections alive would be useless, since a domain has only one page.
 */
export class PageConnections {
  readonly #options: PageConnectionsOptions;
  #agent: Agent;
  #allowsH2 = true;
  #last: Socket | undefined;

  constructor(options: PageConnectionsOptions) {
    this.#options = options;
    this.#agent = this.#createAgent();
  }

  get agent(): Agent {
    return this.#agent;
  }

  /** The protocol of the newest connection. */
  get httpVersion(): string {
    return this.#last instanceof TLSSocket && this.#last.alpnProtocol === 'h2' ? 'h2' : 'http/1.1';
  }

  get certificateProblem(): string | null {
    if (!(this.#last instanceof TLSSocket) || this.#last.authorized) return null;
    return String(this.#last.authorizationError || 'not trusted');
  }

  /** Disables HTTP/2 from now on, which some servers announce but do not support. */
  useHttp1(): void {
    this.close();
    this.#allowsH2 = false;
    this.#agent = this.#createAgent();
  }

  close(): void {
    this.#agent.destroy().catch(() => undefined);
  }

  #createAgent(): Agent {
    return new Agent({
      allowH2: this.#allowsH2,
      connect: (options, callback) => this.#connect(options, callback),
      connections: 1,
      // Connections are not reused: a server that closes after its redirect would break the next request.
      pipelining: 0,
      maxHeaderSize: HEADER_BYTES_MAX,
      // The signal ends everything together; undici's own timers would only fire later.
      headersTimeout: 0,
      bodyTimeout: 0,
      connectTimeout: 0,
    });
  }

  #connect({ hostname, protocol, port }: buildConnector.Options, callback: buildConnector.Callback): void {
    const { route, signal, onSocket, onConnected } = this.#options;
    const isSecure = protocol === 'https:';
    const target = {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: Number(port) || (isSecure ? 443 : 80),
    };
    const protocols = this.#allowsH2 ? ['h2', 'http/1.1'] : ['http/1.1'];
    openConnection(route, target, { isSecure, protocols, signal, onSocket, onConnected }).then(
      (socket) => {
        this.#last = socket;
        callback(null, socket);
      },
      (error: Error) => callback(error, null),
    );
  }
}
