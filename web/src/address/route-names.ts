/** The pages of the app below `/app/`. */
const routeNames = [
  'company',
  'compare',
  'side-by-side',
  'bulk',
  'admin',
  'lists',
  'views',
  'shared',
  'technologies',
  'related',
  'identifiers',
  'lookalikes',
  'seen',
  'monitors',
  'inbox',
  'history',
  'account',
  'sign-in',
  'register',
  'password',
] as const;

export type RouteName = (typeof routeNames)[number];

export const isRouteName = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);
