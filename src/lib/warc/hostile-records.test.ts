import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bufferSource, readRecords } from './index.ts';

/** The limit that production reads with. */
const BLOCK_BYTES_MAX = 16 << 20;

function record(
  name: string,
  body: Buffer | string,
  options: { length?: number; version?: string; lineEnd?: string } = {},
) {
  const block = Buffer.concat([
    Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n'),
    Buffer.from(body),
  ]);
  const { length = block.length, version = 'WARC/1.0', lineEnd = '\r\n' } = options;
  const lines = [
    version,
    'WARC-Type: response',
    `WARC-Target-URI: https://${name}.com/`,
    'WARC-Date: 2026-10-14T08:30:00Z',
    `Content-Length: ${length}`,
  ];
  const end = Buffer.from(lineEnd.repeat(2));
  return Buffer.concat([Buffer.from(lines.join(lineEnd)), end, block, end]);
}

async function read(bytes: Buffer) {
  const names: string[] = [];
  const damages: string[] = [];
  const blocks: string[] = [];
  for await (const item of readRecords(bufferSource(bytes)))
    if (item.kind === 'damage') damages.push(item.reason);
    else {
      names.push(item.headers.get('warc-target-uri')?.replace(/^https:\/\/|\.com\/$/g, '') ?? '');
      blocks.push(item.block.toString('latin1'));
    }
  return { names, damages, blocks };
}

const planted = record('victim', '<title>Planted</title>');
const after = record('after', '<title>After</title>');

describe('a page cannot plant the record of another domain', () => {
  const large = Buffer.concat([
    Buffer.alloc(BLOCK_BYTES_MAX + (1 << 20), 'x'),
    Buffer.from('\r\n\r\n'),
    planted,
    Buffer.alloc(1000, 'y'),
  ]);
  const compressedPlant = Buffer.concat([
    Buffer.alloc(BLOCK_BYTES_MAX + (1 << 20), 'x'),
    gzipSync(planted),
    gzipSync(planted),
    Buffer.from('yyy'),
  ]);

  test.each([
    ['a compressed file', gzipSync(record('attacker', large), { level: 1 }), gzipSync(after)],
    ['an uncompressed file', record('attacker', large), after],
    ['an uncompressed file, as gzip', record('attacker', compressedPlant), after],
    [
      'one single member',
      gzipSync(Buffer.concat([record('attacker', large), after]), { level: 1 }),
      Buffer.alloc(0),
    ],
  ])('by a body over the limit in %s', async (_, first, second) => {
    const { names, damages } = await read(Buffer.concat([first, second]));
    expect(names).toEqual(['attacker', 'after']);
    expect(damages).toEqual([]);
  });

  test.each([
    ['uncompressed', record('attacker', large).subarray(0, -500)],
    ['compressed', gzipSync(record('attacker', large), { level: 1 }).subarray(0, -500)],
    ['uncompressed, small', record('attacker', Buffer.concat([planted, planted, planted])).subarray(0, -500)],
    [
      'a short record in a sound member',
      gzipSync(record('attacker', Buffer.concat([planted, planted])).subarray(0, -10)),
    ],
  ])('by a file that was truncated inside its body, %s', async (_, bytes) => {
    expect((await read(bytes)).names).not.toContain('victim');
  });

  test('by a gzip record that deflate stored uncompressed in a truncated member', async () => {
    const body = Buffer.concat([randomBytes(50_000), gzipSync(planted), randomBytes(50_000)]);
    const cut = gzipSync(record('attacker', body), { level: 0 }).subarray(0, -20_000);
    expect((await read(Buffer.concat([cut, gzipSync(after)]))).names).toEqual(['after']);
    expect((await read(cut)).names).toEqual([]);
    const flipped = gzipSync(record('attacker', body), { level: 0 });
    flipped[200] = (flipped[200] ?? 0) ^ 1;
    expect((await read(Buffer.concat([flipped, gzipSync(after)]))).names).toEqual(['after']);
  });

  test('by a body whose wrong length makes the reader search it', async () => {
    const body = Buffer.concat([Buffer.from('<p>\r\n\r\n'), planted, Buffer.alloc(1000, 'y')]);
    const { names } = await read(Buffer.concat([record('attacker', body, { length: 10 }), after, after]));
    expect(names).toEqual(['attacker', 'after', 'after']);
  });
});

describe('files written by other tools', () => {
  test.each(['WARC/0.18', 'WARC/1.1', 'WARC/2.0', 'warc/1.0'])(
    '%s is read, with correct and with wrong lengths',
    async (version) => {
      const three = (length?: number) =>
        Buffer.concat(
          ['a', 'b', 'c'].map((name) =>
            record(name, `<p>${name}`, { version, ...(length !== undefined && { length }) }),
          ),
        );
      for (const bytes of [three(), gzipSync(three()), three(20), gzipSync(three(20))]) {
        const { names, damages } = await read(bytes);
        expect(names).toEqual(['a', 'b', 'c']);
        expect(damages).toEqual([]);
      }
    },
  );

  test.each([40, 118, 200])('a record split over two members after %i bytes is one record', async (at) => {
    const whole = record('split', '<p>Words in the second member.');
    const bytes = Buffer.concat([
      gzipSync(whole.subarray(0, at)),
      gzipSync(whole.subarray(at)),
      gzipSync(after),
    ]);
    const { names, blocks, damages } = await read(bytes);
    expect(names).toEqual(['split', 'after']);
    expect(blocks[0]).toMatch(/second member\.$/);
    expect(damages).toEqual([]);
  });
});

describe('bytes crafted to keep the reader busy', () => {
  test('a flood of gzip headers after a wrong length ends, and the next record is read', async () => {
    const flood = Buffer.alloc(4 << 20, Buffer.from([0x1f, 0x8b, 8, 0]));
    const { names } = await read(Buffer.concat([record('flood', flood, { length: 10 }), after]));
    expect(names).toEqual(['flood', 'after']);
  });

  test('a flood of record headers ends', async () => {
    const flood = Buffer.alloc(4 << 20, 'WARC/1.0\r\nA: b\r\n');
    const { names } = await read(Buffer.concat([record('flood', flood, { length: 10 }), after]));
    expect(names[0]).toBe('flood');
    expect((await read(flood)).names.length + (await read(flood)).damages.length).toBeGreaterThan(0);
  });

  test('a flood of members that decode to much more ends', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('WARC/1.0\r\n'), Buffer.alloc(15 << 20)]), { level: 9 });
    const broken = gzipSync(record('broken', 'x')).fill(0xff, 20, 30);
    const { names } = await read(
      Buffer.concat([broken, ...Array.from({ length: 60 }, () => bomb.subarray(0, -9))]),
    );
    expect(names).toEqual([]);
  });
});

test('reading terminates for any corruption of the bytes', async () => {
  const sound = Buffer.concat([
    gzipSync(record('a', randomBytes(300))),
    record('b', 'plain'),
    gzipSync(Buffer.concat([record('c', 'x'), record('d', 'y')])),
    gzipSync(record('e', '<p>e')),
  ]);
  const edit = fc.record({
    at: fc.nat(sound.length - 1),
    byte: fc.nat(255),
    kind: fc.constantFrom('set', 'cut', 'repeat', 'insert'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 8 }), async (edits) => {
      let bytes = Buffer.from(sound);
      for (const { at, byte, kind } of edits) {
        const offset = at % Math.max(1, bytes.length);
        if (kind === 'set') bytes[offset] = byte;
        else if (kind === 'cut') bytes = bytes.subarray(0, Math.max(1, offset));
        else
          bytes = Buffer.concat([
            bytes.subarray(0, offset),
            kind === 'repeat' ? sound.subarray(at, at + byte) : randomBytes(byte),
            bytes.subarray(offset),
          ]);
      }
      const { names, damages } = await read(bytes);
      expect(names.length + damages.length).toBeLessThan(100);
    }),
    { numRuns: 200 },
  );
});

test('a file of empty gzip members is abandoned after a thousand of them, and the rest is reported', async () => {
  const empty = gzipSync('');
  const many = Buffer.concat([gzipSync(planted), ...Array<Buffer>(20_000).fill(empty), gzipSync(after)]);
  expect(await read(many)).toMatchObject({
    names: ['victim'],
    damages: ['more than 1000 empty gzip members in a row'],
  });
  const few = Buffer.concat([gzipSync(planted), ...Array<Buffer>(999).fill(empty), gzipSync(after)]);
  expect(await read(few)).toMatchObject({ names: ['victim', 'after'], damages: [] });
});

test('the checksum of a large member is verified too', async () => {
  const member = gzipSync(record('large', Buffer.alloc(BLOCK_BYTES_MAX + (1 << 20), 'x')), { level: 1 });
  expect((await read(Buffer.concat([member, gzipSync(after)]))).damages).toEqual([]);
  const changed = Buffer.from(member);
  changed[changed.length - 8] = (changed.at(-8) ?? 0) ^ 1;
  const { names, damages } = await read(Buffer.concat([changed, gzipSync(after)]));
  expect(damages).toEqual(['gzip checksum does not match']);
  expect(names).toEqual(['large', 'after']);
});
