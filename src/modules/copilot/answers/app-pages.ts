import { type AppSection, type CallArguments, filtersIn, type PlannedCall } from '../planner/index.ts';

/** A page of the app that shows more than an answer can. */
export interface Page {
  readonly name: 'compare' | 'company' | 'lookalikes' | AppSection;
  readonly path: string;
}

/** The page that shows the result in full; undefined for an ordinary search, which is shown beside the conversation. */
export function resultPage({ name, args }: Pick<PlannedCall, 'name' | 'args'>): Page | undefined {
  const domain = encodeURIComponent(String(args.domain ?? ''));
  if (name === 'lookup') return { name: 'company', path: `/app/company/${domain}` };
  if (name === 'similar' && LOOKALIKE_FILTERS.some((filter) => args[filter] !== undefined))
    return { name: 'lookalikes', path: lookalikesPath(args) };
  if (name === 'similar' && args.domain !== undefined)
    return { name: 'lookalikes', path: `/app/company/${domain}?tab=lookalikes` };
  if (name === 'search' && args.domains !== undefined)
    return { name: 'compare', path: `/app/side-by-side?domains=${encodeURIComponent(String(args.domains))}` };
  return undefined;
}

/** What the page of lookalikes reads besides the companies to resemble; the tab of a company has no conditions. */
const LOOKALIKE_FILTERS = ['not', 'country', 'industry', 'technology'] as const;

function lookalikesPath({ domain, domains, ...args }: CallArguments): string {
  const parameters = new URLSearchParams({ domains: String(domain ?? domains ?? '') });
  for (const name of LOOKALIKE_FILTERS)
    if (args[name] !== undefined) parameters.set(name, String(args[name]));
  return `/app/lookalikes?${parameters}`;
}

/** The page of an ordinary search, where its result can be exported. */
export function searchPage({ fields: _fields, size: _size, limit: _limit, ...args }: CallArguments): Page {
  // Parameters that the call omits get the defaults of the API, so that the page shows the same companies.
  const parameters = new URLSearchParams(args.q === undefined ? {} : { mode: 'phrase', forms: 'false' });
  for (const condition of filtersIn(args)) parameters.append('filter', condition);
  for (const [name, value] of Object.entries(args))
    if (name !== 'filter') parameters.set(name, String(value));
  return { name: 'results', path: `${sectionPaths.results}?${parameters}` };
}

/** The search with the form on it that saves it as a view or creates an alert for it. */
export function searchPageWithForm(section: 'views' | 'monitors', args: CallArguments): Page {
  const { path } = searchPage(args);
  return { name: section, path: `${path}&layer=${section === 'views' ? 'view' : 'monitor'}` };
}

const sectionPaths: Readonly<Record<AppSection, string>> = {
  lists: '/app/lists',
  monitors: '/app/monitors',
  account: '/app/account/settings',
  keys: '/app/account/keys',
  history: '/app/history',
  views: '/app/views',
  results: '/app',
};

export const sectionPage = (section: AppSection): Page => ({ name: section, path: sectionPaths[section] });
