import { defineLinkRoute } from './define-link-route.ts';

export const postResendLink = defineLinkRoute({
  path: '/auth/resend-link',
  summary: 'E-mail a new link to an address waiting for verification',
  ask: (requests, email, locale) => requests.resend(email, locale),
});
