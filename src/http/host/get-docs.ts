import { html } from '../route.ts';
import { defineRoute } from './define-route.ts';

export const getDocs = defineRoute({
  method: 'GET',
  path: '/docs',
  tag: 'Status',
  summary: 'Interactive documentation',
  access: 'anyone',
  bucket: 'guard',
  undocumented: true,
  fromMemory: true,
  answer: html,
  // The reference sets style attributes on its elements, which no nonce can cover.
  handler: () => ({
    policy: {
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'worker-src': "'self' blob:",
    },
    render: docsPage,
  }),
});

const docsPage = (nonce: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Homedex API</title>
    <link rel="icon" href="data:,">
    <meta property="csp-nonce" content="${nonce}" nonce="${nonce}">
  </head>
  <body>
    <div id="app"></div>
    <noscript>This page needs JavaScript. The same description as JSON: <a href="/openapi.json">/openapi.json</a></noscript>
    <script src="/docs/reference.js" nonce="${nonce}"></script>
    <script nonce="${nonce}">
      Scalar.createApiReference('#app', ${JSON.stringify(referenceSettings)});
    </script>
  </body>
</html>
`;

/** Everything that would reach outside this server (fonts, the vendor's request proxy and its assistant) is off. */
const referenceSettings = {
  url: '/openapi.json',
  withDefaultFonts: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};
