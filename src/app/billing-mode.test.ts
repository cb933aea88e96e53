import { describe, expect, it } from 'vitest';
import { billingOf } from './billing-mode.ts';

describe('the billing mode', () => {
  it.each([
    ['127.0.0.1', 'sandbox'],
    ['localhost', 'sandbox'],
    ['::1', 'sandbox'],
    ['0.0.0.0', 'closed'],
    ['::', 'closed'],
    ['192.168.1.5', 'closed'],
    ['127.evil.com', 'closed'],
  ])('on HOST=%s is %s unless it is set', (HOST, mode) => {
    expect(billingOf({ HOST, BILLING_MODE: undefined }).mode).toBe(mode);
    expect(billingOf({ HOST, BILLING_MODE: 'closed' }).mode).toBe('closed');
    expect(billingOf({ HOST, BILLING_MODE: 'sandbox' }).mode).toBe('sandbox');
  });

  it('reports the mode and the reason', () => {
    expect(billingOf({ HOST: '0.0.0.0', BILLING_MODE: undefined }).explanation).toMatch(
      /closed because HOST is 0\.0\.0\.0.*only administrators/,
    );
    expect(billingOf({ HOST: '0.0.0.0', BILLING_MODE: 'sandbox' }).explanation).toMatch(
      /BILLING_MODE is set to it/,
    );
  });
});
