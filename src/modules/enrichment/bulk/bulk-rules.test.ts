import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';
import { rowFileOf } from './row-file.fixture.ts';

let running: TestApp;

beforeAll(async () => {
  running = await buildTestApp({
    limits: { deadlineMs: 60_000, anonymousPerMinute: 20 },
    companies: [{ domain: 'known.com', title: 'Known' }],
  });
});
afterAll(() => running.app.close());

let lastAddress = 0;
const upload = (
  file: string | Buffer,
  query = '',
  headers: Record<string, string> = {},
  { path = '/bulk-lookup', remoteAddress = `10.0.0.${++lastAddress}` } = {},
) =>
  running.app.inject({
    method: 'POST',
    url: `${path}${query}`,
    remoteAddress,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
    payload: Buffer.concat([
      Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="d.csv"\r\n\r\n'),
      Buffer.from(file),
      Buffer.from('\r\n--edge--\r\n'),
    ]),
  });
const rowsOf = (text: string): Readonly<Record<string, string>>[] => parse(text, { columns: true });
/** One domain in so many rows, which are looked up without a fetch. */
const repeated = (rows: number) => 'known.com\n'.repeat(rows);

describe('without an account', () => {
  it('a file of 100 rows is looked up, and one of 101 needs an account', async () => {
    expect(rowsOf((await upload(repeated(100))).body)).toHaveLength(100);
    const refused = await upload(repeated(101));
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(refused.json().detail).toMatch(/more than 100 rows needs an account.*\/app\/register/);
    const { headers } = await signUp(running);
    expect(rowsOf((await upload(repeated(101), '', headers)).body)).toHaveLength(101);
  });

  it('a job needs an account at any size', async () => {
    const refused = await upload('known.com\n', '?async=true');
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      expect.stringMatching(/needs an account/),
    ]);
    expect((await running.app.inject({ url: '/jobs' })).statusCode).toBe(401);
  });

  it('the proxy tier needs an account: a request for it is refused, and otherwise it is skipped', async () => {
    const refused = await running.app.inject({ url: '/enrich/known.com?allow_proxy=true' });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      401,
      expect.stringMatching(/through a proxy needs an account/),
    ]);
    expect((await running.app.inject({ url: '/enrich/known.com' })).statusCode).toBe(200);
    const { headers } = await signUp(running);
    expect(
      (await running.app.inject({ url: '/enrich/known.com?allow_proxy=true', headers })).statusCode,
    ).toBe(200);
  });

  it('a file counts as its rows: 100 of them take the five minutes that 20 a minute allow', async () => {
    const from = { remoteAddress: '10.1.0.1' };
    const first = await upload(repeated(100), '', {}, from);
    expect(first.headers).toMatchObject({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '300' });
    const search = () => running.app.inject({ url: '/search?q=known', ...from });
    running.clock.advance(299_000);
    expect([(await search()).statusCode, (await upload('known.com\n', '', {}, from)).statusCode]).toEqual([
      429, 429,
    ]);
    running.clock.advance(2_000);
    expect((await search()).statusCode).toBe(200);
  });

  it('a file that fits the rest of the minute leaves what remains of it', async () => {
    const from = { remoteAddress: '10.1.0.2' };
    const { headers } = await upload(repeated(15), '', {}, from);
    expect(headers).toMatchObject({ 'x-ratelimit-remaining': '5', 'x-ratelimit-reset': '60' });
  });
});

describe('the file of a bulk look-up', () => {
  it('begins with the columns of its sender, distinguished from those of a profile', async () => {
    const file = 'domain,Owner,title\nknown.com,Ann,CEO\nWWW.known.com,Bob,\n';
    const rows = rowsOf((await upload(file, '?columns=domain,title,lookup_status')).body);
    expect(rows.map((row) => Object.entries(row))).toEqual([
      [
        ['input_domain', 'known.com'],
        ['Owner', 'Ann'],
        ['input_title', 'CEO'],
        ['domain', 'known.com'],
        ['title', 'Known'],
        ['lookup_status', 'indexed'],
      ],
      [
        ['input_domain', 'WWW.known.com'],
        ['Owner', 'Bob'],
        ['input_title', ''],
        ['domain', 'known.com'],
        ['title', ''],
        ['lookup_status', 'duplicate'],
      ],
    ]);
    const without = rowsOf((await upload(file, '?columns=domain&keep=false')).body);
    expect(Object.keys(without[0] ?? {})).toEqual(['domain']);
  });

  it('leaves unknown values null, neither "no" nor 1970', async () => {
    const { body } = await upload('nonsense\n', '?format=jsonl');
    const { domain, lookup_status, lookup_error, ...rest } = JSON.parse(body);
    expect([domain, lookup_status, lookup_error]).toEqual(['nonsense', 'invalid', expect.any(String)]);
    expect(new Set(Object.values(rest).map((value) => JSON.stringify(value)))).toEqual(
      new Set(['null', '[]']),
    );
  });

  it('reports how it was read, even if a quote was never closed', async () => {
    const { headers, body } = await upload('name,domain\n"Acme,known.com\nB,known.com\nC,nonsense\n');
    expect(headers).toMatchObject({
      'x-rows': '3',
      'x-rows-invalid': '1',
      'x-rows-duplicate': '1',
      'x-rows-unreadable': '1',
    });
    expect(rowsOf(body).map(({ name, lookup_status }) => [name, lookup_status])).toEqual([
      ['Acme', 'indexed'],
      ['B', 'duplicate'],
      ['C', 'invalid'],
    ]);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /not a text file/],
    ['rows that mostly name no domain', 'nonsense\n'.repeat(100) + repeated(50), /More than half/],
  ])('that is %s is refused with an error message', async (_name, file, sentence) => {
    const { headers } = await signUp(running);
    const refused = await upload(file, '', headers);
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([
      422,
      expect.stringMatching(sentence),
    ]);
  });

  it('can be previewed: its rows, its domains, and its cost', async () => {
    const { headers } = await signUp(running);
    const file = 'name,website,owner\nA,known.com,x\nB,other.com,y\nC,KNOWN.com,z\nD,none,\n';
    const preview = await upload(file, '', headers, { path: '/bulk-lookup/preview' });
    expect(preview.json()).toEqual({
      rows: 4,
      domains: 2,
      duplicates: 1,
      invalid: 1,
      unreadable_rows: 0,
      own_columns: ['name', 'website', 'owner'],
      sample: ['known.com', 'other.com'],
      free_profiles: 2,
      credits_needed: 0,
      can_pay: true,
    });
    expect(running.services.liveFetching.rowReader.held).toBe(0);
  });
});

describe('jobs', () => {
  it('of more rows than a batch return them all in order, with their own columns', async () => {
    const { headers } = await signUp(running);
    const lines = Array.from({ length: 1_203 }, (_, n) => `known.com,row ${n}`);
    const job = (await upload(`domain,id\n${lines.join('\n')}`, '?async=true', headers)).json();
    expect(job).toMatchObject({
      rows: 1_203,
      filename: 'd.csv',
      own_columns: ['domain', 'id'],
      unreadable_rows: 0,
    });
    await running.services.liveFetching.jobRunner.runAll();
    const url = `/jobs/${job.id}/download?columns=title`;
    const rows = rowsOf((await running.app.inject({ url, headers })).body);
    expect(rows.map(({ id }) => id)).toEqual(lines.map((_, n) => `row ${n}`));
    expect([rows[0]?.title, rows[1_202]?.title]).toEqual(['Known', '']);
  });

  it('keep the columns that were chosen for their file; a download may name others', async () => {
    const { headers } = await signUp(running);
    const job = (
      await upload('known.com\n', '?async=true&columns=title,domain,lookup_status', headers)
    ).json();
    expect(job.columns).toEqual(['title', 'domain', 'lookup_status']);
    await running.services.liveFetching.jobRunner.runAll();
    const headingsOf = async (query: string) => {
      const url = `/jobs/${job.id}/download${query}`;
      return (await running.app.inject({ url, headers })).body.split('\n')[0]?.trim();
    };
    expect(await headingsOf('')).toBe('title,domain,lookup_status');
    expect(await headingsOf('?columns=domain,country')).toBe('domain,country');
    const whole = (await upload('known.com\n', '?async=true', headers)).json();
    expect(whole.columns).toEqual([]);
  });

  it('are listed newest first, page by page, to their owner only', async () => {
    const [ann, bob] = [await signUp(running), await signUp(running)];
    const caller = { kind: 'account', accountId: ann.accountId, tier: 'free', isAdmin: false } as const;
    const { bulkJobs } = running.services.liveFetching;
    const made: string[] = [];
    for (let n = 0; n < 101; n++) {
      const { id } = await bulkJobs.create(caller, rowFileOf(['known.com']), `file ${n}.csv`);
      await bulkJobs.cancel(caller, id);
      made.unshift(id);
      running.clock.advance(1);
    }
    const list = async (query: string, { headers } = ann) =>
      (await running.app.inject({ url: `/jobs${query}`, headers })).json();
    const pages = [
      await list('?limit=50'),
      await list('?limit=50&offset=50'),
      await list('?limit=50&offset=100'),
    ];
    expect(pages.map(({ total, jobs }) => [total, jobs.length])).toEqual([
      [101, 50],
      [101, 50],
      [101, 1],
    ]);
    expect(pages.flatMap(({ jobs }) => jobs.map(({ id }: { id: string }) => id))).toEqual(made);
    expect(pages[0].jobs[0]).toMatchObject({ filename: 'file 100.csv', state: 'cancelled', rows: 1 });
    expect(await list('', bob)).toMatchObject({ total: 0, jobs: [] });
  });

  it('are stored up to a number of rows: the oldest finished one is removed', async () => {
    const { accountId, headers } = await signUp(running);
    const caller = { kind: 'account', accountId, tier: 'free', isAdmin: false } as const;
    const { bulkJobs } = running.services.liveFetching;
    const small = rowFileOf(['known.com']);
    const large = { ...small, summary: { ...small.summary, rows: 100_000 } };
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push((await bulkJobs.create(caller, large, '')).id);
      // The first stays running, so the second is the oldest that may go.
      if (n > 0) await bulkJobs.cancel(caller, ids[n] ?? '');
      running.clock.advance(1);
    }
    const { jobs } = (await running.app.inject({ url: '/jobs', headers })).json();
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual([ids[3], ids[2], ids[0]]);
    await bulkJobs.cancel(caller, ids[0] ?? '');
  });

  it('of the largest file are stored without blocking the event loop, and are not started before they are complete', async () => {
    const { accountId } = await signUp(running);
    const caller = { kind: 'account', accountId, tier: 'pro', isAdmin: false } as const;
    const file = rowFileOf(Array.from({ length: 100_000 }, (_, n) => `site-${n}.com`));
    expect(Math.max(...file.pieces.map(({ content }) => content.length))).toBeLessThan(20_000);
    let eventLoopTurns = 0;
    const seen = new Set<string>();
    let isStoring = true;
    const count = async (): Promise<void> => {
      for (; isStoring; eventLoopTurns++) {
        if (eventLoopTurns % 50 === 0) for (const { state } of await stateOf()) seen.add(state);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const stateOf = () =>
      running.database.selectFrom('bulk_job').select('state').where('account_id', '=', accountId).execute();
    const counting = count();
    const { id } = await running.services.liveFetching.bulkJobs.create(caller, file, '');
    isStoring = false;
    await counting;
    const stored = await stateOf();
    // Before it is judged: a job that is left behind would be worked on by the tests after this one.
    await running.services.liveFetching.bulkJobs.cancel(caller, id);
    // Some turns pass while the counter itself waits for the database.
    expect(eventLoopTurns).toBeGreaterThan(file.pieces.length / 2);
    expect(seen.has('cancelled')).toBe(true);
    expect(stored).toEqual([{ state: 'running' }]);
  });

  it('never show their names in the log', async () => {
    const { headers } = await signUp(running);
    const { id } = (await upload('known.com\n', '?async=true', headers)).json();
    await running.app.inject({ url: `/jobs/${id}`, headers });
    await running.services.liveFetching.jobRunner.runAll();
    await running.app.inject({ url: `/jobs/${id}/download`, headers });
    expect(running.logged()).toContain('/jobs/[token]/download');
    expect(running.logged()).not.toContain(id);
  });

  it('of a blocked or closed account stop, and resume when it is unblocked', async () => {
    const [blocked, closed] = [await signUp(running), await signUp(running)];
    const ids: string[] = [];
    for (const { headers } of [blocked, closed])
      ids.push((await upload('known.com\n', '?async=true', headers)).json().id);
    const set = (accountId: number, change: { blocked_at?: number | null; deleted_at?: number }) =>
      running.database.updateTable('account').set(change).where('id', '=', accountId).execute();
    await set(blocked.accountId, { blocked_at: 1 });
    await set(closed.accountId, { deleted_at: 1 });
    const { jobRunner } = running.services.liveFetching;
    const done = async () =>
      (await running.database.selectFrom('bulk_job').select(['id', 'rows_done']).execute())
        .filter(({ id }) => ids.includes(id))
        .map(({ rows_done }) => rows_done);
    await jobRunner.runAll();
    expect(await done()).toEqual([0, 0]);
    await set(blocked.accountId, { blocked_at: null });
    await jobRunner.runAll();
    expect((await done()).sort()).toEqual([0, 1]);
  });
});
