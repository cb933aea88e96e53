import { startWebHost, type WebHost } from './web-host.ts';

/** Homepages that are never delivered. Their requests are held open, so that concurrently requested sites can be counted. */
export class HeldPages {
  /** The user agents of the requests. */
  readonly userAgents = new Set<string>();
  concurrentSitesMax = 0;
  private readonly host: WebHost;

  private constructor(host: WebHost) {
    this.host = host;
  }

  static async open(): Promise<HeldPages> {
    /** The site of each request. One site may be requested under several addresses. */
    const held = new Map<object, string>();
    const host = await startWebHost((request, answer) => {
      if (request.url === '/robots.txt') {
        answer.writeHead(404).end();
        return;
      }
      const name = request.headers.host ?? String(request.headers[':authority'] ?? '');
      held.set(answer, name.replace(/^www\./, ''));
      answer.on('close', () => held.delete(answer));
      pages.userAgents.add(String(request.headers['user-agent']));
      pages.concurrentSitesMax = Math.max(pages.concurrentSitesMax, new Set(held.values()).size);
    });
    const pages = new HeldPages(host);
    return pages;
  }

  get address(): string {
    return this.host.address;
  }

  close(): Promise<void> {
    return this.host.close();
  }
}
