import type { HtmlPage } from '../route.ts';
import type { BuiltWeb } from '../web/built-web.ts';

/** The page of the app, with server-rendered content if there is any. */
export function appPage({ appPage: built }: BuiltWeb, first?: FirstContent): HtmlPage {
  if (built === undefined) return { status: 503, policy, render: () => NOT_BUILT };
  const page = first ? withContent(built, first) : built;
  return { policy, render: () => page };
}

/** Markup for the root element that the app renders into later, and its language. */
export interface FirstContent {
  readonly content: string;
  readonly language: string;
}

/** Comments that mark what the built page shows by itself. */
const ROOT = /<!--root-->.*<!--\/root-->/s;

const withContent = (page: string, { content, language }: FirstContent): string =>
  page.replace('<html lang="en">', `<html lang="${language}">`).replace(ROOT, () => content);

/** Allows nothing inline and nothing from other origins; no script may turn text into markup or code. */
const policy = {
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
