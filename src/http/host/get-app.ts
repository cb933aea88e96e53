import { z } from 'zod';
import type { HostServices } from '../host-services.ts';
import { appPage } from '../pages/app-page.ts';
import { html, type Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

const place = z.string().max(300);

const page = {
  method: 'GET',
  tag: 'Status',
  summary: 'The search app',
  access: 'anyone',
  bucket: 'unlimited',
  undocumented: true,
  fromMemory: true,
  answer: html,
} as const;

/**
 * The app reads its address itself, so every address below `/app`, and the copilot's, serves the same page. `/app` itself may contain
 * server-rendered results. Addresses that people guess redirect to the page they mean.
 */
export const appRoutes: readonly Route<HostServices>[] = [
  appAt('/app/{place}', z.object({ place })),
  appAt('/app/{place}/{item}', z.object({ place, item: place })),
  appAt('/copilot', z.object({})),
  ...['login', 'sign-in', 'signup', 'register'].map(entranceAt),
];

function appAt(path: string, params: z.ZodObject): Route<HostServices> {
  return defineRoute({
    ...page,
    path,
    params,
    handler: async ({ params: { place: name, item }, queryText, services, setHeader }) => {
      // The page refers to files whose names change with every build.
      setHeader('cache-control', 'no-cache');
      const built = appPage(services.web);
      const renderer = typeof name === 'string' ? await services.web.serverRenderer() : undefined;
      if (renderer === undefined) return built;
      const meant = renderer.guessedAddress(String(name), typeof item === 'string' ? item : '');
      if (meant !== undefined) {
        setHeader('location', queryText === '' ? meant : `${meant}?${queryText}`);
        return { ...built, status: 302 };
      }
      // The app itself reports a missing page; the status is for programs that follow links.
      return renderer.isRouteName(String(name)) ? built : { ...built, status: 404 };
    },
  });
}

/** The forms to sign in and to register, without `/app` in front. */
function entranceAt(name: string): Route<HostServices> {
  return defineRoute({
    ...page,
    path: `/${name}`,
    handler: async ({ services, setHeader }) => {
      const renderer = await services.web.serverRenderer();
      setHeader('location', renderer?.guessedAddress(name) ?? `/app/${name}`);
      return { ...appPage(services.web), status: 302 };
    },
  });
}
