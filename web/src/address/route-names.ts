/** The pages of the app below `/app/`. */
const placeNames = [
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

export type RouteName = (typeof placeNames)[number];

export const isPlace = (name: string): name is RouteName => (placeNames as readonly string[]).includes(name);
