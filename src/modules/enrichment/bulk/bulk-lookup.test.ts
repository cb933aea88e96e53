import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homepage } from '../../../../test/factories/homepage.ts';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../../../../test/harness/test-app.ts';
import { startWebHost, type WebHost } from '../../../../test/harness/web-host.ts';
import { columnNames } from '../../companies/index.ts';

let host: WebHost;
let running: TestApp;
/** Domains whose server breaks the connection off. */
const dead = new Set<string>();

/** Requests that their server leaves waiting. */
let held = 0;

beforeAll(async () => {
  host = await startWebHost((request, response) => {
    const domain = String(request.headers.host ?? request.headers[':authority']).replace(/^www\./, '');
    if (request.url === '/robots.txt') response.end('User-agent: *\nAllow: /');
    else if (dead.has(domain)) response.destroy();
    else if (domain.startsWith('held-')) {
      held += 1;
      response.on('close', () => {
        held -= 1;
      });
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(homepage({ name: `Site ${domain}` }));
    }
  });
  running = await buildTestApp({
    // A busy machine takes its time to warm the extractor up.
    limits: { deadlineMs: 60_000 },
    live: {
      fetching: {
        userAgent: 'homedex (test)',
        nameServers: ['127.0.0.1:9'],
        // A hundred handshakes at once would not be done by the deadline of a fetch on a busy machine.
        slots: 8,
        fixedHosts: [
          `*.fake-site.com=${host.address}`,
          'closed.com=127.0.0.1:1',
          'www.closed.com=127.0.0.1:1',
        ],
      },
    },
    companies: [{ domain: 'known.com', title: 'Known' }],
  });
});
afterAll(async () => {
  await running.app.close();
  await host.close();
});
beforeEach(() => {
  host.requests.length = 0;
});

const upload = (file: string | Buffer, query = '', headers: Record<string, string> = {}) =>
  running.app.inject({
    method: 'POST',
    url: `/bulk-lookup${query}`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
    payload: Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\n'),
      Buffer.from(file),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  });
type Row = Readonly<Record<string, string>>;
const rowsOf = (text: string): Row[] => parse(text, { columns: true });
const pagesRequested = () => host.requests.filter((line) => line.endsWith('/'));

describe('a bulk look-up', () => {
  it('reads the domains of the named column, by its heading or its number', async () => {
    const file = 'Firma;Internet;Notiz\nAcme;known.com;first.example\nNobody;;none\n';
    const own = ['Firma', 'Internet', 'Notiz'];
    for (const column of ['internet', '2']) {
      const answer = await upload(file, `?columns=domain,lookup_status&domain_column=${column}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const rows = rowsOf(answer.body);
      expect(Object.keys(rows[0] ?? {})).toEqual([...own, 'domain', 'lookup_status']);
      expect(rows.map(({ Firma, domain, lookup_status }) => [Firma, domain, lookup_status])).toEqual([
        ['Acme', 'known.com', 'indexed'],
        ['Nobody', '', 'invalid'],
      ]);
    }
    const unnamed = await upload('Acme,known.com\n', '?columns=domain&domain_column=2');
    expect(rowsOf(unnamed.body)).toMatchObject([{ column_1: 'Acme', domain: 'known.com' }]);
    const missing = await upload(file, '?domain_column=homepage');
    expect([missing.statusCode, missing.body]).toEqual([422, expect.stringContaining('no column homepage')]);
  });

  it('as a job shows its rows with their own columns and outcomes, free, to its owner alone', async () => {
    const ann = await signUp(running);
    const file = `name,domain\n${Array.from({ length: 300 }, (_, n) => `Row ${n},known.com`).join('\n')}\nLast,nothing\n`;
    const { id } = (await upload(file, '?async=true', ann.headers)).json();
    await running.services.liveFetching.jobRunner.runAll();
    const read = async (query = '', headers: Record<string, string> = ann.headers) =>
      running.app.inject({ url: `/jobs/${id}/rows${query}`, headers });
    expect((await read('?limit=1')).json()).toEqual({
      own_columns: ['name', 'domain'],
      rows: [
        { own: ['Row 0', 'known.com'], domain: 'known.com', lookup_status: 'indexed', lookup_error: '' },
      ],
    });
    const later = (await read('?limit=100&offset=240')).json().rows;
    expect([later.length, later[0].own[0], later[60]]).toEqual([
      61,
      'Row 240',
      {
        own: ['Last', 'nothing'],
        domain: null,
        lookup_status: 'invalid',
        lookup_error: 'this is not a domain name',
      },
    ]);
    expect((await read('?offset=301')).json().rows).toEqual([]);
    expect((await read('', (await signUp(running)).headers)).statusCode).toBe(404);
    const { credits, free_lookups_remaining } = (
      await running.app.inject({ url: '/auth/me', headers: ann.headers })
    ).json();
    expect([credits, free_lookups_remaining]).toEqual([0, 250]);
  });

  it('returns every row in order with all columns, whatever its outcome', async () => {
    dead.add('dead.fake-site.com');
    const answer = await upload(
      '\ufeffname;website\nA;https://www.one.fake-site.com/x\nB;known.com\nC;not a domain\nD;dead.fake-site.com\nE;ONE.fake-site.com\nF;closed.com\nG;two.fake-site.com\nH;\n',
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="homedex-bulk-lookup.csv"',
    });
    const rows = rowsOf(answer.body);
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'name',
      'website',
      ...columnNames,
      'lookup_status',
      'lookup_error',
    ]);
    expect(rows.map(({ name }) => name)).toEqual([...'ABCDEFGH']);
    expect(rows[0]).toMatchObject({ website: 'https://www.one.fake-site.com/x' });
    expect(rows.map(({ domain, lookup_status, title }) => [domain, lookup_status, title])).toEqual([
      ['one.fake-site.com', 'fetched', 'Site one.fake-site.com'],
      ['known.com', 'indexed', 'Known'],
      ['not a domain', 'invalid', ''],
      ['dead.fake-site.com', 'not_found', ''],
      ['one.fake-site.com', 'duplicate', ''],
      ['closed.com', 'not_found', ''],
      ['two.fake-site.com', 'fetched', 'Site two.fake-site.com'],
      ['', 'invalid', ''],
    ]);
    expect(rows[5]?.lookup_error).toMatch(/refused the connection/);
    expect((await running.app.inject({ url: '/domain/two.fake-site.com' })).statusCode).toBe(200);
  });

  it('checks robots.txt, and fetches nothing that is indexed', async () => {
    await upload('robots.fake-site.com\nknown.com\n');
    // On a slow machine the fetcher tries other addresses of the site as well.
    const requested = host.requests.filter((line) => line.includes('robots.fake-site.com'));
    expect(requested[0]).toMatch(/\/robots\.txt$/);
    expect(requested.at(-1)).toMatch(/\.com\/$/);
    expect(host.requests.filter((line) => line.includes('known.com'))).toEqual([]);
  });

  it('may be JSON lines with chosen columns', async () => {
    const { body } = await upload('known.com\n', '?format=jsonl&columns=domain,lookup_status,title');
    expect(JSON.parse(body)).toEqual({ domain: 'known.com', lookup_status: 'indexed', title: 'Known' });
  });

  it('of more than 100,000 rows is refused before any work, and so is an empty or missing file', async () => {
    const many = Array.from({ length: 100_001 }, (_, n) => `many-${n}.fake-site.com`).join('\n');
    const ann = await signUp(running);
    const tooMany = await upload(many, '', ann.headers);
    expect([tooMany.statusCode, tooMany.json().detail[0].msg]).toEqual([
      422,
      expect.stringContaining('100,000 rows'),
    ]);
    expect(host.requests.filter((line) => line.includes('many-'))).toEqual([]);
    expect((await upload('\n\n')).statusCode).toBe(422);
    const none = await running.app.inject({ method: 'POST', url: '/bulk-lookup', payload: {} });
    expect(none.statusCode).toBe(422);
  });

  it('ends when its reader disconnects: running fetches are cancelled, and no more start', async () => {
    const { bulkLookup } = running.services.liveFetching;
    const writer = { mediaType: '', extension: '', header: '', row: () => 'x\n' };
    const reader = new AbortController();
    const file = bulkLookup.file(
      Array.from({ length: 3_000 }, (_, n) => ({
        given: '',
        domain: `held-${n}.fake-site.com`,
        isRepeated: false,
        own: [],
      })),
      {
        limiter: 4,
        shape: { writer, own: [] },
        pay: async (domains) => new Set(domains),
        signal: reader.signal,
      },
    );
    const ended = new Promise((resolve) => file.on('error', resolve));
    file.resume();
    await expect.poll(() => held).toBeGreaterThan(2);
    reader.abort(new Error('left'));
    expect(await ended).toMatchObject({ message: 'left' });
    await expect.poll(() => held).toBe(0);
    const before = pagesRequested().length;
    // The same slots, and the same thread: any pending request would come before it.
    expect(rowsOf((await upload('after.fake-site.com\n')).body)[0]?.lookup_status).toBe('fetched');
    // On a busy machine its other name is tried too.
    const requested = pagesRequested().slice(before);
    expect(requested.filter((line) => !line.includes('after.fake-site.com'))).toEqual([]);
  });
});

it('a bulk look-up with a time limit ends then, with open rows as not found', async () => {
  const { bulkLookup } = running.services.liveFetching;
  const writer = {
    mediaType: '',
    extension: '',
    header: '',
    row: (_: unknown, extra: unknown) => `${JSON.stringify(extra)}\n`,
  };
  const file = bulkLookup.file(
    Array.from({ length: 100 }, (_, n) => ({
      given: '',
      domain: `held-end-${n}.fake-site.com`,
      isRepeated: false,
      own: [],
    })),
    {
      limiter: 4,
      shape: { writer, own: [] },
      pay: async (domains) => new Set(domains),
      signal: new AbortController().signal,
      msMax: 1,
    },
  );
  const rows = (await file.toArray()).join('').trim().split('\n');
  expect(rows.map((row) => JSON.parse(row))).toEqual(
    Array(100).fill({
      lookup_status: 'not_found',
      lookup_error: expect.stringContaining('did not respond in time'),
    }),
  );
});

describe('the price of a bulk look-up', () => {
  const balance = (accountId: number) => running.services.ledger.balance(accountId);

  it('is that of its profiles: each once, and nothing for rows without one', async () => {
    const ann = await signUp(running, { tier: 'pro', credits: 10 });
    const file = 'known.com\nnonsense\nclosed.com\npaid.fake-site.com\nknown.com\n';
    expect(rowsOf((await upload(file, '', ann.headers)).body).map(({ title }) => title)).toEqual([
      'Known',
      '',
      '',
      'Site paid.fake-site.com',
      '',
    ]);
    expect(await balance(ann.accountId)).toBe(8);
    await upload(file, '', ann.headers);
    await running.app.inject({ url: '/domain/known.com', headers: ann.headers });
    expect(await balance(ann.accountId)).toBe(8);
  });

  it('is free for a free account as long as it has free look-ups', async () => {
    const bob = await signUp(running);
    expect(rowsOf((await upload('known.com\n', '', bob.headers)).body)[0]?.title).toBe('Known');
    const { free_lookups_used: used } = await running.database
      .selectFrom('account')
      .select('free_lookups_used')
      .where('id', '=', bob.accountId)
      .executeTakeFirstOrThrow();
    expect(used).toBe(1);
  });

  it('is checked before any work, and a job that can no longer be paid returns its rows without profiles', async () => {
    const eve = await signUp(running, { tier: 'pro', credits: 1 });
    const refused = await upload('unpaid-1.fake-site.com\nunpaid-2.fake-site.com\n', '', eve.headers);
    expect([refused.statusCode, refused.headers['x-credits-needed']]).toEqual([402, '2']);
    // A second attempt at an earlier test's site may still come in.
    expect(host.requests.filter((line) => line.includes('unpaid'))).toEqual([]);
    const job = (await upload('known.com\n', '?async=true', eve.headers)).json();
    await running.services.liveFetching.jobRunner.runAll();
    await running.services.ledger.spend({ accountId: eve.accountId, amount: 1, reason: 'test' });
    const download = () =>
      running.app
        .inject({ url: `/jobs/${job.id}/download`, headers: eve.headers })
        .then(({ body }) => rowsOf(body)[0]);
    expect(await download()).toMatchObject({
      domain: 'known.com',
      title: '',
      lookup_status: 'indexed',
      lookup_error: expect.stringContaining('not enough credits'),
    });
    await running.services.ledger.add({ accountId: eve.accountId, amount: 1, reason: 'test' });
    expect(await download()).toMatchObject({ title: 'Known', lookup_error: '' });
    expect(await balance(eve.accountId)).toBe(0);
  });
});

describe('a bulk look-up as a job', () => {
  const jobOf = async (file: string, headers: Record<string, string> = {}) =>
    (await upload(file, '?async=true', headers)).json();
  const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

  it('continues without its sender, reports its progress and returns the same file', async () => {
    const { headers } = await signUp(running);
    const created = await jobOf('job-1.fake-site.com\nknown.com\nnonsense\nclosed.com\n', headers);
    expect(created).toMatchObject({ state: 'running', rows: 4, rows_done: 0, download_url: null });
    expect((await get(`/jobs/${created.id}/download`, headers)).statusCode).toBe(409);
    await running.services.liveFetching.jobRunner.runAll();
    const job = (await get(`/jobs/${created.id}`, headers)).json();
    expect(job).toMatchObject({
      state: 'finished',
      rows_done: 4,
      by_status: { fetched: 1, indexed: 1, invalid: 1, not_found: 1, duplicate: 0 },
      download_url: `/jobs/${created.id}/download`,
    });
    const rows = rowsOf((await get(job.download_url, headers)).body);
    expect(rows.map(({ domain, lookup_status }) => `${domain} ${lookup_status}`)).toEqual([
      'job-1.fake-site.com fetched',
      'known.com indexed',
      'nonsense invalid',
      'closed.com not_found',
    ]);
  });

  it('of the operator is visible to the operator, who sees all of them', async () => {
    const { headers } = await signUp(running);
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    const [own, other] = [await jobOf('known.com\n', operator), await jobOf('known.com\n', headers)];
    for (const { id } of [own, other]) expect((await get(`/jobs/${id}`, operator)).statusCode).toBe(200);
    expect((await get(`/jobs/${own.id}`, headers)).statusCode).toBe(404);
    await running.services.liveFetching.jobRunner.runAll();
    expect((await get(`/jobs/${own.id}/download`, operator)).statusCode).toBe(200);
  });

  it('is visible to its owner only', async () => {
    const [ann, bob] = [await signUp(running), await signUp(running)];
    const { id } = await jobOf('known.com\n', ann.headers);
    expect((await get(`/jobs/${id}`, bob.headers)).statusCode).toBe(404);
    // Without a token the job is not called missing.
    expect((await get(`/jobs/${id}`)).statusCode).toBe(401);
    expect((await get(`/jobs/${id}`, ann.headers)).statusCode).toBe(200);
    expect((await get('/jobs/unknown', ann.headers)).statusCode).toBe(404);
    await running.services.liveFetching.jobRunner.runAll();
  });

  it('can be cancelled: finished rows stay, the rest is marked', async () => {
    const { headers } = await signUp(running);
    const { id } = await jobOf('cancel-1.fake-site.com\ncancel-2.fake-site.com\n', headers);
    const cancelled = await running.app.inject({ method: 'DELETE', url: `/jobs/${id}`, headers });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    await running.services.liveFetching.jobRunner.runAll();
    expect(pagesRequested().filter((line) => line.includes('cancel-'))).toEqual([]);
    expect(rowsOf((await get(`/jobs/${id}/download`, headers)).body)[1]?.lookup_error).toMatch(/cancelled/);
  });

  it('is one of at most three that a caller may run', async () => {
    const ann = await signUp(running);
    for (let n = 0; n < 3; n++) await jobOf('known.com\n', ann.headers);
    expect((await upload('known.com\n', '?async=true', ann.headers)).statusCode).toBe(429);
    await running.services.liveFetching.jobRunner.runAll();
  });
});
