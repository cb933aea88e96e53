import { defineLinkRoute } from './define-link-route.ts';

export const postPasswordReset = defineLinkRoute({
  path: '/auth/password-reset',
  summary: 'E-mail a link to choose a new password; the response is the same for every address',
  ask: (requests, email, locale) => requests.passwordReset(email, locale),
});
