import { defineLinkRoute } from './define-link-route.ts';

export const postResendLink = defineLinkRoute({
  path: '/auth/resend-link',
  summary: 'Mail a new link to an address that waits for verification',
  ask: (requests, email) => requests.resend(email),
});
