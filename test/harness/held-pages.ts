import { startWebHost, type WebHost } from './web-host.ts';

/** Homepages that nobody gets to see: whoever asks for one is held, so that it can be counted of how many sites one is asked for at once. */
export class HeldPages {
  /** How those introduced themselves who asked. */
  readonly askers = new Set<string>();
  sitesAtOnceMax = 0;
  private readonly host: WebHost;

  private constructor(host: WebHost) {
    this.host = host;
  }

  static async open(): Promise<HeldPages> {
    /** The site of each request; one site may be asked under several addresses. */
    const held = new Map<object, string>();
    const host = await startWebHost((request, answer) => {
      if (request.url === '/robots.txt') {
        answer.writeHead(404).end();
        return;
      }
      const name = request.headers.host ?? String(request.headers[':authority'] ?? '');
      held.set(answer, name.replace(/^www\./, ''));
      answer.on('close', () => held.delete(answer));
      pages.askers.add(String(request.headers['user-agent']));
      pages.sitesAtOnceMax = Math.max(pages.sitesAtOnceMax, new Set(held.values()).size);
    });
    const pages = new HeldPages(host);
    return pages;
  }

  get place(): string {
    return this.host.place;
  }

  close(): Promise<void> {
    return this.host.close();
  }
}
