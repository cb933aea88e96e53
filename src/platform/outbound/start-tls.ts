import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { connect, createSecureContext, type SecureContext, type TLSSocket } from 'node:tls';
import { OutboundFailure } from './outbound-failure.ts';

interface TlsOptions {
  /** The host name, sent as SNI. */
  readonly host: string;
  readonly protocols: readonly string[];
  /** Whether an invalid certificate ends the connection; otherwise it is only recorded (`authorized`). */
  readonly isCertificateRequired: boolean;
  readonly signal: AbortSignal;
}

/** Starts TLS over an open connection. */
export async function startTls(socket: Socket, options: TlsOptions): Promise<TLSSocket> {
  const { host, protocols, isCertificateRequired, signal } = options;
  const secure = connect({
    socket,
    secureContext: sharedContext(),
    ...(isIP(host) === 0 && { servername: host.replace(/\.$/, '') }),
    ALPNProtocols: [...protocols],
    rejectUnauthorized: isCertificateRequired,
  });
  try {
    const closed = once(socket, 'close', { signal }).then(() => {
      throw new OutboundFailure('connection_lost', 'the connection ended in the middle of the TLS handshake');
    });
    closed.catch(() => undefined);
    await Promise.race([once(secure, 'secureConnect', { signal }), closed]);
    return secure;
  } catch (error) {
    secure.on('error', () => undefined).destroy();
    signal.throwIfAborted();
    if (error instanceof OutboundFailure) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ECONNRESET' || code === 'EPIPE'
      ? new OutboundFailure('connection_lost', `the connection failed (${code})`, error)
      : new OutboundFailure('tls_failed', `TLS with the host failed (${code ?? message})`, error);
  }
}

let context: SecureContext | undefined;

/**
 * One context for all connections. Node would create one for each, in memory that garbage collection frees without knowing its size, so a
 * thread that opens twenty connections a second would grow for minutes.
 */
function sharedContext(): SecureContext {
  context ??= createSecureContext();
  return context;
}
