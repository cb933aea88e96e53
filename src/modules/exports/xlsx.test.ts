import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../test/factories/sign-up.ts';
import { buildTestApp, type TestApp } from '../../../test/harness/test-app.ts';
import { zipStream } from '../../lib/zip-stream.ts';
import { refuseTooManyRows } from './profile-rows.ts';

/** The files of an archive by its directory, as a reader of archives finds them. */
function unzip(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const [compressed, size] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const content = inflateRawSync(archive.subarray(start, start + compressed));
    expect(content.length).toBe(size);
    files.set(name, content.toString());
    at += 46 + nameLength;
  }
  return files;
}

const cellsOf = (sheet: string): string[][] =>
  [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c(?: t="(\w+)")?>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(
      ([, , text, value]) => text ?? value ?? '',
    ),
  );

describe('an Excel file', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await buildTestApp({
      companies: [
        {
          domain: 'acme.com',
          company_name: '=HYPERLINK("http://evil") <b>&\u0001',
          title: 'tools',
          body_text: 'tools '.repeat(10_000),
          emails: ['a@acme.com', 'b@acme.com'],
          founded_year: 1999,
          has_blog: true,
        },
      ],
    });
  });
  afterAll(() => running.app.close());

  const columns = 'domain,company_name,emails,founded_year,has_blog,city,body_text';

  it('holds the rows of a search in typed cells, and no text as a formula', async () => {
    const answer = await running.app.inject({
      url: `/search/download?q=tools&format=xlsx&columns=${columns}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(answer.headers['content-disposition']).toContain('.xlsx');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const files = unzip(answer.rawPayload);
    expect([...files.keys()]).toContain('[Content_Types].xml');
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const [head, row] = cellsOf(sheet);
    expect(head).toEqual(columns.split(','));
    expect(row?.slice(0, 6)).toEqual([
      'acme.com',
      '=HYPERLINK("http://evil") &lt;b&gt;&amp;',
      'a@acme.com; b@acme.com',
      '1999',
      '1',
      '',
    ]);
    expect(sheet).not.toContain('<f>');
    expect(row?.[6]).toHaveLength(32_767);
  });

  it('can also be downloaded by a link', async () => {
    const { headers } = await signUp(running);
    const ticket = await running.app.inject({
      method: 'POST',
      url: '/downloads',
      headers,
      payload: { kind: 'companies', params: { format: 'xlsx', columns: 'domain' } },
    });
    const file = await running.app.inject({ url: new URL(ticket.json().url, 'http://x').pathname });
    expect(cellsOf(unzip(file.rawPayload).get('xl/worksheets/sheet1.xml') ?? '')).toEqual([
      ['domain'],
      ['acme.com'],
    ]);
  });

  it('is refused above 100,000 rows, a limit that CSV does not have', () => {
    expect(() => refuseTooManyRows('xlsx', 100_001)).toThrow('at most 100,000 rows');
    refuseTooManyRows('xlsx', 100_000);
    refuseTooManyRows('csv', 1_000_000);
  });
});

describe('an archive', () => {
  it('passes on the error of its source', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'a';
      throw new Error('the disk is gone');
    }
    const read = async () => {
      for await (const chunk of zipStream([{ name: 'a', content: broken() }]))
        expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(read()).rejects.toThrow('the disk is gone');
  });

  it('stops its source when its reader disconnects', async () => {
    let isStopped = false;
    async function* endless(): AsyncGenerator<string> {
      try {
        for (let n = 0; ; n++) yield `${Math.sqrt(n)}`.repeat(1_000);
      } finally {
        isStopped = true;
      }
    }
    let chunks = 0;
    for await (const _ of zipStream([{ name: 'a', content: endless() }])) if (++chunks > 3) break;
    await expect.poll(() => isStopped).toBe(true);
  });
});
