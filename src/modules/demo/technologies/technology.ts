import type { Header } from '../builders/builder.ts';

/** A service or library that a site adds to its builder, with the traces it leaves. */
export interface Technology {
  readonly name: string;
  readonly kind:
    | 'analytics'
    | 'advertising'
    | 'chat'
    | 'consent'
    | 'delivery'
    | 'fonts'
    | 'forms'
    | 'library'
    | 'payment'
    | 'plugin';
  /** Part of the sites that have it. */
  readonly share: number;
  /** Names of builders it belongs to; all when absent. */
  readonly onlyWith?: readonly string[];
  readonly notWith?: readonly string[];
  readonly headers?: readonly Header[];
  readonly head?: (id: string) => string;
  readonly tail?: (id: string) => string;
}
