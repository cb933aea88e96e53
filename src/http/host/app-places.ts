/** The pages of the app by the name below `/app`, as web/src/shell/places.tsx has them; a test compares the two. */
const places: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'bulk',
  'company',
  'compare',
  'history',
  'inbox',
  'lists',
  'monitors',
  'password',
  'register',
  'seen',
  'side-by-side',
  'sign-in',
]);

export const isAppPlace = (name: string): boolean => places.has(name);

export const appPlaces = (): readonly string[] => [...places];
