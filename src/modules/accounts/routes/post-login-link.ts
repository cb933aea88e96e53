import { defineLinkRoute } from './define-link-route.ts';

export const postLoginLink = defineLinkRoute({
  path: '/auth/login-link',
  summary: 'Mail a link that signs in, once; the answer is the same for every address',
  ask: (requests, email) => requests.signIn(email),
});
