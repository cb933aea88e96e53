import type { Socket } from 'node:net';

interface Metered {
  readonly sockets: Set<Pick<Socket, 'bytesRead'>>;
  readonly bytesMax: number;
  readonly onTooMuch: (bytes: number) => void;
}

export interface WatchedPage {
  add(socket: Socket): void;
  stop(): void;
}

const LOOK_EVERY_MS = 40;

/**
 * Counts what the sockets of a page bring, whatever a parser or protocol makes of it: chunk extensions, trailers, pings, headers and
 * empty frames cost work without ever becoming a body. One timer looks at all pages.
 */
export class WireMeter {
  readonly #pages = new Set<Metered>();
  #timer: NodeJS.Timeout | undefined;

  /** Calls back once, when the sockets of a page have brought more than `bytesMax`. `stop` ends the counting. */
  watch(bytesMax: number, onTooMuch: (bytes: number) => void): WatchedPage {
    const page: Metered = { sockets: new Set(), bytesMax, onTooMuch };
    this.#pages.add(page);
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
    return {
      add: (socket) => void page.sockets.add(socket),
      stop: () => this.#forget(page),
    };
  }

  #look(): void {
    for (const page of this.#pages) {
      let bytes = 0;
      for (const { bytesRead } of page.sockets) bytes += bytesRead;
      if (bytes <= page.bytesMax) continue;
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
