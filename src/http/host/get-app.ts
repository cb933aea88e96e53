import { z } from 'zod';
import type { HostServices } from '../host-services.ts';
import { type HtmlPage, html, type Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

const place = z.string().max(300);

/** The app reads its address itself, so every address below `/app`, and the copilot's, is the same page. */
export const appRoutes: readonly Route<HostServices>[] = [
  appAt('/app', z.object({})),
  appAt('/app/{place}', z.object({ place })),
  appAt('/app/{place}/{item}', z.object({ place, item: place })),
  appAt('/copilot', z.object({})),
];

function appAt(path: string, params: z.ZodObject): Route<HostServices> {
  return defineRoute({
    method: 'GET',
    path,
    tag: 'Status',
    summary: 'The search app',
    access: 'anyone',
    bucket: 'unlimited',
    undocumented: true,
    fromMemory: true,
    params,
    answer: html,
    handler: ({ services, setHeader }) => {
      // What it names changes with every build.
      setHeader('cache-control', 'no-cache');
      return pageOf(services.web.appPage);
    },
  });
}

const pageOf = (page: string | undefined): HtmlPage =>
  page === undefined
    ? { status: 503, policy: appPolicy, render: () => NOT_BUILT }
    : { policy: appPolicy, render: () => page };

/** Nothing inline and nothing from elsewhere; no script may turn text into markup or code. */
const appPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const;

const NOT_BUILT = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Homedex</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>The app is not built</h1>
    <p>Start the service with <code>npm start</code>, which builds it; the log says why if that failed. The API and <a href="/docs">its description</a> work.</p>
  </body>
</html>
`;
