import { found, type Heuristic } from '../heuristic.ts';

const securityHeaders = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'cross-origin-resource-policy',
  'x-xss-protection',
  'expect-ct',
];

/** Transport security, from the address and the response headers. */
export const transport: Heuristic = ({ address, headers, metas }) => [
  ...found('is_https', address.isHttps, 'final address'),
  ...found(
    'has_hsts',
    address.isHttps && headers.has('strict-transport-security'),
    'Strict-Transport-Security',
  ),
  ...found('has_csp', headers.has('content-security-policy'), 'Content-Security-Policy'),
  ...found('has_csp', metas.has('content-security-policy'), 'meta Content-Security-Policy'),
  ...found(
    'security_headers',
    securityHeaders.filter((name) => headers.has(name)),
    'response headers',
  ),
];
