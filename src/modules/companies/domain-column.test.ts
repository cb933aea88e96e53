import { describe, expect, it } from 'vitest';
import { DomainTable, readDomainColumn } from './domain-column.ts';

async function read(text: string): Promise<string[]> {
  const parts = await Array.fromAsync(readDomainColumn([Buffer.from(text)]), (part) => [...part]);
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
    ['with a broken row', 'domain\na.com\n"b.com\n', ['a.com', 'b.com']],
    ['with rows of other lengths', 'x,domain\n1\n2,b.com,extra', ['', 'b.com']],
    ['below empty lines', '\n \r\ndomain,x\na.com,1', ['a.com']],
    ['below a line of tabs', '\t\t\t\ndomain,x\na.com,1', ['a.com']],
    ['of an empty file', '', []],
  ])('%s', async (_name, text, domains) => expect(await read(text)).toEqual(domains));

  it.each(['utf-16le', 'utf-16be'])('of a file in %s, as spreadsheets save it', async (encoding) => {
    const bytes = Buffer.from('\ufeffname\tdomain\r\nÄ\tmünchen.de\r\n', 'utf16le');
    if (encoding === 'utf-16be') bytes.swap16();
    const parts = await Array.fromAsync(readDomainColumn([bytes]), (part) => [...part]);
    expect(parts.flat()).toEqual(['münchen.de']);
  });

  it('of a long file are read correctly, wherever its slices cut a character, a quote or a line', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `"ä ""${n}""\r\n😀";münchen-${n}.de;x\r\n`);
    const domains = await read(`name;domain;more\r\n${rows.join('')}`);
    expect(domains).toEqual(rows.map((_, n) => `münchen-${n}.de`));
  });

  it.each([
    ['one line', 'a'.repeat(1_000_000)],
    ['separators', ',\n'.repeat(500_000)],
    ['one row of cells', 'a,'.repeat(500_000)],
    ['quotes', '"'.repeat(1_000_000)],
  ])('of only %s are read without blocking the event loop', async (_name, text) => {
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

describe('a quote that is never closed', () => {
  const rows = Array.from({ length: 1_000 }, (_, n) => `Name ${n},site-${n}.com`);
  const domains = rows.map((_, n) => `site-${n}.com`);

  it.each([
    ['in the first row', ['"Acme,a.com', ...rows], ['a.com', ...domains]],
    [
      'in the middle',
      [...rows.slice(0, 500), '"Acme,a.com', ...rows.slice(500)],
      [...domains.slice(0, 500), 'a.com', ...domains.slice(500)],
    ],
    ['in the last row', [...rows, '"Acme,a.com'], [...domains, 'a.com']],
    [
      'before rows with sound quotes',
      ['"Acme,a.com', '"B, Inc.",b.com', ...rows],
      ['a.com', 'b.com', ...domains],
    ],
  ])('%s costs only its row, and is counted', (_name, lines, expected) => {
    const table = new DomainTable();
    const bytes = Buffer.from(`name,domain\n${lines.join('\n')}\n`);
    const read = [];
    // Slices of a size that cuts rows, quotes and line breaks everywhere.
    for (let at = 0; at < bytes.length; at += 97) read.push(...table.read(bytes.subarray(at, at + 97)));
    read.push(...table.end());
    expect(read.map(({ given }) => given)).toEqual(expected);
    expect(table.unreadableRows).toBe(1);
  });

  it('does not break a quoted cell of many lines', async () => {
    const note = 'a line, with a comma\n'.repeat(1_000);
    expect(await read(`note,domain\n"${note}",a.com\nx,b.com\n`)).toEqual(['a.com', 'b.com']);
  });
});

describe('a file that is not a table', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  it.each([
    ['a picture', png, /not a text file/],
    ['a workbook', Buffer.from('PK\x03\x04\x14\x00'), /Excel.*save it as CSV/],
  ])('such as %s is refused with an error message', (_name, bytes, sentence) => {
    expect(() => [...new DomainTable().read(bytes)]).toThrow(sentence);
  });

  it('such as a line of megabytes is skipped and counted', () => {
    const table = new DomainTable();
    const line = Buffer.from('x'.repeat(1 << 16));
    const rows = [...table.read(Buffer.from('domain\na.com\n'))];
    for (let n = 0; n < 32; n++) rows.push(...table.read(line));
    rows.push(...table.read(Buffer.from('\nb.com\n')), ...table.end());
    expect([rows.map(({ given }) => given), table.unreadableRows]).toEqual([['a.com', 'b.com'], 1]);
  });
});

describe('your own columns', () => {
  const tableOf = (text: string | Buffer) => {
    const table = new DomainTable();
    const rows = [...table.read(Buffer.from(text)), ...table.end()];
    return { columns: table.ownColumns, cells: rows.map(({ own }) => own) };
  };

  it('are those of the heading, and every row has a cell for each', () => {
    expect(tableOf('owner,website,,owner\nAnn,a.com,1,x\nBob,b.com')).toEqual({
      columns: ['owner', 'website', 'column_3', 'owner_4'],
      cells: [
        ['Ann', 'a.com', '1', 'x'],
        ['Bob', 'b.com', '', ''],
      ],
    });
  });

  it('have numbers where there is no heading, and a plain list has none', () => {
    expect(tableOf('a.com;Ann\nb.com;Bob').columns).toEqual(['column_1', 'column_2']);
    expect(tableOf('domain\na.com')).toEqual({ columns: [], cells: [[]] });
  });

  it('keep the characters of an old spreadsheet', () => {
    expect(tableOf(Buffer.from('name,domain\nMüller,a.com', 'latin1')).cells).toEqual([['Müller', 'a.com']]);
  });
});
