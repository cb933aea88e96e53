import { describe, expect, it } from 'vitest';
import { loadConfig } from '../platform/config/index.ts';
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
    expect(billingOf(loadConfig({ HOST })).mode).toBe(mode);
    expect(billingOf(loadConfig({ HOST, BILLING_MODE: 'closed' })).mode).toBe('closed');
    expect(billingOf(loadConfig({ HOST, BILLING_MODE: 'sandbox' })).mode).toBe('sandbox');
  });

  it.each([
    [{ PUBLIC_URL: 'https://search.example.com' }, 'closed'],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 'closed'],
    [{ PUBLIC_URL: 'http://localhost:8080' }, 'sandbox'],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, 'sandbox'],
  ])('on loopback behind a proxy, by %o, is %s', (settings, mode) => {
    expect(billingOf(loadConfig({ HOST: '127.0.0.1', ...settings })).mode).toBe(mode);
  });

  it('reports the mode and the reason', () => {
    expect(billingOf(loadConfig({ HOST: '0.0.0.0' })).explanation).toMatch(
      /closed because HOST is 0\.0\.0\.0.*only administrators/,
    );
    expect(billingOf(loadConfig({ HOST: '0.0.0.0', BILLING_MODE: 'sandbox' })).explanation).toMatch(
      /BILLING_MODE is set to it/,
    );
  });
});
