import { z } from 'zod';
import type { HostServices } from '../host-services.ts';
import { appPage } from '../pages/app-page.ts';
import { html, type Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

const place = z.string().max(300);

/**
 * The app reads its address itself, so every address below `/app`, and the copilot's, serves the same page. `/app` itself may contain
 * server-rendered results.
 */
export const appRoutes: readonly Route<HostServices>[] = [
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
    handler: async ({ params: { place: name }, services, setHeader }) => {
      // The page refers to files whose names change with every build.
      setHeader('cache-control', 'no-cache');
      const page = appPage(services.web);
      const renderer = typeof name === 'string' ? await services.web.serverRenderer() : undefined;
      // The app itself reports a missing page; the status is for programs that follow links.
      return renderer === undefined || renderer.isRouteName(String(name)) ? page : { ...page, status: 404 };
    },
  });
}
