import scalar from '@scalar/fastify-api-reference';
import Fastify from 'fastify';
import { defineRoute } from './define-route.ts';

export const getDocsScript = defineRoute({
  method: 'GET',
  path: '/docs/reference.js',
  tag: 'Status',
  summary: 'The script of the documentation page',
  access: 'anyone',
  bucket: 'guard',
  undocumented: true,
  fromMemory: true,
  etag: true,
  answer: { kind: 'text', mediaType: 'text/javascript; charset=utf-8' },
  handler: ({ setHeader }) => {
    setHeader('cache-control', 'public, max-age=3600');
    script ??= readScript();
    return script;
  },
});

let script: Promise<Buffer> | undefined;

/** The package keeps its browser script inside a Fastify plugin, so a throwaway instance hands it out; our page then has its own policy and nonce. */
async function readScript(): Promise<Buffer> {
  const shelf = Fastify();
  await shelf.register(scalar, { routePrefix: '/docs', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await shelf.inject('/docs/js/scalar.js');
  await shelf.close();
  return rawPayload;
}
