import { defineLinkRoute } from './define-link-route.ts';

export const postPasswordReset = defineLinkRoute({
  path: '/auth/password-reset',
  summary: 'Mail a link to choose a new password; the answer is the same for every address',
  ask: (requests, email) => requests.passwordReset(email),
});
