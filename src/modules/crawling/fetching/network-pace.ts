import { BlockList, isIP, SocketAddress } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';

interface Network {
  underway: number;
  /** Start times of the pages of the last second. */
  startTimes: number[];
  readonly waiting: (() => void)[];
}

const CONCURRENT_PAGES = 4;
const PAGES_PER_SECOND = 4;
const NETWORKS_MAX = 10_000;
/** An address of a content delivery network is served by machines in many cities. */
const WIDE_FACTOR = 4;

/** Content delivery networks and site builders that host many sites: Cloudflare, Fastly, Shopify, Squarespace, Wix, Google, Vercel. */
const wideNetworks = blockList(
  '103.21.244.0/22 103.22.200.0/22 103.31.4.0/22 104.16.0.0/13 104.24.0.0/14 108.162.192.0/18 131.0.72.0/22 141.101.64.0/18 162.158.0.0/15 172.64.0.0/13 173.245.48.0/20 188.114.96.0/20 190.93.240.0/20 197.234.240.0/22 198.41.128.0/17 2400:cb00::/32 2405:8100::/32 2405:b500::/32 2606:4700::/32 2803:f800::/32 2a06:98c0::/29 2c0f:f248::/32',
  '146.75.0.0/17 151.101.0.0/16 199.232.0.0/16 2a04:4e40::/32 2a04:4e42::/32',
  '23.227.32.0/19 2620:127:f00e::/48',
  '198.49.23.0/24 198.185.159.0/24',
  '23.236.62.0/24 34.149.87.0/24 185.230.60.0/22',
  '142.250.0.0/15 172.217.0.0/16 216.58.192.0/19 216.239.32.0/19 2a00:1450::/32 2607:f8b0::/32',
  '76.76.21.0/24 216.198.79.0/24 216.150.0.0/16',
);

/**
 * Limits how many pages of one network are fetched at once and per second. A domain has only one page, so a host needs no queue of its own;
 * many domains share the address of their provider.
 */
export class NetworkPace {
  readonly #networks = new Map<string, Network>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Tracks the networks that one page connects to: each counts the page once, until it is released. If several services crawl, each keeps
   * to its share of the limit, which is at least one page.
   */
  openPage(
    canWait: boolean,
    serviceCount = 1,
  ): {
    admit(addresses: readonly string[], signal: AbortSignal): Promise<void>;
    release(): void;
  } {
    const entered = new Map<string, Promise<void>>();
    const held = new Set<string>();
    return {
      admit: ([address = ''], signal) => {
        const key = networkKey(address);
        const entering =
          entered.get(key) ??
          this.#enter(key, factorOf(address) / serviceCount, canWait, signal).then(() => void held.add(key));
        entered.set(key, entering);
        return entering;
      },
      release: () => {
        for (const key of held) this.#leave(key);
        held.clear();
      },
    };
  }

  async #enter(key: string, factor: number, canWait: boolean, signal: AbortSignal): Promise<void> {
    const network = this.#networks.get(key) ?? { underway: 0, startTimes: [], waiting: [] };
    this.#networks.set(key, network);
    if (this.#networks.size > NETWORKS_MAX) this.#forgetIdle();
    const now = this.#now();
    network.startTimes = network.startTimes.filter((at) => now - at < 1000);
    const isFull = network.underway >= shareOf(CONCURRENT_PAGES, factor);
    // A waiting caller is not held back by the limit per second, but its page counts against that limit.
    const isFast = network.startTimes.length >= shareOf(PAGES_PER_SECOND, factor) && !canWait;
    if ((isFull || isFast) && !canWait)
      throw new FetchFailure('paced', `the network ${key} has ${network.underway} pages in progress`);
    network.underway++;
    network.startTimes.push(now);
    if (isFull) await this.#waitForSlot(network, signal);
  }

  /** Waits for a slot. The page is already counted; whoever leaves passes the slot on. */
  #waitForSlot(network: Network, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        network.waiting.splice(network.waiting.indexOf(go), 1);
        network.underway--;
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      network.waiting.push(go);
    });
  }

  #leave(key: string): void {
    const network = this.#networks.get(key);
    if (network === undefined) return;
    network.underway--;
    network.waiting.shift()?.();
  }

  #forgetIdle(): void {
    for (const [key, { underway }] of this.#networks) if (underway === 0) this.#networks.delete(key);
  }
}

const shareOf = (pages: number, factor: number): number => Math.max(1, Math.floor(pages * factor));

const factorOf = (address: string): number =>
  wideNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ? WIDE_FACTOR : 1;

/** The range that one owner usually has: a /24, or a /48 of IPv6. */
function networkKey(address: string): string {
  if (isIP(address) !== 6) return address.split('.').slice(0, 3).join('.');
  // In the unabbreviated form, the first three groups are the network.
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const groups = head === '' ? [] : head.split(':');
  return (tail === undefined ? groups : [...groups, '0', '0', '0']).slice(0, 3).join(':');
}

function blockList(...lines: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of lines.flatMap((line) => line.split(' '))) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
