import { expect, it } from 'vitest';
import { readWebhookUrl } from './webhook-url.ts';

it.each([
  'https://example.com:25/',
  'https://example.com:22/hook',
  'http://localhost/hook',
  'http://localhost:8080/hook',
  'http://LOCALHOST./hook',
  'http://api.localhost/hook',
  'http://printer.local/hook',
  'http://metadata.google.internal/hook',
  'http://router.home.arpa/hook',
  'http://intranet/hook',
  'http://127.0.0.1/hook',
])('%s is refused at once', (url) => {
  expect(() => readWebhookUrl(url, [])).toThrow('webhook_url must');
});

it.each([
  'https://example.com/hook',
  'http://example.com:8080/hook',
  'https://hooks.example.com:8443/x',
  'https://example.com:65535/',
  'http://example.com:443/',
])('%s is accepted', (url) => {
  expect(readWebhookUrl(url, [])).toBe(new URL(url).href);
});

it('an address that the operator allows is accepted with any name and port', () => {
  expect(readWebhookUrl('http://hooks.intranet:81/x', ['hooks.intranet:81'])).toBe(
    'http://hooks.intranet:81/x',
  );
});
