import type { HostServices } from '../host-services.ts';
import { curlCommand, type Examples } from '../openapi/example.ts';
import type { Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

/**
 * A plain guide to the API for language models and people in a hurry. The routes are passed in, because this file cannot import the list it
 * belongs to.
 */
export function getLlmsText(routes: readonly Route[], examples: Examples): Route<HostServices> {
  let written: { readonly address: string; readonly text: string } | undefined;
  return defineRoute({
    method: 'GET',
    path: '/llms.txt',
    tag: 'Status',
    summary: 'The API in plain text',
    access: 'anyone',
    bucket: 'guard',
    undocumented: true,
    fromMemory: true,
    etag: true,
    answer: { kind: 'text', mediaType: 'text/plain; charset=utf-8' },
    handler: ({ services, setHeader }) => {
      setHeader('cache-control', 'no-cache');
      const address = services.instance.publicUrl;
      if (written?.address !== address) written = { address, text: guide(routes, examples, address) };
      return written.text;
    },
  });
}

function guide(routes: readonly Route[], examples: Examples, address: string): string {
  const documented = routes.filter(({ undocumented }) => !undocumented);
  const tags = [...new Set(documented.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const entries = documented
      .filter((route) => route.tag === tag)
      .map((route) => describe(route, examples, address));
    return `## ${tag}\n\n${entries.join('\n')}`;
  });
  return `# Homedex

> A self-hosted index of website homepages: search by phrase or words with filters, exact counts, 178-column company profiles, exports, lists, monitors.

Responses are JSON; errors explain themselves in \`detail\`. Authentication is \`Authorization: Bearer TOKEN\` (a session token or an API key); search works without it.
HEAD works wherever GET changes nothing, otherwise it answers 405. Responses are compressed with br, zstd or gzip if accepted.
The full description is [/openapi.json](/openapi.json); try it at [/docs](/docs).

${sections.join('\n\n')}
`;
}

const needs: Readonly<Record<Exclude<Route['access'], 'anyone'>, string>> = {
  token: 'an account or the admin token',
  account: 'an account',
  session: 'a session (API keys are rejected)',
  admin: 'an administrator',
};

function describe(route: Route, examples: Examples, address: string): string {
  const { method, path, summary, access } = route;
  const example = examples[`${method} ${path}`];
  const parameters = Object.keys({
    ...route.query?.shape,
    ...(route.body && 'shape' in route.body ? (route.body.shape as object) : {}),
  });
  return [
    `- \`${method} ${path}\`: ${summary}.${access === 'anyone' ? '' : ` Requires ${needs[access]}.`}`,
    ...(parameters.length > 0 ? [`  Parameters: ${parameters.join(', ')}.`] : []),
    ...(example ? [`  ${curlCommand(address, method, example, access !== 'anyone')}`] : []),
  ].join('\n');
}
