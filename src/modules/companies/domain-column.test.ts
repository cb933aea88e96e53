import { describe, expect, it } from 'vitest';
import { readDomainColumn } from './domain-column.ts';

describe('the domains of a file', () => {
  it.each([
    ['one a line', 'a.com\nb.com\r\n\nc.com', ['a.com', 'b.com', 'c.com']],
    ['under a heading', 'name,Domain,city\nAcme,a.com,Rome\n"B, Inc.",b.com,', ['a.com', 'b.com']],
    ['with a byte order mark and semicolons', '\ufeffwebsite;name\nhttps://a.com;"x;y"\n', ['https://a.com']],
    ['with tabs', 'id\turl\n1\ta.com\n2\tb.com', ['a.com', 'b.com']],
    ['with a broken row', 'domain\na.com\n"b.com\n', ['a.com']],
    ['with rows of other lengths', 'x,domain\n1\n2,b.com,extra', ['', 'b.com']],
    ['of an empty file', '', []],
  ])('%s', (_name, text, domains) => expect(readDomainColumn(Buffer.from(text))).toEqual(domains));
});
