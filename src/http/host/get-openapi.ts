import type { HostServices } from '../host-services.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { Examples } from '../openapi/example.ts';
import type { Route } from '../route.ts';
import { defineRoute } from './define-route.ts';

/** Describes the given routes. They are passed in, because this file cannot import the list it belongs to. */
export function getOpenApi(routes: readonly Route[], examples: Examples): Route<HostServices> {
  let written: { readonly address: string; readonly text: string } | undefined;
  return defineRoute({
    method: 'GET',
    path: '/openapi.json',
    tag: 'Status',
    summary: 'This description, as OpenAPI 3.1',
    access: 'anyone',
    bucket: 'guard',
    undocumented: true,
    fromMemory: true,
    etag: true,
    answer: { kind: 'text', mediaType: 'application/json; charset=utf-8' },
    handler: ({ services, setHeader }) => {
      setHeader('cache-control', 'no-cache');
      const address = services.instance.publicUrl;
      if (written?.address !== address)
        written = { address, text: JSON.stringify(openApiDocument(routes, examples, services.instance)) };
      return written.text;
    },
  });
}
