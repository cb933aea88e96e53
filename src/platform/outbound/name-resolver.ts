import { Resolver } from 'node:dns/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { OutboundFailure } from './outbound-failure.ts';

export interface NameResolverOptions {
  /** Timeout of one query to one name server; each server is queried twice. */
  readonly timeoutMs?: number;
  /** `address:port` of name servers instead of the machine's own. */
  readonly servers?: readonly string[];
  readonly now?: () => number;
}

interface Known {
  readonly until: number;
  readonly addresses?: readonly string[];
  readonly failure?: OutboundFailure;
}

interface Answer {
  readonly list: readonly { readonly address: string; readonly ttl: number }[];
  readonly code?: string | undefined;
}

const TIMEOUT_MS = 500;
const TTL_MIN_S = 30;
const TTL_MAX_S = 3600;
const ABSENT_TTL_S = 60;
const FAILED_TTL_S = 10;
const NAMES_CACHED_MAX = 50_000;
/** RFC 8305: if a name has an IPv4 address, its IPv6 address is not waited for any longer than this. */
const SECOND_FAMILY_MS = 50;

const absent = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
/** Endings that resolve inside a network or nowhere; querying them would leak internal names to the name servers. */
const INNER_ENDINGS =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|example)$/;

/**
 * Resolves names with c-ares: it queries only the name servers (no hosts file, no search domains), and no thread waits for a dead one
 * (getaddrinfo blocks one of libuv's four for seconds). Results are cached for their TTL, failures for a short while, and concurrent
 * callers of one name share one query.
 */
export class NameResolver {
  readonly #resolver: Resolver;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();
  readonly #pending = new Map<string, Promise<readonly string[]>>();

  constructor({ timeoutMs = TIMEOUT_MS, servers, now = () => performance.now() }: NameResolverOptions = {}) {
    // Bursts of queries lose packets, so one attempt is not enough.
    this.#resolver = new Resolver({ timeout: timeoutMs, tries: 2, maxTimeout: timeoutMs });
    if (servers !== undefined) this.#resolver.setServers(servers);
    this.#now = now;
  }

  /** IPv6 and IPv4 addresses alternating, as RFC 8305 requires. They are not filtered: the caller checks whether they are public. */
  resolve(host: string): Promise<readonly string[]> {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (!name.includes('.') || INNER_ENDINGS.test(name))
      return Promise.reject(new OutboundFailure('not_public', `${name} is not a public host name`));
    const known = this.#known.get(name);
    if (known !== undefined && known.until > this.#now())
      return known.failure ? Promise.reject(known.failure) : Promise.resolve(known.addresses ?? []);
    let pending = this.#pending.get(name);
    if (pending === undefined) {
      pending = this.#resolve(name).finally(() => this.#pending.delete(name));
      this.#pending.set(name, pending);
    }
    return pending;
  }

  async #resolve(name: string): Promise<readonly string[]> {
    const fours = toAnswer(this.#resolver.resolve4(name, { ttl: true }));
    const sixes = toAnswer(this.#resolver.resolve6(name, { ttl: true }));
    const four = await fours;
    const six =
      four.list.length === 0
        ? await sixes
        : await Promise.race([sixes, sleep(SECOND_FAMILY_MS, { list: [] } as Answer, { ref: false })]);
    const found = inTurn(six.list, four.list);
    if (found.length === 0) throw this.#keepFailure(name, four.code, six.code);
    const ttl = Math.min(TTL_MAX_S, Math.max(TTL_MIN_S, Math.min(...found.map((one) => one.ttl))));
    // The connecting code checks all of them, even those beyond the few that are tried.
    const addresses = found.map(({ address }) => address);
    this.#keep(name, { addresses, until: this.#now() + ttl * 1000 });
    return addresses;
  }

  #keepFailure(name: string, ...codes: (string | undefined)[]): OutboundFailure {
    const isAbsent = codes.every((code) => code !== undefined && absent.has(code));
    const failure = isAbsent
      ? new OutboundFailure('no_such_name', `${name} has no address`)
      : new OutboundFailure(
          'name_failed',
          `the name servers of ${name} did not answer (${codes.join(', ')})`,
        );
    const ttl = isAbsent ? ABSENT_TTL_S : FAILED_TTL_S;
    this.#keep(name, { failure, until: this.#now() + ttl * 1000 });
    return failure;
  }

  #keep(name: string, known: Known): void {
    // Re-inserted, so that the first in the map is the oldest.
    this.#known.delete(name);
    if (this.#known.size >= NAMES_CACHED_MAX)
      for (const oldest of this.#known.keys()) {
        this.#known.delete(oldest);
        break;
      }
    this.#known.set(name, known);
  }
}

function toAnswer(pending: Promise<Answer['list']>): Promise<Answer> {
  return pending.then(
    (list) => ({ list }),
    (error: NodeJS.ErrnoException) => ({ list: [], code: error.code }),
  );
}

function inTurn<One>(first: readonly One[], second: readonly One[]): One[] {
  const all: One[] = [];
  for (let at = 0; at < Math.max(first.length, second.length); at++)
    for (const one of [first[at], second[at]]) if (one !== undefined) all.push(one);
  return all;
}
