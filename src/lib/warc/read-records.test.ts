import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WARCParser } from 'warcio';
import {
  bufferSource,
  encodeHttpResponse,
  encodeRecord,
  readRecords,
  type WarcDamage,
  type WarcPosition,
  type WarcRecord,
} from './index.ts';

const DATE = '2026-10-14T08:30:00Z';

function response(name: string, body: string | Buffer = `<title>${name}</title>`): Buffer {
  return encodeRecord({
    type: 'response',
    date: DATE,
    targetUri: `https://${name}.example/`,
    contentType: 'application/http; msgtype=response',
    block: encodeHttpResponse(200, [['Content-Type', 'text/html']], Buffer.from(body)),
  });
}

function plainRecord(name: string, body: string, length: number | string | undefined = body.length): Buffer {
  const lengthLine = length === undefined ? '' : `Content-Length: ${length}\r\n`;
  return Buffer.from(
    `WARC/1.0\r\nWARC-Type: resource\r\nWARC-Target-URI: https://${name}.example/\r\n${lengthLine}\r\n${body}\r\n\r\n`,
  );
}

async function read(bytes: Buffer, options: { after?: WarcPosition; blockBytesMax?: number } = {}) {
  const records: WarcRecord[] = [];
  const damages: WarcDamage[] = [];
  for await (const item of readRecords(bufferSource(bytes), options))
    if (item.kind === 'record') records.push(item);
    else damages.push(item);
  return { records, damages, names: records.map(nameOf) };
}

const nameOf = (record: WarcRecord): string =>
  record.headers.get('warc-target-uri')?.replace(/^https:\/\/|\.example\/$/g, '') ?? '';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `site${i}`);

describe('an intact file', () => {
  test('yields the same records as warcio, with the same headers and blocks', async () => {
    const bytes = Buffer.concat([
      encodeRecord({
        type: 'warcinfo',
        date: DATE,
        contentType: 'application/warc-fields',
        block: Buffer.from('isPartOf: X\r\n'),
      }),
      ...names(20).map((name, i) => response(name, randomBytes(i * 3000))),
      encodeRecord({
        type: 'conversion',
        date: DATE,
        targetUri: 'https://wet.example/',
        contentType: 'text/plain',
        block: Buffer.from('Grüße'),
      }),
    ]);
    const expected: { type: string; uri: string; block: string }[] = [];
    for await (const record of new WARCParser([bytes], { keepHeadersCase: false, parseHttp: false }))
      expected.push({
        type: record.warcType ?? '',
        uri: record.warcTargetURI ?? '',
        block: Buffer.from(await record.readFully(false)).toString('latin1'),
      });
    const { records, damages } = await read(bytes);
    expect(
      records.map(({ type, headers, block }) => ({
        type,
        uri: headers.get('warc-target-uri') ?? '',
        // Texts are compared at once, bytes one by one.
        block: Buffer.from(block).toString('latin1'),
      })),
    ).toEqual(expected);
    expect(damages).toEqual([]);
  });

  test('yields each gzip member as it is in the file', async () => {
    const members = names(5).map((name) => response(name, randomBytes(50_000)));
    const { records } = await read(Buffer.concat(members));
    expect(records.map(({ member }) => Buffer.from(member ?? []).toString('latin1'))).toEqual(
      members.map((member) => member.toString('latin1')),
    );
  });

  test('yields no member that holds several records, which cannot be read by one of them', async () => {
    const shared = gzipSync(Buffer.concat([plainRecord('a', 'x'), plainRecord('b', 'y')]));
    const { records } = await read(Buffer.concat([shared, response('c')]));
    expect(records.map((record) => [nameOf(record), record.member !== undefined])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
    ]);
  });

  test('resumes after any record without repeating or losing one', async () => {
    const shared = gzipSync(Buffer.concat(names(4).map((name) => plainRecord(`in-${name}`, 'x'))));
    const bytes = Buffer.concat([
      response('a'),
      shared,
      plainRecord('b', 'y'),
      plainRecord('c', 'z'),
      response('d'),
    ]);
    const { records, names: all } = await read(bytes);
    expect(all).toHaveLength(8);
    for (const [done, record] of records.entries())
      expect((await read(bytes, { after: record.position })).names).toEqual(all.slice(done + 1));
  });

  test('may be compressed as a single member, larger than what is held in memory', async () => {
    const bytes = gzipSync(Buffer.concat(names(300).map((name) => plainRecord(name, 'text '.repeat(200)))));
    const { names: found, damages, records } = await read(bytes, { blockBytesMax: 4096 });
    expect(found).toEqual(names(300));
    expect(damages).toEqual([]);
    const after = records[150]?.position;
    expect((await read(bytes, { blockBytesMax: 4096, ...(after && { after }) })).names).toEqual(
      names(300).slice(151),
    );
  });
});

describe('a damaged file loses only what is damaged', () => {
  test('a member with a flipped byte is skipped and reported', async () => {
    const broken = Buffer.from(response('broken', randomBytes(5000)));
    broken[2500] = (broken[2500] ?? 0) ^ 0xff;
    const { names: found, damages } = await read(Buffer.concat([response('a'), broken, response('b')]));
    expect(found).toEqual(['a', 'b']);
    expect(damages).toHaveLength(1);
  });

  test('a truncated tail is reported', async () => {
    const { names: found, damages } = await read(
      Buffer.concat([response('a'), response('b', randomBytes(900)).subarray(0, 500)]),
    );
    expect(found).toEqual(['a']);
    expect(damages.map(({ reason }) => reason)).toEqual(['gzip member is cut off']);
  });

  test('a record that its member cuts off ends there, if a record starts the next member', async () => {
    const start = gzipSync(plainRecord('a', 'x'.repeat(500)).subarray(0, 300));
    const { names: found, records } = await read(Buffer.concat([start, response('b')]));
    expect(found).toEqual(['a', 'b']);
    expect(records[0]?.block.toString()).toMatch(/^x{200,300}$/);
    expect(records[1]?.member).toEqual(response('b'));
  });

  test('an uncompressed record that the end of the file cuts off is reported, not read, whatever is in it', async () => {
    const page = plainRecord('inside', 'x').toString();
    const { names: found, damages } = await read(
      Buffer.concat([plainRecord('a', 'y'), plainRecord('b', page, 5_000)]),
    );
    expect(found).toEqual(['a']);
    expect(damages.map(({ reason }) => reason)).toEqual(['record is cut off']);
  });

  test('garbage between members, compressed or not, is skipped', async () => {
    const bytes = Buffer.concat([
      randomBytes(3000),
      response('a'),
      plainRecord('b', 'y'),
      Buffer.from('nonsense'),
      plainRecord('c', 'y'),
      response('d'),
      randomBytes(100),
      response('e'),
    ]);
    expect((await read(bytes)).names).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('uncompressed and compressed records may alternate', async () => {
    const bytes = Buffer.concat([
      plainRecord('a', 'x'),
      response('b'),
      plainRecord('c', 'y'),
      plainRecord('d', ''),
      response('e'),
    ]);
    const { names: found, damages } = await read(bytes);
    expect(found).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(damages).toEqual([]);
  });

  test.each([
    ['missing', undefined],
    ['not a number', 'many'],
    ['too small', 2],
    ['too large', 60],
  ])('a length that is %s loses no record', async (_, length) => {
    const body = 'first line\r\n\r\nsecond line';
    const plain = Buffer.concat([plainRecord('a', body, length), plainRecord('b', 'y')]);
    for (const bytes of [
      plain,
      gzipSync(plain),
      Buffer.concat([plainRecord('a', body, length), response('b')]),
    ]) {
      const { names: found, records } = await read(bytes);
      expect(found).toEqual(['a', 'b']);
      expect(records[0]?.block.toString()).toBe(body);
    }
  });

  test('a block over the limit is truncated, and the next record is complete', async () => {
    const plain = Buffer.concat([plainRecord('big', 'x'.repeat(500_000)), plainRecord('b', 'y')]);
    const arc = Buffer.from(
      [['big', 'x'.repeat(500_000)] as const, ['b', 'y'] as const]
        .map(([name, body]) => `https://${name}.example/ 0.0.0.0 20261014083000 - ${body.length}\n${body}\n`)
        .join(''),
    );
    for (const bytes of [plain, gzipSync(plain), arc, gzipSync(arc)]) {
      const { names: found, records } = await read(bytes, { blockBytesMax: 10_000 });
      expect(found).toEqual(['big', 'b']);
      expect(records.map(({ cut, block }) => [cut, block.length])).toEqual([
        [true, 10_000],
        [false, 1],
      ]);
    }
  });

  test('when some members are corrupted, the others are read', async () => {
    const damage = fc.constantFrom('flip', 'cut', 'zero', 'none', 'none');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(damage, fc.nat(), fc.boolean()), { minLength: 1, maxLength: 12 }),
        async (plan) => {
          const intact: string[] = [];
          const parts = plan.map(([kind, offset, plain], i) => {
            const name = `site${i}`;
            if (kind === 'none') intact.push(name);
            const bytes =
              plain && kind === 'none' ? plainRecord(name, 'body') : response(name, randomBytes(600));
            const at = 20 + (offset % (bytes.length - 40));
            if (kind === 'flip') bytes[at] = (bytes[at] ?? 0) ^ 0x55;
            if (kind === 'zero') bytes.fill(0, at, at + 10);
            return kind === 'cut' ? bytes.subarray(0, at) : bytes;
          });
          const { names: found } = await read(Buffer.concat(parts));
          expect(found.filter((name) => intact.includes(name))).toEqual(intact);
        },
      ),
      { numRuns: 150 },
    );
  });
});
