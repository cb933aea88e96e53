import { describe, expect, it } from 'vitest';
import { readDomainColumn } from './domain-column.ts';

async function read(text: string): Promise<string[]> {
  const parts = await Array.fromAsync(readDomainColumn(Buffer.from(text)), (part) => [...part]);
  return parts.flat();
}

describe('the domains of a file', () => {
  it.each([
    ['one a line', 'a.com\nb.com\r\n\nc.com', ['a.com', 'b.com', 'c.com']],
    ['under a heading', 'name,Domain,city\nAcme,a.com,Rome\n"B, Inc.",b.com,', ['a.com', 'b.com']],
    ['with a byte order mark and semicolons', '\ufeffwebsite;name\nhttps://a.com;"x;y"\n', ['https://a.com']],
    ['with tabs', 'id\turl\n1\ta.com\n2\tb.com', ['a.com', 'b.com']],
    [
      'with quotes and line breaks in cells',
      'n,domain\n"a ""b""\nc", "d.com" \nx,e"f.com',
      ['d.com', 'e"f.com'],
    ],
    ['with a broken row', 'domain\na.com\n"b.com\n', ['a.com']],
    ['with rows of other lengths', 'x,domain\n1\n2,b.com,extra', ['', 'b.com']],
    ['below empty lines', '\n \r\ndomain,x\na.com,1', ['a.com']],
    ['of an empty file', '', []],
  ])('%s', async (_name, text, domains) => expect(await read(text)).toEqual(domains));

  it.each(['utf-16le', 'utf-16be'])('of a file in %s, as spreadsheets save it', async (encoding) => {
    const bytes = Buffer.from('\ufeffname\tdomain\r\nÄ\tmünchen.de\r\n', 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();
    const parts = await Array.fromAsync(readDomainColumn(bytes), (part) => [...part]);
    expect(parts.flat()).toEqual(['münchen.de']);
  });

  it('of a long file, wherever its slices cut a character, a quote or a line', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `"ä ""${n}""\r\n😀";münchen-${n}.de;x\r\n`);
    const domains = await read(`name;domain;more\r\n${rows.join('')}`);
    expect(domains).toEqual(rows.map((_, n) => `münchen-${n}.de`));
  });

  it.each([
    ['one line', 'a'.repeat(1_000_000)],
    ['separators', ',\n'.repeat(500_000)],
    ['one row of cells', 'a,'.repeat(500_000)],
    ['quotes', '"'.repeat(1_000_000)],
  ])('of nothing but %s are read while the event loop goes on', async (_name, text) => {
    let turns = 0;
    let isReading = true;
    const count = (): void => {
      turns += 1;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    const cells = await read(text);
    isReading = false;
    expect(turns).toBeGreaterThanOrEqual(15);
    expect(Math.max(0, ...cells.slice(0, 10).map(({ length }) => length))).toBeLessThanOrEqual(4_096);
  });
});
