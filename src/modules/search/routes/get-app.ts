import { z } from 'zod';
import type { HostServices } from '../../../http/index.ts';
import { appPage } from '../../../http/pages/app-page.ts';
import { html, routesOf } from '../../../http/route.ts';
import { searchParameters, seenParameter } from '../search-parameters.ts';
import type { ServerRenderedResults } from '../server-rendered-results.ts';

interface AppServices extends Pick<HostServices, 'web'> {
  readonly serverRenderedResults: ServerRenderedResults;
}

const defineRoute = routesOf<AppServices>();

/** Any parameters are allowed: the app interprets the address, and the page exists for all of them. */
const names = [...Object.keys(searchParameters), ...Object.keys(seenParameter), 'view', 'open', 'typed'];
const texts = Object.fromEntries(names.map((name) => [name, z.unknown().optional()]));

export const getApp = defineRoute({
  method: 'GET',
  path: '/app',
  tag: 'Status',
  summary: 'The search app, with the first results of the search in its address',
  access: 'anyone',
  // The page is never refused; its search is counted like any other, and skipped above the limit.
  bucket: 'unlimited',
  undocumented: true,
  query: z.object(texts),
  headers: z.object({ 'accept-language': z.string().optional() }),
  answer: html,
  handler: async ({ query, headers, caller, signal, services, setHeader }) => {
    // The page refers to files that change with every build, and its content changes with every crawl.
    setHeader('cache-control', 'no-cache');
    setHeader('vary', 'accept-language');
    const given = Object.entries(query).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    const first = await services.serverRenderedResults.of({
      query: new URLSearchParams(given).toString(),
      languages: headers['accept-language'] ?? '',
      caller,
      signal,
    });
    return appPage(services.web, first);
  },
});
