/** Why there is no connection. */
export type OutboundFailureKind =
  /** The name does not exist, or has no address. */
  | 'no_such_name'
  /** Its name servers gave no response, or a broken one. */
  | 'name_failed'
  /** The host, its address or its port is not part of the public web. */
  | 'not_public'
  | 'connection_refused'
  /** The address did not respond in time. */
  | 'unreachable'
  /** The connection ended before it was usable. */
  | 'connection_lost'
  | 'tls_failed';

export class OutboundFailure extends Error {
  override readonly name = 'OutboundFailure';
  readonly kind: OutboundFailureKind;

  constructor(kind: OutboundFailureKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
  }
}
