import { describe, expect, it } from 'vitest';
import { networkMatcher, networkOf } from './network-address.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
    ['nonsense', 'nonsense'],
    ['non:sense', 'non:sense'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('lies in the networks that contain it, however it is written', () => {
    const isKnown = networkMatcher(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']);
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', '2001:db8:9::1', '::1'])
      expect([address, isKnown(address)]).toEqual([address, true]);
    for (const address of ['11.1.2.3', '192.0.2.8', '2001:db9::1', '::2', 'nonsense', ''])
      expect([address, isKnown(address)]).toEqual([address, false]);
    expect(networkMatcher([])('127.0.0.1')).toBe(false);
  });
});
