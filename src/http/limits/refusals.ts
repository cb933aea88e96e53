import { networkOf } from '../../platform/network-address.ts';

/** What an address sent in this minute that no rate limit counts. */
interface Minute {
  free: number;
  refused: number;
  /** Connections that were closed without a response. */
  closed: number;
  /** Connections that sent many requests without waiting for a response. */
  floods: number;
  /** Refused requests without their own log line. */
  unlogged: number;
}

export interface RefusalSum {
  readonly address: string;
  readonly unlogged: number;
  readonly closed: number;
}

export interface Refusals {
  /** Counts a request that is free for all; false if its address exceeds its limit and gets no response. */
  countFree(address: string): boolean;
  /** Counts a request that is refused; false if its address exceeds its limit and gets no response. */
  countRefused(address: string): boolean;
  /** Counts a connection that is closed without a response. */
  noteClosed(address: string): void;
  /** Counts a connection that was closed for sending many requests without waiting for a response. */
  noteFlood(address: string): void;
  /** Whether new connections of the address are closed at once, because reading from them would cost too much. */
  isFlooding(address: string): boolean;
  /** Whether this refused request gets its own log line; the others are summed up. */
  isLogged(address: string): boolean;
  /** Ends the minute and returns the sums of the addresses that have something to report. */
  endMinute(): readonly RefusalSum[];
}

/** Limit for pages, their assets and health: more than a large office behind one address needs. */
export const FREE_PER_MINUTE_MAX = 3_000;
/** Limit for paths that do not exist, and for requests above a rate limit. */
export const REFUSED_PER_MINUTE_MAX = 1_000;
/** No program does this more often by mistake. */
const FLOODS_PER_MINUTE_MAX = 20;
/** An address that reconnects this often after its connection was closed without a response is ignored until the minute is over. */
export const CLOSED_PER_MINUTE_MAX = 200;
const LOGGED_PER_MINUTE_MAX = 20;
/** Only an attack comes from more addresses in a minute. The ones above this limit are not counted, so that memory stays bounded. */
const ADDRESSES_MAX = 100_000;

/**
 * Counts what no rate limit covers: requests that are free for all, and refusals, which cost us nearly as much as responses. An address
 * that continues above its limit gets no response and no log line.
 */
export function createRefusals(): Refusals {
  let minutes = new Map<string, Minute>();

  function minuteOf(address: string): Minute {
    const network = networkOf(address);
    const known = minutes.get(network);
    if (known) return known;
    const minute = { free: 0, refused: 0, closed: 0, floods: 0, unlogged: 0 };
    if (minutes.size < ADDRESSES_MAX) minutes.set(network, minute);
    return minute;
  }

  return {
    countFree(address) {
      const minute = minuteOf(address);
      minute.free += 1;
      return minute.free <= FREE_PER_MINUTE_MAX;
    },
    countRefused(address) {
      const minute = minuteOf(address);
      minute.refused += 1;
      return minute.refused <= REFUSED_PER_MINUTE_MAX;
    },
    noteClosed(address) {
      minuteOf(address).closed += 1;
    },
    noteFlood(address) {
      const minute = minuteOf(address);
      minute.closed += 1;
      minute.floods += 1;
    },
    isFlooding(address) {
      const minute = minutes.get(networkOf(address));
      return (
        minute !== undefined &&
        (minute.floods > FLOODS_PER_MINUTE_MAX || minute.closed > CLOSED_PER_MINUTE_MAX)
      );
    },
    isLogged(address) {
      const minute = minuteOf(address);
      if (minute.refused <= LOGGED_PER_MINUTE_MAX && minute.closed === 0) return true;
      minute.unlogged += 1;
      return false;
    },
    endMinute() {
      const sums = [...minutes].flatMap(([address, { unlogged, closed }]) =>
        unlogged + closed > 0 ? [{ address, unlogged, closed }] : [],
      );
      minutes = new Map();
      return sums;
    },
  };
}
