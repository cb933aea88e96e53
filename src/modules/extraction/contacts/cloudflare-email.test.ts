import { describe, expect, test } from 'vitest';
import { decodeCloudflareEmail, decodeCloudflareLink } from './cloudflare-email.ts';

function hide(address: string, key: number): string {
  return Buffer.from([key, ...Buffer.from(address).map((byte) => byte ^ key)]).toString('hex');
}

describe('Cloudflare e-mail protection', () => {
  test('an address hidden with any key is read back', () => {
    for (const key of [0, 0x2a, 0xff]) {
      expect(decodeCloudflareEmail(hide('hello@nordlicht-keramik.de', key))).toBe(
        'hello@nordlicht-keramik.de',
      );
    }
  });

  test('an address hidden as entities under the cipher is read back', () => {
    const entities = [...'a@b.io'].map((char) => `&#${char.charCodeAt(0)};`).join('');
    expect(decodeCloudflareEmail(hide(entities, 0x43))).toBe('a@b.io');
  });

  test('a protected link carries the address in its fragment', () => {
    const hex = hide('sales@tinrocket.io', 7);
    expect(decodeCloudflareLink(`/cdn-cgi/l/email-protection#${hex}`)).toBe('sales@tinrocket.io');
    expect(decodeCloudflareLink(`cdn-cgi/l/email-protection.html#${hex}`)).toBe('sales@tinrocket.io');
  });

  test('anything else is refused', () => {
    for (const hex of ['', 'zz11', 'abc', '00ff', hide('no address', 9), 'a'.repeat(4000)]) {
      expect(decodeCloudflareEmail(hex)).toBeNull();
    }
    expect(decodeCloudflareLink('/cdn-cgi/l/email-protection')).toBeNull();
    expect(decodeCloudflareLink('/contact#ab12')).toBeNull();
  });
});
