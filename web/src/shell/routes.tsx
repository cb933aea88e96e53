import { type ComponentType, lazy, type ReactNode } from 'react';
import { isRouteName, type RouteName } from '../address/route-names.ts';
import { SearchPage } from '../search/search-page.tsx';
import { NotFound } from './not-found.tsx';

interface PageProps {
  /** The path segment after the page: a domain or an id. */
  readonly item: string;
}

type Page = ComponentType<PageProps>;

/** Every page of the app by its path below `/app`. Pages that most people never open are loaded on demand. */
const pages: Readonly<Record<RouteName, Page>> = {
  company: lazy(() => import('../profile/company-page.tsx')),
  compare: lazy(() => import('../compare/compare-page.tsx')),
  'side-by-side': lazy(() => import('../compare/side-by-side-page.tsx')),
  bulk: lazy(() => import('../bulk/bulk-page.tsx')),
  admin: lazy(() => import('../admin/admin-page.tsx')),
  lists: lazy(() => import('../lists/lists-page.tsx')),
  views: lazy(() => import('../views/views-page.tsx')),
  shared: lazy(() => import('../views/shared-page.tsx')),
  technologies: lazy(() => import('../technologies/technologies-page.tsx')),
  related: lazy(() => import('../relations/related-page.tsx')),
  identifiers: lazy(() => import('../relations/identifier-page.tsx')),
  lookalikes: lazy(() => import('../lookalikes/lookalikes-page.tsx')),
  seen: lazy(() => import('../viewed/viewed-page.tsx')),
  monitors: lazy(() => import('../monitors/monitors-page.tsx')),
  inbox: lazy(() => import('../inbox/inbox-page.tsx')),
  history: lazy(() => import('../history/history-page.tsx')),
  account: lazy(() => import('../account/account-page.tsx')),
  'sign-in': lazy(() => import('../account/sign-in-page.tsx')),
  register: lazy(() => import('../account/register-page.tsx')),
  password: lazy(() => import('../account/forgotten-password-page.tsx')),
};

const Search = (): ReactNode => <SearchPage />;

const CopilotPage = lazy(() => import('../copilot/copilot-page.tsx'));

export function pageAt(path: string): { readonly Page: Page; readonly item: string } {
  if (path === '/copilot') return { Page: CopilotPage, item: '' };
  const [name = '', item = ''] = path
    .replace(/^\/app\/?/, '')
    .split('/')
    .map(decoded);
  if (name === '') return { Page: Search, item };
  return { Page: isRouteName(name) ? pages[name] : NotFound, item };
}

/** Whether the navigation is shown. The sign-in pages have none, because there is nowhere else to go yet. */
export const hasNavigation = (path: string): boolean => !/^\/app\/(?:sign-in|register|password)$/.test(path);

/** A truncated escape sequence must not throw; the page is simply not found. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
