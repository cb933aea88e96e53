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

/** What people type instead of the name of a page, and the address below which that page is. */
const otherNames: Readonly<Record<string, string>> = {
  search: '/app',
  home: '/app',
  results: '/app',
  copilot: '/copilot',
  chat: '/copilot',
  assistant: '/copilot',
  companies: '/app/company',
  domain: '/app/company',
  domains: '/app/company',
  site: '/app/company',
  alert: '/app/monitors',
  alerts: '/app/monitors',
  monitor: '/app/monitors',
  notifications: '/app/inbox',
  list: '/app/lists',
  view: '/app/views',
  searches: '/app/views',
  viewed: '/app/seen',
  'my-companies': '/app/seen',
  enrich: '/app/bulk',
  upload: '/app/bulk',
  import: '/app/bulk',
  keywords: '/app/compare',
  technology: '/app/technologies',
  tech: '/app/technologies',
  similar: '/app/lookalikes',
  competitors: '/app/lookalikes',
  login: '/app/sign-in',
  'log-in': '/app/sign-in',
  signin: '/app/sign-in',
  signup: '/app/register',
  'sign-up': '/app/register',
  'forgot-password': '/app/password',
  settings: '/app/account/settings',
  profile: '/app/account',
  keys: '/app/account/keys',
  'api-keys': '/app/account/keys',
  credits: '/app/account/credits',
  billing: '/app/account/credits',
  sessions: '/app/account/sessions',
  api: '/docs',
  docs: '/docs',
  help: '/docs',
  pricing: '/pricing',
  plans: '/pricing',
  status: '/status',
};

/** The pages that show one thing by its name or number. */
const pagesOfItems: ReadonlySet<string> = new Set([
  '/app/company',
  '/app/lists',
  '/app/monitors',
  '/app/technologies',
]);

/** The address that somebody meant who guessed a name below `/app/`; undefined if it is a page or nothing like one. */
export function guessedAddress(name: string, item = ''): string | undefined {
  const known = Object.hasOwn(otherNames, name.toLowerCase()) ? otherNames[name.toLowerCase()] : undefined;
  const address = name === 'company' && item === '' ? '/app/company' : known;
  if (address === undefined || !pagesOfItems.has(address)) return address;
  if (item !== '') return `${address}/${encodeURIComponent(item)}`;
  // A company has a page only under its domain.
  return address === '/app/company' ? '/app' : address;
}
