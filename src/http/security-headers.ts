import { randomBytes } from 'node:crypto';

/** Headers of every response. A response that is not a page is never rendered, so its policy allows nothing. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Browsers must not fall back to http for a service that is reached by https. */
export const transportHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {};

/** Headers that only matter to a browser that shows a page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

export const createNonce = (): string => randomBytes(16).toString('base64');

/** Only scripts and styles that carry this response's nonce or come from this server are allowed. */
export function pagePolicy(nonce: string, additions: Readonly<Record<string, string>> = {}): string {
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...additions,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
