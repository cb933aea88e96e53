/** Makes link targets absolute. Most are simple, and a full URL parse costs fifty times a concatenation. */
export class LinkResolver {
  readonly #base: URL;
  readonly #folder: string;
  /** Menus repeat their links, and only those that need parsing are worth caching. */
  readonly #parsed = new Map<string, string>();

  constructor(baseUrl: string) {
    this.#base = URL.parse(baseUrl) ?? new URL('https://invalid/');
    this.#folder = `${this.#base.origin}${this.#base.pathname.replace(/[^/]*$/, '')}`;
  }

  get baseUrl(): string {
    return this.#base.href;
  }

  /** Empty if the target is not an address at all. */
  resolve(rawTarget: string): string {
    const target = rawTarget.trim();
    if (target === '') return '';
    if (target.length > linkCharactersMax) return '';
    if (needsParsing.test(target)) return this.#parse(target);
    if (target.startsWith('//')) return this.#base.protocol + target;
    if (target.startsWith('/')) return this.#base.origin + target;
    if (target.startsWith('#')) return this.#base.href.split('#', 1)[0] + target;
    if (/^https?:\/\/[a-z0-9]/.test(target)) return target;
    if (target.includes(':') || target.startsWith('?')) return this.#parse(target);
    return this.#folder + target;
  }

  #parse(target: string): string {
    const known = this.#parsed.get(target);
    if (known !== undefined) return known;
    const href = URL.parse(target, this.#base.href)?.href ?? '';
    if (this.#parsed.size < 5000) this.#parsed.set(target, href);
    return href;
  }
}

const linkCharactersMax = 2000;
const needsParsing = /[^\x21-\x7e]|[\\<>"^`{|}]|\/\.\.?(?:\/|$)|^\.|^https?:\/?[^/]/;

/** Host of an absolute address in lower case without `www.`; empty for `mailto:`, `tel:` and the like. */
export function hostOf(url: string): string {
  if (!url.startsWith('http')) return '';
  const start = url.indexOf('//') + 2;
  let end = start;
  while (end < url.length && !isHostEnd(url.charCodeAt(end))) end++;
  const authority = url.slice(start, end);
  const host = authority.slice(authority.lastIndexOf('@') + 1).toLowerCase();
  return host.startsWith('www.') ? host.slice(4) : host;
}

/** The characters `/ ? # :` end a host. */
function isHostEnd(code: number): boolean {
  return code === 47 || code === 63 || code === 35 || code === 58;
}
