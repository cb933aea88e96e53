import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { parquetFile } from './parquet.ts';

const read = (file: Buffer) => {
  const bytes = new Uint8Array(file).buffer;
  return parquetReadObjects({ file: { byteLength: bytes.byteLength, slice: (a, b) => bytes.slice(a, b) } });
};

describe('a Parquet file', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await buildTestApp({
      companies: [
        {
          domain: 'acme.com',
          company_name: 'Ácme <b>&\u0001 משרד',
          title: 'tools',
          emails: ['a@acme.com', 'b@acme.com'],
          founded_year: 1999,
          has_blog: true,
        },
        { domain: 'bare.com', title: 'tools' },
      ],
    });
  });
  afterAll(() => running.app.close());

  const columns = 'domain,company_name,emails,founded_year,has_blog,city,score,matched_in';

  it('holds the rows of a search with the types of their columns, as another reader reads them', async () => {
    const answer = await running.app.inject({
      url: `/search/download?q=tools&format=parquet&columns=${columns}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/vnd.apache.parquet');
    expect(answer.headers['content-disposition']).toContain('.parquet');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const rows = await read(answer.rawPayload);
    const acme = rows.find(({ domain }) => domain === 'acme.com');
    expect(Object.keys(acme ?? {})).toEqual(columns.split(','));
    expect(acme).toMatchObject({
      company_name: 'Ácme <b>&\u0001 משרד',
      emails: ['a@acme.com', 'b@acme.com'],
      founded_year: 1999n,
      has_blog: true,
      score: expect.any(Number),
      matched_in: ['title'],
    });
    expect(acme?.city ?? null).toBeNull();
    expect(rows).toHaveLength(2);
  });

  it('has all 178 columns unless others are chosen, even without any rows', async () => {
    const all = await running.app.inject({ url: '/companies/download?format=parquet' });
    const [row] = await read(all.rawPayload);
    expect(Object.keys(row ?? {})).toHaveLength(178);
    const none = await running.app.inject({ url: '/search/download?q=nothing-like-this&format=parquet' });
    expect(await read(none.rawPayload)).toEqual([]);
  });

  it('of a list costs a credit per row and is downloaded by a link', async () => {
    const ann = await signUp(running, { credits: 9 });
    const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
      running.app.inject({ method, url, headers: ann.headers, ...(payload && { payload }) });
    const { id } = (await call('POST', '/lists', { name: 'Leads' })).json();
    await call('POST', `/lists/${id}/items`, { domains: ['acme.com', 'bare.com'] });
    for (const format of ['parquet', 'xlsx']) {
      const answer = await call('GET', `/lists/${id}/export?format=${format}&columns=domain,list_name`);
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, '2']);
      if (format === 'parquet')
        expect(await read(answer.rawPayload)).toEqual([
          { domain: 'acme.com', list_name: 'Leads' },
          { domain: 'bare.com', list_name: 'Leads' },
        ]);
      else expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    }
    await running.app.inject({
      method: 'PUT',
      url: '/companies/acme.com/note',
      headers: ann.headers,
      payload: { text: 'Called', tags: ['warm', 'de'] },
    });
    const noted = await call('POST', '/downloads', {
      kind: 'list',
      params: { list_id: id, format: 'parquet', columns: 'domain,note,tags' },
    });
    const notes = await running.app.inject({ url: new URL(noted.json().url, 'http://x').pathname });
    expect(await read(notes.rawPayload)).toEqual([
      { domain: 'acme.com', note: 'Called', tags: ['warm', 'de'] },
      { domain: 'bare.com', note: '', tags: [] },
    ]);
    const ticket = await call('POST', '/downloads', {
      kind: 'list',
      params: { list_id: id, format: 'parquet', columns: 'domain' },
    });
    const file = await running.app.inject({ url: new URL(ticket.json().url, 'http://x').pathname });
    expect(await read(file.rawPayload)).toEqual([{ domain: 'acme.com' }, { domain: 'bare.com' }]);
  });
});

it('a long Parquet file is written in groups, and only about one of them is buffered at a time', async () => {
  const text = 'x'.repeat(20_000);
  let given = 0;
  async function* lines(): AsyncGenerator<string> {
    for (let n = 0; n < 600; n += 10) {
      const rows = Array.from({ length: 10 }, (_, at) =>
        JSON.stringify({ domain: `${n + at}.com`, body_text: `${n + at} ${text}` }),
      );
      given += 10;
      yield `${rows.join('\n')}\n`;
    }
  }
  const parts: Buffer[] = [];
  const givenAt: number[] = [];
  for await (const part of parquetFile(['domain', 'body_text'], lines())) {
    parts.push(part);
    givenAt.push(given);
  }
  // Twelve million characters in groups of four: what is ready leaves before the next group is read.
  expect(givenAt.filter((rows) => rows < 600).length).toBeGreaterThanOrEqual(2);
  const file = Buffer.concat(parts);
  expect(parquetMetadata(new Uint8Array(file).buffer).row_groups.length).toBe(3);
  const rows = await read(file);
  expect([rows.length, rows[599]?.domain, rows[321]?.body_text]).toEqual([600, '599.com', `321 ${text}`]);
});

it('a Parquet file fails with the error of its rows', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield '{"domain":"a.com"}\n';
    throw new Error('the index is gone');
  }
  const reading = async () => {
    for await (const _ of parquetFile(['domain'], broken()));
  };
  await expect(reading()).rejects.toThrow('the index is gone');
});
