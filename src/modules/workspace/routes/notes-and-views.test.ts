import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../../test/harness/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({
    companies: [
      { domain: 'acme.com', company_name: 'Acme', title: 'Acme tools', country: 'DE', industry: 'Retail' },
      { domain: 'beta.com', company_name: 'Beta' },
    ],
  });
});
afterAll(() => running.app.close());

type Headers = Record<string, string>;
const call = (
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => running.app.inject({ method, url, headers, ...(payload && { payload }) });

async function createList(headers: Headers): Promise<number> {
  const { id } = (await call('POST', '/lists', headers, { name: 'Prospects' })).json();
  await call('POST', `/lists/${id}/items`, headers, { domains: ['acme.com', 'beta.com', 'unknown.org'] });
  return id;
}

describe('a note', () => {
  it('is written, shown in lists with its tags, changed, and deleted when it is empty', async () => {
    const { headers } = await signUp(running);
    const list = await createList(headers);
    const written = await call('PUT', '/companies/www.acme.com/note', headers, {
      text: 'Called',
      tags: [' warm ', 'warm', 'de'],
    });
    expect(written.json()).toMatchObject({ domain: 'acme.com', text: 'Called', tags: ['warm', 'de'] });
    const { items } = (await call('GET', `/lists/${list}`, headers)).json();
    expect(items.find(({ domain }: { domain: string }) => domain === 'acme.com')).toMatchObject({
      company_name: 'Acme',
      country: 'DE',
      industry: 'Retail',
      note: 'Called',
      tags: ['warm', 'de'],
    });
    expect(items.find(({ domain }: { domain: string }) => domain === 'beta.com')).toMatchObject({
      note: '',
      tags: [],
    });
    await call('PUT', '/companies/acme.com/note', headers, { text: 'Called twice', tags: [] });
    const changed = (await call('GET', '/notes', headers)).json();
    expect(changed).toMatchObject({
      total: 1,
      notes: [{ domain: 'acme.com', text: 'Called twice', tags: [] }],
    });
    const misspelled = await call('PUT', '/companies/acme.com/note', headers, { note: 'Called again' });
    expect(misspelled.statusCode).toBe(422);
    expect((await call('GET', '/notes', headers)).json()).toMatchObject({ total: 1 });
    await call('PUT', '/companies/acme.com/note', headers, {});
    expect((await call('GET', '/notes', headers)).json()).toMatchObject({ total: 0, notes: [] });
  });

  it('is visible to its account only, and its size is limited', async () => {
    const [ann, ben] = [await signUp(running), await signUp(running)];
    await call('PUT', '/companies/acme.com/note', ann.headers, { text: 'Secret' });
    expect((await call('GET', '/notes', ben.headers)).json().total).toBe(0);
    const list = await createList(ben.headers);
    expect((await call('GET', `/lists/${list}`, ben.headers)).body).not.toContain('Secret');
    expect(
      (await call('PUT', '/companies/acme.com/note', ann.headers, { text: 'x'.repeat(4_001) })).statusCode,
    ).toBe(422);
    expect((await call('PUT', '/companies/nonsense/note', ann.headers, { text: 'x' })).statusCode).toBe(422);
    expect((await call('GET', '/notes')).statusCode).toBe(401);
  });

  it('is part of the personal data of its account, and is deleted with it', async () => {
    const { headers } = await signUp(running);
    await call('PUT', '/companies/acme.com/note', headers, { text: 'Mine' });
    await call('POST', '/views', headers, { name: 'Mine too', params: { q: 'tools' } });
    const exported = (await call('GET', '/auth/export', headers)).body;
    expect(exported).toContain('Mine too');
    expect(exported).toContain('company_notes');
  });
});

describe('a saved view', () => {
  const content = {
    name: 'Shops',
    params: { country: 'de', q: 'tools' },
    columns: ['emails', 'phones'],
    sort: 'newest',
  };

  it('is created, listed, changed and deleted', async () => {
    const { headers } = await signUp(running);
    const created = (await call('POST', '/views', headers, content)).json();
    expect(created).toMatchObject({ ...content, is_shared: false });
    expect(
      (await call('PATCH', `/views/${created.id}`, headers, { name: 'German shops' })).json(),
    ).toMatchObject({
      ...content,
      name: 'German shops',
    });
    expect((await call('GET', '/views', headers)).json()).toHaveLength(1);
    expect((await call('DELETE', `/views/${created.id}`, headers)).json()).toEqual({ deleted: true });
    expect((await call('GET', '/views', headers)).json()).toEqual([]);
  });

  it.each([
    { name: 'German shops' },
    { params: { country: 'at' } },
    { columns: ['technologies'] },
    { sort: 'oldest' },
  ])('keeps the rest when one part is changed: %o', async (change) => {
    const { headers } = await signUp(running);
    const { id } = (await call('POST', '/views', headers, content)).json();
    await call('PATCH', `/views/${id}`, headers, change);
    expect((await call('GET', '/views', headers)).json()).toMatchObject([{ ...content, ...change }]);
  });

  it('of another account is 404, and one that is too large is 422', async () => {
    const [ann, ben] = [await signUp(running), await signUp(running)];
    const { id } = (await call('POST', '/views', ann.headers, content)).json();
    for (const [method, path] of [
      ['PATCH', `/views/${id}`],
      ['DELETE', `/views/${id}`],
      ['POST', `/views/${id}/share`],
      ['DELETE', `/views/${id}/share`],
    ] as const)
      expect(
        (await call(method, path, ben.headers, method === 'PATCH' ? { name: 'x' } : undefined)).statusCode,
      ).toBe(404);
    const tooLong = { ...content, params: { q: 'x'.repeat(4_000), title: 'x'.repeat(4_000), tld: 'x' } };
    const refused = await call('POST', '/views', ann.headers, tooLong);
    expect([refused.statusCode, refused.json().detail[0].msg]).toEqual([
      422,
      expect.stringContaining('longer than 8,000 characters'),
    ]);
    expect((await call('POST', '/views', ann.headers, { ...content, name: ' ' })).statusCode).toBe(422);
  });

  it('with a misspelt filter is refused with the one that was meant', async () => {
    const { headers } = await signUp(running);
    const { id } = (await call('POST', '/views', headers, content)).json();
    const params = { q: 'tools', countri: 'de' };
    for (const refused of [
      await call('POST', '/views', headers, { ...content, params }),
      await call('PATCH', `/views/${id}`, headers, { params }),
    ])
      expect([refused.statusCode, refused.json().detail]).toMatchObject([
        422,
        [
          {
            loc: ['body', 'params', 'countri'],
            msg: "Value error, 'countri' is not a parameter of a search; did you mean 'country'?",
          },
        ],
      ]);
    const shown = {
      ...content,
      params: { q: 'tools', forms: 'false', view: 'table', filter: ['city:eq:Leeds'] },
    };
    expect((await call('POST', '/views', headers, shown)).statusCode).toBe(200);
  });

  it('is limited to 200 per account', async () => {
    const { headers } = await signUp(running);
    for (let n = 0; n < 200; n++) await call('POST', '/views', headers, content);
    const refused = await call('POST', '/views', headers, content);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('at most 200 saved views');
    expect((await call('GET', '/views', headers)).json()).toHaveLength(200);
  });
});

describe('a link', () => {
  const tokenOf = (url: string): string => new URL(url).pathname.replace('/app/shared/', '');

  it('shows a view to anyone until it is revoked', async () => {
    const { headers } = await signUp(running);
    const { id } = (
      await call('POST', '/views', headers, { name: 'Shops', params: { country: 'de' } })
    ).json();
    const { url } = (await call('POST', `/views/${id}/share`, headers)).json();
    const token = tokenOf(url);
    expect((await call('GET', `/shared/${token}`)).json()).toEqual({
      kind: 'view',
      name: 'Shops',
      params: { country: 'de' },
      columns: [],
      sort: '',
    });
    expect((await call('GET', '/views', headers)).json()).toMatchObject([{ is_shared: true }]);
    expect((await call('DELETE', `/views/${id}/share`, headers)).json()).toEqual({ revoked: true });
    expect((await call('GET', `/shared/${token}`)).statusCode).toBe(404);
    expect((await call('DELETE', `/views/${id}/share`, headers)).json()).toEqual({ revoked: false });
  });

  it('shows a list without notes, is replaced by a new one, and ends with the list', async () => {
    const { headers } = await signUp(running);
    const list = await createList(headers);
    await call('PUT', '/companies/acme.com/note', headers, { text: 'Secret', tags: ['secret'] });
    expect((await call('GET', `/lists/${list}`, headers)).json().is_shared).toBe(false);
    const first = tokenOf((await call('POST', `/lists/${list}/share`, headers)).json().url);
    expect((await call('GET', `/lists/${list}`, headers)).json().is_shared).toBe(true);
    const second = tokenOf((await call('POST', `/lists/${list}/share`, headers)).json().url);
    expect((await call('GET', `/shared/${first}`)).statusCode).toBe(404);
    const shown = await call('GET', `/shared/${second}?limit=2`);
    expect(shown.json()).toMatchObject({ kind: 'list', name: 'Prospects', item_count: 3 });
    expect(shown.json().items).toHaveLength(2);
    expect(shown.body.toLowerCase()).not.toContain('secret');
    await call('DELETE', `/lists/${list}`, headers);
    expect((await call('GET', `/shared/${second}`)).statusCode).toBe(404);
  });

  it('is stored as a digest', async () => {
    const { headers } = await signUp(running);
    const list = await createList(headers);
    const token = tokenOf((await call('POST', `/lists/${list}/share`, headers)).json().url);
    const rows = await running.database.selectFrom('share_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
