import { defineLinkRoute } from './define-link-route.ts';

export const postLoginLink = defineLinkRoute({
  path: '/auth/login-link',
  summary: 'E-mail a one-time sign-in link; the response is the same for every address',
  ask: (requests, email, locale) => requests.signIn(email, locale),
});
