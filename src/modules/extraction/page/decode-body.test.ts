import { describe, expect, it } from 'vitest';
import { bodyBytesMax, decodeBody } from './decode-body.ts';

const cyrillic1251 = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]);

describe('charset', () => {
  it('follows the header', () => {
    expect(decodeBody(cyrillic1251, 'text/html; charset=windows-1251')).toEqual({
      html: 'Привет',
      charset: 'windows-1251',
    });
  });

  it('follows the declaration in the page', () => {
    const body = Buffer.concat([Buffer.from('<meta charset="windows-1251">'), cyrillic1251]);
    expect(decodeBody(body, '').html).toContain('Привет');
  });

  it('finds a declaration that comes late', () => {
    const body = Buffer.concat([
      Buffer.from(`<!--${'x'.repeat(2000)}--><meta charset=koi8-r>`),
      Uint8Array.from([0xf0, 0xd2]),
    ]);
    expect(decodeBody(body, '').html).toMatch(/Пр$/);
  });

  it('trusts the bytes when they are UTF-8 and the header differs', () => {
    expect(decodeBody(Buffer.from('Grüße'), 'text/html; charset=iso-8859-1')).toEqual({
      html: 'Grüße',
      charset: 'utf-8',
    });
  });

  it('puts a byte order mark above everything', () => {
    const body = Buffer.concat([Uint8Array.from([0xff, 0xfe]), Buffer.from('Grüße', 'utf16le')]);
    expect(decodeBody(body, 'text/html; charset=utf-8').html).toBe('Grüße');
  });

  it('reads undeclared single bytes as windows-1252', () => {
    expect(decodeBody(Uint8Array.from([0x47, 0x72, 0xfc, 0x80]), '').html).toBe('Grü€');
  });

  it('survives charsets that do not exist or cannot be decoded', () => {
    for (const label of ['nonsense', 'replacement', 'x-user-defined', 'utf-7'])
      expect(decodeBody(Buffer.from('abc'), `text/html; charset=${label}`).html).toBe('abc');
  });

  it('truncates at the limit without mistaking the cut character for bad UTF-8', () => {
    const body = Buffer.from(`${'a'.repeat(bodyBytesMax - 1)}é`);
    expect(decodeBody(body, 'text/html; charset=windows-1251').charset).toBe('windows-1251');
    const mixed = Buffer.from(`é${'a'.repeat(bodyBytesMax - 3)}é`);
    expect(decodeBody(mixed, '').charset).toBe('utf-8');
  });
});
