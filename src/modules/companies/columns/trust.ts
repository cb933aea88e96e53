import { flag, integer, list, text } from './column.ts';

/** Law, consent and transport security. */
export const trustColumns = [
  text('privacy_policy_url', 'Privacy policy.', 'https://example.com/privacy'),
  text('terms_url', 'Terms and conditions.', 'https://example.com/terms'),
  text('imprint_url', 'Imprint or legal notice.', 'https://example.com/imprint'),
  text('cookie_policy_url', 'Cookie policy.', 'https://example.com/cookies'),
  flag('has_cookie_banner', 'The page shows a cookie banner.', true, 'always'),
  flag('is_https', 'The page was served over HTTPS.', true, 'always'),
  flag('has_hsts', 'Strict-Transport-Security is set.', true, 'always'),
  flag('has_csp', 'A content security policy is set.', false, 'always'),
  list('security_headers', 'Security headers the server sends.', ['x-content-type-options']),
  integer('copyright_year', 'Latest year in the copyright line.', 2026),
  list('payment_badges', 'Payment methods shown.', ['Visa', 'PayPal']),
] as const;
