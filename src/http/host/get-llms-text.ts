import { curlCommand, examples } from '../openapi/examples.ts';
import { defineRoute, type Route } from '../route.ts';

/** A plain guide to the API for language models and people in a hurry; made by the list of routes, which it cannot import. */
export function getLlmsText(routes: readonly Route[]): Route {
  const text = guide(routes);
  return defineRoute({
    method: 'GET',
    path: '/llms.txt',
    tag: 'Status',
    summary: 'The API in plain text',
    access: 'anyone',
    bucket: 'guard',
    undocumented: true,
    answer: { kind: 'text', mediaType: 'text/plain; charset=utf-8' },
    handler: () => text,
  });
}

function guide(routes: readonly Route[]): string {
  const documented = routes.filter(({ undocumented }) => !undocumented);
  const tags = [...new Set(documented.map(({ tag }) => tag))];
  const sections = tags.map((tag) => {
    const entries = documented.filter((route) => route.tag === tag).map(describe);
    return `## ${tag}\n\n${entries.join('\n')}`;
  });
  return `# Homedex

> A self-hosted index of website homepages: search by phrase or words with filters, exact counts, 178-column company profiles, exports, lists, monitors.

Answers are JSON with status 200; failures carry \`detail\`. Authentication is \`Authorization: Bearer TOKEN\` (a session token or an API key); search works without.
The full description is [/openapi.json](/openapi.json), a page to try it is [/docs](/docs).

${sections.join('\n\n')}
`;
}

function describe(route: Route): string {
  const { method, path, summary, access } = route;
  const example = examples[`${method} ${path}`];
  const parameters = Object.keys({
    ...route.query?.shape,
    ...(route.body && 'shape' in route.body ? (route.body.shape as object) : {}),
  });
  return [
    `- \`${method} ${path}\`: ${summary}.${access === 'anyone' ? '' : ` Needs ${access === 'admin' ? 'an administrator' : 'an account'}.`}`,
    ...(parameters.length > 0 ? [`  Takes ${parameters.join(', ')}.`] : []),
    ...(example ? [`  ${curlCommand(method, example, access !== 'anyone')}`] : []),
  ].join('\n');
}
