import { defineConfig } from 'vite';

/** Chrome 125, Firefox 140 and Safari 17.5 know `light-dark()`, popovers and `:has()`; nothing older is promised. */
const targets = { chrome: 125 << 16, firefox: 140 << 16, safari: (17 << 16) | (5 << 8) };

/** The documentation has a script of its own, which shares nothing with the app. */
const isOfApp = (id: string): boolean => !id.includes('/src/docs/') && !id.endsWith('.css');

/** The browser app. scripts/build-web.ts builds it; `npx vite web` beside a running service is for working on it. */
export default defineConfig({
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  server: {
    proxy: { '^/(?!src/|app|@|node_modules/|assets/)': 'http://127.0.0.1:8080' },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // Nothing in the page itself: the policy lets nothing inline run, and a font in a style sheet is loaded by everybody.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssMinify: 'lightningcss',
    rolldownOptions: {
      input: {
        app: 'index.html',
        pages: 'src/styles/pages.css',
        docs: 'src/docs/docs.ts',
        'docs-styles': 'src/styles/docs.css',
      },
      output: {
        // All that the first page of the app needs is one file. By default every part that a later page shares with it is one of its
        // own, and a first visit asked for thirty.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: isOfApp }] },
      },
    },
  },
});
