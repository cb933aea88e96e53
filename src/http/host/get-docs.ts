import { type Locale, languageHeader, localeFor } from '../../platform/locale.ts';
import type { HostServices } from '../host-services.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Examples } from '../openapi/example.ts';
import type { ApiDescription } from '../pages/docs/api-description.ts';
import { docsPage } from '../pages/docs/docs-page.ts';
import { pageOf } from '../pages/page.ts';
import { type HtmlPage, html, type Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

/** Renders the description of the routes as a page. The routes are passed in, because this file cannot import the list it belongs to. */
export function getDocs(routes: readonly Route[], examples: Examples): Route<HostServices> {
  const made = new Map<Locale['language'], { readonly address: string; readonly page: HtmlPage }>();
  return defineRoute({
    method: 'GET',
    path: '/docs',
    tag: 'Status',
    summary: 'The documentation, whose requests can be run',
    access: 'anyone',
    bucket: 'guard',
    undocumented: true,
    fromMemory: true,
    headers: languageHeader,
    answer: html,
    handler: ({ services: { web, instance }, headers, setHeader }) => {
      const locale = localeFor(headers);
      // The page refers to files whose names change with every build.
      setHeader('cache-control', 'no-cache');
      const address = instance.publicUrl;
      const known = made.get(locale.language);
      if (known?.address === address) return known.page;
      const description = openApiDocument(routes, examples, instance) as unknown as ApiDescription;
      const page = pageOf(web, {
        locale,
        path: '/docs',
        title: 'API · Homedex',
        description: locale.t('Every endpoint of the Homedex API, with examples you can run.'),
        styles: 'src/styles/docs.css',
        script: 'src/docs/docs.ts',
        main: docsPage(locale, { description, examples, instance }),
      });
      made.set(locale.language, { address, page });
      return page;
    },
  });
}
