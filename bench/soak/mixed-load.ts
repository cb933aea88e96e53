import { setTimeout as delay } from 'node:timers/promises';
import { changingSite, type InstalledService } from '../installed-service/start-installed-service.ts';
import { Random } from '../search/corpus/random.ts';

export const IN_FLIGHT_MAX = 64;
const FAILURES_NAMED_MAX = 20;
/** On a busy machine the first search may exceed its deadline. */
const FIRST_SEARCHES_MAX = 20;
/** Sites that are fetched repeatedly, so that histories reach their maximum length and old versions are dropped. */
const CHANGING_SITES = 50;
const words = ['contact', 'team', 'kontakt', 'services', 'hours', 'quality', 'family', 'tools', 'data'];

interface Outcome {
  requests: number;
  failed: number;
}

/** What clients of all kinds do with a service, at a steady rate. */
export class MixedLoad {
  /** By action. */
  readonly outcomes = new Map<string, Outcome>();
  /** Failures by description, with how often each occurred. */
  readonly failures = new Map<string, number>();
  private readonly service: InstalledService;
  private readonly random = new Random(1);
  private domains: readonly string[] = [];
  private made = 0;

  /** Actions by name, with their share of a hundred. An action may send several requests. */
  private readonly actions: Readonly<
    Record<string, { readonly share: number; readonly act: () => Promise<readonly Response[]> }>
  > = {
    'search (repeated)': {
      share: 20,
      act: async () => [await this.ask('GET', `/search?q=${this.random.pick(words)}&limit=25`)],
    },
    'search (new)': {
      share: 20,
      act: async () => [
        await this.ask(
          'GET',
          `/search?q=${this.random.pick(words)}+${this.made++}&mode=single&limit=25&offset=${this.random.below(200)}`,
        ),
      ],
    },
    facets: {
      share: 10,
      act: async () => [
        await this.ask(
          'GET',
          `/search/facets?q=${this.random.pick(words)}&fields=industry,country,tech&size=20`,
        ),
      ],
    },
    suggestions: {
      share: 10,
      act: async () => [await this.ask('GET', `/autocomplete?q=${this.random.pick(words).slice(0, 3)}`)],
    },
    'search by meaning': {
      share: 3,
      act: async () => [
        await this.ask('GET', `/search?q=${this.random.pick(words)}+near+me&mode=meaning&limit=10`),
      ],
    },
    profile: {
      share: 14,
      act: async () => [await this.ask('GET', `/domain/${this.random.pick(this.domains)}`)],
    },
    lookalikes: {
      share: 3,
      act: async () => [await this.ask('GET', `/domain/${this.random.pick(this.domains)}/competitors`)],
    },
    export: {
      share: 2,
      act: async () => [
        await this.ask(
          'GET',
          `/search/download?q=${this.random.pick(words)}&tier=enterprise&format=${this.random.pick(['csv', 'jsonl', 'xlsx', 'parquet'])}`,
        ),
      ],
    },
    'fetch and upsert': {
      share: 5,
      act: async () => [
        await this.ask(
          'GET',
          `/enrich/${changingSite(this.random.below(CHANGING_SITES))}?force=true&wait_ms=10000`,
        ),
      ],
    },
    alerts: {
      share: 4,
      act: async () => {
        const created = await this.ask('POST', '/monitors', {
          name: `alert ${this.made++}`,
          query: this.random.pick(words),
          mode: 'any',
        });
        const id = await createdId(created);
        if (id === undefined) return [created];
        return [created, await this.ask('GET', '/monitors'), await this.ask('DELETE', `/monitors/${id}`)];
      },
    },
    lists: {
      share: 4,
      act: async () => {
        const created = await this.ask('POST', '/lists', { name: `list ${this.made++}` });
        const id = await createdId(created);
        if (id === undefined) return [created];
        const added = await this.ask('POST', `/lists/${id}/items`, { domains: this.domains.slice(0, 20) });
        return [
          created,
          added,
          await this.ask('GET', `/lists/${id}`),
          await this.ask('DELETE', `/lists/${id}`),
        ];
      },
    },
    'page of the app': {
      share: 3,
      act: async () => [await this.ask('GET', `/app?q=${this.random.pick(words)}`)],
    },
    health: { share: 2, act: async () => [await this.ask('GET', '/health')] },
  };

  private constructor(service: InstalledService) {
    this.service = service;
  }

  static async of(service: InstalledService): Promise<MixedLoad> {
    const load = new MixedLoad(service);
    load.domains = await load.someDomains();
    return load;
  }

  /** Starts actions until `isOver`, whether or not earlier ones have ended. */
  async run(perSecond: number, isOver: () => boolean): Promise<void> {
    const drawn = Object.entries(this.actions).flatMap(([name, { share }]) =>
      Array<string>(share).fill(name),
    );
    const inFlight = new Set<Promise<void>>();
    while (!isOver()) {
      if (inFlight.size < IN_FLIGHT_MAX) {
        const running: Promise<void> = this.act(this.random.pick(drawn)).finally(() =>
          inFlight.delete(running),
        );
        inFlight.add(running);
      }
      await delay(1_000 / perSecond);
    }
    await Promise.all(inFlight);
  }

  private async act(name: string): Promise<void> {
    const outcome = this.outcomes.get(name) ?? { requests: 0, failed: 0 };
    this.outcomes.set(name, outcome);
    try {
      for (const response of (await this.actions[name]?.act()) ?? []) {
        outcome.requests += 1;
        if (response.status !== 200)
          this.fail(outcome, `${name}: ${response.status} ${await sentenceOf(response)}`);
      }
    } catch (error) {
      outcome.requests += 1;
      this.fail(outcome, `${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private fail(outcome: Outcome, what: string): void {
    outcome.failed += 1;
    const times = this.failures.get(what) ?? 0;
    if (times > 0 || this.failures.size < FAILURES_NAMED_MAX) this.failures.set(what, times + 1);
  }

  /** Reads the whole body, so that the time and memory for sending it are part of the load. */
  private async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.service.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.service.session}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(60_000),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = await response.arrayBuffer();
    return new Response(response.status === 204 ? null : bytes, { status: response.status });
  }

  private async someDomains(): Promise<readonly string[]> {
    for (let attempt = 0; attempt < FIRST_SEARCHES_MAX; attempt++) {
      const answer = await this.ask('GET', '/search?q=contact&mode=any&limit=500');
      const { results } = (await answer.json()) as { results?: { domain: string }[] };
      if (results !== undefined) return results.map(({ domain }) => domain);
      await delay(1_000);
    }
    throw new Error('the service answered no search after its start');
  }
}

/** Undefined if an overloaded service did not create the item, so that nothing can be added to it. */
async function createdId(created: Response): Promise<number | undefined> {
  if (created.status !== 200) return undefined;
  return ((await created.clone().json()) as { id: number }).id;
}

async function sentenceOf(response: Response): Promise<string> {
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: unknown };
  return typeof detail === 'string' ? detail : JSON.stringify(detail ?? '');
}
