import { setTimeout as delay } from 'node:timers/promises';
import { changingSite } from '../installed-service/start-installed-service.ts';
import type { Random } from '../search/corpus/random.ts';
import type { Acknowledged, Held, KnownList } from './acknowledged.ts';

export interface WritersOptions {
  readonly address: () => string;
  readonly session: string;
  /** The session of an account that only buys credits. */
  readonly buyer: string;
  readonly known: Acknowledged;
  readonly random: Random;
  /** Companies of the index, for lists and notes. */
  readonly domains: readonly string[];
  readonly sites: number;
}

const LISTS_MAX = 12;
const REQUEST_MS_MAX = 20_000;
const STOP_MS_MAX = 1_000;
const NO_ANSWER_PAUSE_MS = 100;
export const CREDITS_EACH = 7;
const words = ['contact', 'team', 'kontakt', 'services', 'hours', 'quality', 'family', 'tools', 'data'];

/** Clients that read and write without a pause and remember what was acknowledged. */
export class ServiceWriters {
  readonly statuses = new Map<number, number>();
  private readonly options: WritersOptions;
  private readonly openPurchases: string[] = [];
  private made = 0;
  private isStopping = false;
  private leaving = new AbortController();

  constructor(options: WritersOptions) {
    this.options = options;
  }

  /** Resolves after `stop`, when all requests have ended. */
  async work(): Promise<void> {
    this.isStopping = false;
    this.leaving = new AbortController();
    const until = async (act: () => Promise<void>): Promise<void> => {
      while (!this.isStopping) await act();
    };
    await Promise.all([
      until(() => this.changeLists()),
      until(() => this.writeNote()),
      until(() => this.fetchSite()),
      until(() => this.buy()),
      until(() => this.read()),
      until(() => this.read()),
    ]);
  }

  /** Requests without an answer a moment later are aborted, because a site may hang for long. */
  stop(): void {
    this.isStopping = true;
    const { leaving } = this;
    setTimeout(() => leaving.abort(), STOP_MS_MAX);
  }

  /** Repeats purchases without an answer under their keys, on a healthy service. */
  async finishPurchases(): Promise<void> {
    for (let tries = 0; this.openPurchases.length > 0 && tries < 100; tries++) await this.buy();
  }

  async readAll(): Promise<Held> {
    const lists = (await this.mustRead('/lists')) as { id: number; name: string }[];
    const { notes } = (await this.mustRead('/notes?limit=500')) as {
      notes: { domain: string; text: string }[];
    };
    const sites = new Map<string, number>();
    for (const domain of this.options.known.sites.keys()) {
      const { title } = (await this.mustRead(`/domain/${domain}?save=false`)) as { title: string };
      sites.set(domain, versionOf(title));
    }
    const { balance } = (await this.mustRead('/auth/credits', this.options.buyer)) as { balance: number };
    const read: Held['lists'][number][] = [];
    for (const { id, name } of lists) {
      const { items } = (await this.mustRead(`/lists/${id}?limit=1000`)) as { items: { domain: string }[] };
      read.push({ id, name, domains: items.map(({ domain }) => domain) });
    }
    return { lists: read, notes: new Map(notes.map(({ domain, text }) => [domain, text])), sites, balance };
  }

  private async changeLists(): Promise<void> {
    const { known, random, domains } = this.options;
    const lists = [...known.lists.values()].filter(({ isMaybeDeleted }) => !isMaybeDeleted);
    if (lists.length >= LISTS_MAX || (lists.length > 0 && random.chance(0.1)))
      return this.deleteList(random.pick(lists));
    if (lists.length === 0 || random.chance(0.2)) {
      const name = `list ${this.made++}`;
      known.maybeLists.add(name);
      const { status, json } = await this.send('POST', '/lists', { name });
      if (status !== 200) return;
      const { id } = json as { id: number };
      known.maybeLists.delete(name);
      known.writes += 1;
      // SQLite reuses the id of a deleted last row.
      known.deleted.delete(id);
      known.lists.set(id, { id, name, domains: new Set(), maybe: new Set(), isMaybeDeleted: false });
      return;
    }
    const list = random.pick(lists);
    const domain = random.pick(domains);
    if (!list.domains.has(domain)) list.maybe.add(domain);
    const { status } = await this.send('POST', `/lists/${list.id}/items`, { domains: [domain] });
    if (status !== 200) return;
    known.writes += 1;
    list.maybe.delete(domain);
    list.domains.add(domain);
  }

  private async deleteList(list: KnownList): Promise<void> {
    const { known } = this.options;
    list.isMaybeDeleted = true;
    const { status } = await this.send('DELETE', `/lists/${list.id}`);
    if (status !== 200) return;
    known.writes += 1;
    known.lists.delete(list.id);
    known.deleted.add(list.id);
  }

  private async writeNote(): Promise<void> {
    const { known, random, domains } = this.options;
    const domain = random.pick(domains.slice(0, 20));
    const text = `note ${this.made++}`;
    const note = known.notes.get(domain) ?? { text: '', maybe: new Set<string>() };
    known.notes.set(domain, note);
    note.maybe.add(text);
    const { status } = await this.send('PUT', `/companies/${domain}/note`, { text, tags: [] });
    if (status !== 200) return;
    known.writes += 1;
    note.text = text;
    note.maybe.clear();
  }

  private async fetchSite(): Promise<void> {
    const { known, random, sites } = this.options;
    const domain = changingSite(random.below(sites));
    const path = `/enrich/${domain}?force=true&wait_ms=2000&allow_browser=false&save=false`;
    const { disk } = known;
    const { status, json } = await this.send('GET', path);
    // Fetched data is returned even if it cannot be stored, and the disk may have been full and free again meanwhile.
    if (status !== 200 || disk.isFull || known.disk !== disk) return;
    const { source, profile } = json as { source: string; profile: { title: string } };
    if (source !== 'live_http') return;
    known.writes += 1;
    known.sites.set(domain, Math.max(known.sites.get(domain) ?? 0, versionOf(profile.title)));
  }

  private async buy(): Promise<void> {
    const { known, buyer } = this.options;
    const key = this.openPurchases.shift() ?? `purchase-${this.made++}`;
    const { status } = await this.send('POST', '/auth/credits/add', { amount: CREDITS_EACH }, buyer, key);
    if (status !== 200) {
      this.openPurchases.push(key);
      return;
    }
    known.writes += 1;
    known.purchases += 1;
  }

  private async read(): Promise<void> {
    const { random, domains } = this.options;
    const word = random.pick(words);
    const path = random.pick([
      `/search?q=${word}+${this.made++}&mode=single&limit=20`,
      `/search?q=${word}`,
      `/search/facets?q=${word}&fields=country,industry`,
      `/domain/${random.pick(domains)}?save=false`,
      '/health',
    ]);
    await this.send('GET', path);
  }

  private async mustRead(path: string, token?: string): Promise<unknown> {
    const { status, json } = await this.send('GET', path, undefined, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json;
  }

  /** Status 0 means no answer. */
  private async send(
    method: string,
    path: string,
    body?: unknown,
    token = this.options.session,
    key?: string,
  ): Promise<{ status: number; json: unknown }> {
    let [status, json]: [number, unknown] = [0, undefined];
    try {
      const response = await fetch(`${this.options.address()}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        signal: AbortSignal.any([
          AbortSignal.timeout(REQUEST_MS_MAX),
          ...(this.isStopping ? [] : [this.leaving.signal]),
        ]),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      json = JSON.parse(text);
      status = response.status;
    } catch {
      // The request was cut off, or nobody listens. Retrying immediately would take CPU time that the start needs.
      await delay(NO_ANSWER_PAUSE_MS);
    }
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return { status, json };
  }
}

const versionOf = (title: string): number => Number(/visit (\d+)/.exec(title)?.[1] ?? 0);
