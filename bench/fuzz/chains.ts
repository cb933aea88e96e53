import { setTimeout as delay } from 'node:timers/promises';
import { FormData } from 'undici';
import type { Random } from '../search/corpus/random.ts';
import type { Description } from './description.ts';
import type { FuzzAnswer, FuzzClient, FuzzRequest } from './fuzz-client.ts';
import type { ValueMaker } from './make-value.ts';

const JOB_POLLS_MAX = 200;
const JOB_POLL_MS = 100;

/** What a chain needs: a client, values, and the ids that single requests may use too. */
export interface ChainDependencies {
  readonly client: FuzzClient;
  readonly description: Description;
  readonly values: ValueMaker;
  readonly random: Random;
  readonly session: string;
  readonly domains: readonly string[];
  remember(name: string, id: string | number): void;
}

/** One chain: something is created, read, changed and deleted, and every response must be consistent with those before it. */
type Chain = (chain: Steps) => Promise<void>;

export const chains: Readonly<Record<string, Chain>> = {
  async lists(chain) {
    const name = chain.text(60);
    const created = await chain.call('POST /lists', {}, { name });
    const list_id = chain.id('list_id', created);
    const domains = chain.someDomains();
    await chain.call('POST /lists/{list_id}/items', { list_id }, { domains });
    const read = await chain.call('GET /lists/{list_id}', { list_id });
    chain.expect(field(read, 'item_count') === new Set(domains).size, 'all companies are in the list');
    const renamed = await chain.call(
      'PATCH /lists/{list_id}',
      { list_id },
      { name: `${name.slice(0, 50)} b` },
    );
    chain.expect(field(renamed, 'id') === list_id, 'a renamed list keeps its id');
    const shared = await chain.call('POST /lists/{list_id}/share', { list_id });
    const token = String(field(shared, 'url')).split('/').at(-1) ?? '';
    await chain.call('GET /shared/{token}', { token });
    await chain.call('DELETE /lists/{list_id}/share', { list_id });
    await chain.call('GET /shared/{token}', { token }, undefined, 404);
    await chain.call('GET /lists/{list_id}/export', { list_id });
    await chain.call('GET /lists/{list_id}/competitors', { list_id });
    await chain.call('DELETE /lists/{list_id}/items', { list_id }, { domains: domains.slice(0, 1) });
    await chain.call('DELETE /lists/{list_id}', { list_id });
    await chain.call('GET /lists/{list_id}', { list_id }, undefined, 404);
  },
  async monitors(chain) {
    const created = await chain.call(
      'POST /monitors',
      {},
      { name: chain.text(60), query: chain.text(30), mode: 'any' },
    );
    const monitor_id = chain.id('monitor_id', created);
    await chain.call('PATCH /monitors/{monitor_id}', { monitor_id }, { name: chain.text(40) });
    await chain.call('GET /monitors/{monitor_id}/history', { monitor_id });
    await chain.call('GET /monitors/{monitor_id}/deliveries', { monitor_id });
    await chain.call('GET /monitors', {});
    await chain.call('DELETE /monitors/{monitor_id}', { monitor_id });
    await chain.call('GET /monitors/{monitor_id}/history', { monitor_id }, undefined, 404);
  },
  async views(chain) {
    const created = await chain.call(
      'POST /views',
      {},
      { name: chain.text(60), params: { q: chain.text(30) } },
    );
    const view_id = chain.id('view_id', created);
    await chain.call('PATCH /views/{view_id}', { view_id }, { name: chain.text(60) });
    const shared = await chain.call('POST /views/{view_id}/share', { view_id });
    const token = String(field(shared, 'url')).split('/').at(-1) ?? '';
    await chain.call('GET /shared/{token}', { token });
    await chain.call('GET /views', {});
    await chain.call('DELETE /views/{view_id}', { view_id });
    await chain.call('GET /shared/{token}', { token }, undefined, 404);
    await chain.call('PATCH /views/{view_id}', { view_id }, { name: 'gone' }, 404);
  },
  async keys(chain) {
    const created = await chain.call('POST /auth/api-keys', {}, { name: chain.text(40) });
    const key_id = chain.id('key_id', created);
    const key = String(field(created, 'key'));
    await chain.call('GET /search', { q: 'contact' }, undefined, 200, key);
    await chain.call('GET /auth/api-keys', {});
    await chain.call('DELETE /auth/api-keys/{key_id}', { key_id });
    await chain.call('GET /lists', {}, undefined, 401, key);
  },
  async exports(chain) {
    const created = await chain.call(
      'POST /downloads',
      {},
      {
        kind: 'search',
        params: { q: 'contact', format: chain.random.pick(['csv', 'jsonl', 'xlsx', 'parquet']) },
      },
    );
    const ticket = String(field(created, 'url')).split('/').at(-1) ?? '';
    await chain.call('GET /downloads/{ticket}', { ticket });
    await chain.call('DELETE /lists/{list_id}', { list_id: 2 ** 40 }, undefined, 404);
  },
  async jobs(chain) {
    const rows = chain.someDomains();
    const form = new FormData();
    form.append('file', new Blob([`domain\n${rows.join('\n')}\n`]), 'domains.csv');
    const created = await chain.upload('POST /bulk-lookup', '/bulk-lookup?async=true', form);
    const job_id = chain.id('job_id', created);
    let state = 'running';
    for (let polls = 0; polls < JOB_POLLS_MAX && state === 'running'; polls++) {
      state = String(field(await chain.call('GET /jobs/{job_id}', { job_id }), 'state'));
      if (state === 'running') await delay(JOB_POLL_MS);
    }
    chain.expect(state === 'finished', 'a job of few rows finishes');
    await chain.call('GET /jobs/{job_id}/rows', { job_id });
    await chain.call('GET /jobs/{job_id}/download', { job_id });
    await chain.call('DELETE /jobs/{job_id}', { job_id });
  },
  async notes(chain) {
    const domain = chain.random.pick(chain.someDomains());
    const text = chain.text(80);
    const note = await chain.call('PUT /companies/{domain}/note', { domain }, { text, tags: ['one', 'two'] });
    chain.expect(field(note, 'text') === text.trim(), 'a note is what was written');
    await chain.call('GET /notes', {});
    await chain.call('PUT /companies/{domain}/note', { domain }, { text: '', tags: [] });
  },
  async conversations(chain) {
    await chain.call('PUT /copilot/conversations', {}, { keep: true });
    const asked = await chain.call('POST /copilot/query', {}, { message: `${chain.text(60)} in Germany` });
    const conversation_id = field(asked, 'conversation_id') as number;
    await chain.call('GET /copilot/conversations/{conversation_id}', { conversation_id });
    await chain.call('GET /copilot/conversations', {});
    await chain.call('DELETE /copilot/conversations/{conversation_id}', { conversation_id });
    await chain.call('GET /copilot/conversations/{conversation_id}', { conversation_id }, undefined, 404);
  },
  async technologies(chain) {
    const all = await chain.call('GET /technologies', { limit: 50 });
    const { name } = chain.random.pick(all.json as { name: string }[]);
    await chain.call('GET /technologies/{name}', { name });
    await chain.call('GET /search/trend', { q: 'contact', technology: name });
  },
  async identifiers(chain) {
    const [domain = ''] = chain.someDomains();
    const related = await chain.call('GET /domain/{domain}/related', { domain });
    const [first] = field(related, 'identifiers') as { kind: string; value: string }[];
    if (first === undefined) return;
    const { kind, value } = first;
    await chain.call('GET /identifiers/{kind}/{value}', { kind, value });
    await chain.call('GET /identifiers/{kind}/{value}/download', { kind, value });
  },
  async 'sessions (the last one signs out)'(chain) {
    const open = await chain.call('GET /auth/sessions', {});
    const session_id = (open.json as { id: number }[])[0]?.id;
    await chain.call('DELETE /auth/sessions/{session_id}', { session_id });
    await chain.call('GET /auth/sessions', {}, undefined, 401);
    throw new ChainEnded();
  },
  async 'saved companies'(chain) {
    const domain = chain.random.pick(chain.someDomains());
    await chain.call('GET /domain/{domain}', { domain, save: true });
    await chain.call('GET /auth/my-companies', {});
    await chain.call('GET /auth/my-companies/export-check', {});
    await chain.call('GET /auth/my-companies/export', {});
    await chain.call('DELETE /auth/my-companies/{domain}', { domain });
  },
};

const field = (answer: FuzzAnswer, name: string): unknown =>
  (answer.json as Record<string, unknown> | undefined)?.[name];

/** Ends a chain whose first step was rejected, because another request may have blocked the account. */
export class ChainEnded extends Error {}

export class Steps {
  readonly random: Random;
  private readonly needs: ChainDependencies;
  private last: { operation: string; request: FuzzRequest; answer: FuzzAnswer } | undefined;

  constructor(needs: ChainDependencies) {
    this.needs = needs;
    this.random = needs.random;
  }

  text(length: number): string {
    const made = this.needs.values.valid({ type: 'string', minLength: 1, maxLength: length });
    return String(made).trim() || 'text';
  }

  someDomains(): string[] {
    const { random, domains } = this.needs;
    return [...new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(domains)))];
  }

  id(name: string, answer: FuzzAnswer): string | number {
    const id = field(answer, 'id') as string | number;
    this.needs.remember(name, id);
    return id;
  }

  expect(isSo: boolean, what: string): void {
    if (!this.last) return;
    const { operation, request, answer } = this.last;
    this.needs.client.expect(isSo, this.needs.description.get(operation), `chain: ${what}`, request, answer);
  }

  /** Path parameters are taken from the given parameters; the rest is the query. */
  async call(
    name: string,
    parameters: Readonly<Record<string, unknown>>,
    body?: unknown,
    status = 200,
    token = this.needs.session,
  ): Promise<FuzzAnswer> {
    const operation = this.needs.description.get(name);
    const query = new URLSearchParams();
    let { path } = operation;
    for (const [key, value] of Object.entries(parameters)) {
      if (path.includes(`{${key}}`)) path = path.replace(`{${key}}`, encodeURIComponent(String(value)));
      else query.append(key, String(value));
    }
    return this.send(name, status, {
      path: query.size > 0 ? `${path}?${query}` : path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  upload(name: string, path: string, form: FormData): Promise<FuzzAnswer> {
    return this.send(name, 200, {
      path,
      headers: { authorization: `Bearer ${this.needs.session}` },
      body: form,
    });
  }

  private async send(name: string, status: number, request: FuzzRequest): Promise<FuzzAnswer> {
    const { client, description } = this.needs;
    const operation = description.get(name);
    const answer = await client.send(operation, request);
    this.last = { operation: name, request, answer };
    // Another request may have signed the account out, blocked it or lowered its plan.
    if ([401, 403, 429].includes(answer.status) && answer.status !== status) throw new ChainEnded();
    client.expect(
      answer.status === status,
      operation,
      `chain: ${answer.status} instead of ${status}`,
      request,
      answer,
    );
    if (answer.status !== status) throw new ChainEnded();
    return answer;
  }
}
