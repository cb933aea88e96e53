import { hostname } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../platform/network-address.ts';

/** From where the service can be reached. */
export interface Reach {
  /** Whether a request with this Host header is for this service. */
  readonly isOwnHost: (host: string) => boolean;
  /** Origins whose pages may call from a browser; `*` allows any. */
  readonly corsOrigins: readonly string[];
}

interface ReachSettings {
  readonly HOST: string;
  readonly PUBLIC_URL: string | undefined;
  readonly CORS_ORIGINS: readonly string[];
}

/**
 * A service without a public address is for its own machine or network. Any website that a person there visits could point its own name at
 * the service and use it through their browser, so only names that no such website can have are answered.
 */
export function reachOf({ HOST, PUBLIC_URL, CORS_ORIGINS }: ReachSettings): Reach {
  const corsOrigins = PUBLIC_URL === undefined ? [] : CORS_ORIGINS.length > 0 ? CORS_ORIGINS : ['*'];
  const isLocal = HOST === 'localhost' || isLoopback(HOST);
  if (PUBLIC_URL !== undefined && !isLocal) return { isOwnHost: () => true, corsOrigins };
  const names = new Set([HOST.toLowerCase(), ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])]);
  const isOwnName = (name: string): boolean =>
    name === 'localhost' || name.endsWith('.localhost') || isLoopback(name) || names.has(name);
  // On a network the service has more names. A website cannot have an address or a name without a dot as its name.
  const isNetworkName = (name: string): boolean =>
    ipaddr.isValid(name) || !name.includes('.') || name === hostname().toLowerCase();
  return {
    isOwnHost(host) {
      const name = nameOf(host);
      return name !== undefined && (isOwnName(name) || (!isLocal && isNetworkName(name)));
    },
    corsOrigins,
  };
}

/** The name in a Host header, without the port and the brackets of an IPv6 address. */
function nameOf(host: string): string | undefined {
  const name = /^(?:\[([\da-f:.]+)\]|([^:/?#@\s]+))(?::\d{1,5})?$/i.exec(host);
  return (name?.[1] ?? name?.[2])?.toLowerCase().replace(/\.$/, '');
}
