import type { Socket } from 'node:net';

export interface WireLimits {
  /** Limit for everything that is received. */
  readonly bytesMax: number;
  /** Limit for overhead: all received bytes except those reported to `use`. */
  readonly wasteMax?: number;
}

interface Metered {
  readonly sockets: Set<Pick<Socket, 'bytesRead'>>;
  readonly limits: WireLimits;
  readonly onTooMuch: (bytes: number) => void;
  used: number;
}

export interface WatchedPage {
  add(socket: Socket): void;
  /** Reports that this many bytes were part of the requested body. */
  use(bytes: number): void;
  stop(): void;
}

const LOOK_EVERY_MS = 40;

/**
 * Counts what the sockets of a page receive, below parsers and protocols: chunk extensions, trailers, pings, headers and empty frames cost
 * work without ever becoming part of a body. One timer checks all pages.
 */
export class WireMeter {
  readonly #pages = new Set<Metered>();
  #timer: NodeJS.Timeout | undefined;

  /** Calls back once, when the sockets of a page have received more than allowed. `stop` ends the counting. */
  watch(limits: WireLimits, onTooMuch: (bytes: number) => void): WatchedPage {
    const page: Metered = { sockets: new Set(), limits, onTooMuch, used: 0 };
    this.#pages.add(page);
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    return {
      add: (socket) => void page.sockets.add(socket),
      use: (bytes) => {
        page.used += bytes;
      },
      stop: () => this.#forget(page),
    };
  }

  #look(): void {
    for (const page of this.#pages) {
      let bytes = 0;
      for (const { bytesRead } of page.sockets) bytes += bytesRead;
      const { bytesMax, wasteMax = bytesMax } = page.limits;
      if (bytes <= bytesMax && bytes - page.used <= wasteMax) continue;
      this.#forget(page);
      page.onTooMuch(bytes);
    }
  }

  #forget(page: Metered): void {
    this.#pages.delete(page);
    if (this.#pages.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
