import { english, type Locale } from '../../platform/locale.ts';
import type { HtmlPage } from '../route.ts';
import type { BuiltWeb } from '../web/built-web.ts';
import { type Markup, markup } from './markup.ts';

interface PageContent {
  /** English by default. */
  readonly locale?: Locale;
  /** The link in the header that leads to this page. */
  readonly path?: string;
  readonly title: string;
  readonly description?: string;
  readonly status?: number;
  /** If false, search engines neither list the page nor follow its links, of which there may be any number. */
  readonly isListed?: boolean;
  /** The page's own style sheet in addition to the common one, and its only script, as source files in `web/`. */
  readonly styles?: string;
  readonly script?: string;
  /** An inline script that is the same for everyone; it works even if the pages were never built. */
  readonly inlineScript?: string;
  readonly main: Markup;
}

/** The font of Latin pages, preloaded with the style sheet that names it, so that text is not laid out twice. */
const FONT = '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** A server-rendered page: the common head, header and footer around its content, and no script unless it names one. */
export function pageOf(
  web: BuiltWeb,
  {
    locale = english,
    path,
    title,
    description,
    status = 200,
    isListed = true,
    styles,
    script,
    inlineScript,
    main,
  }: PageContent,
): HtmlPage {
  const { t } = locale;
  const { text } = markup`<!doctype html>
<html lang="${locale.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${isListed ? undefined : markup`<meta name="robots" content="noindex, nofollow">`}
<title>${title}</title>
${description === undefined ? undefined : markup`<meta name="description" content="${description}">`}
${preloadedFont(web)}
${linkTo(web, 'stylesheet', 'src/styles/pages.css')}
${styles === undefined ? undefined : linkTo(web, 'stylesheet', styles)}
${script === undefined ? undefined : scriptOf(web, script)}
${linkTo(web, 'icon', 'src/icon.svg')}
</head>
<body>
<a class="skip" href="#main">${t('Skip to content')}</a>
<header class="page-top">
<a class="brand" href="/">${sign}Homedex</a>
<nav aria-label="${t('Pages')}">${pagesOf(locale).map((page) => linkToPage(page, page.path === path))}<a class="button" href="/app">${t('Open app')}</a></nav>
</header>
<main id="main">
${main}
</main>
<footer class="page-foot"><p>${t('Homedex, a self-hosted index of website homepages.')}</p>
<ul><li><a href="/classic">${t('No-JavaScript search')}</a></li><li><a href="/openapi.json">OpenAPI</a></li><li><a href="/llms.txt">llms.txt</a></li></ul></footer>
</body>
</html>
`;
  if (inlineScript !== undefined)
    return {
      status,
      policy: inlinePolicy,
      render: (nonce) =>
        text.replace('</body>', () => `<script nonce="${nonce}">${inlineScript}</script>\n</body>`),
    };
  return { status, policy: script === undefined ? scriptlessPolicy : scriptedPolicy, render: () => text };
}

const pagesOf = ({ t }: Locale) => [
  { path: '/copilot', name: t('Copilot') },
  { path: '/pricing', name: t('Pricing') },
  { path: '/docs', name: t('API') },
  { path: '/status', name: t('Status') },
];

const linkToPage = ({ path, name }: ReturnType<typeof pagesOf>[number], isHere: boolean): Markup =>
  markup`<a href="${path}"${isHere ? markup` aria-current="page"` : undefined}>${name}</a>`;

interface SearchForm {
  readonly example?: string | undefined;
  /** Focuses the field, so that a visitor can type at once. */
  readonly isFocused?: boolean;
}

/** The search as a plain form, so that the page needs no script for it. `typed` marks a domain in the field as one to open. */
export const searchForm = (
  { t }: Locale,
  { example = 'rye loaves', isFocused = false }: SearchForm = {},
): Markup => markup`<form class="seek" action="/app" role="search">
<label class="only-read-aloud" for="q">${t('Search homepages')}</label>
<input id="q" name="q" type="search" dir="auto" maxlength="200" required placeholder="${example}" autocomplete="off"${isFocused ? markup` autofocus` : undefined}>
<input type="hidden" name="typed" value="1">
<button class="primary">${t('Search')}</button>
</form>`;

/** Allows styles, fonts and images from this server, forms to this server, and nothing else. */
const scriptlessPolicy = {
  'default-src': "'none'",
  'script-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'none'",
} as const;

/** Also allows scripts from this server, which may call this server; none may turn text into markup or code. */
const scriptedPolicy = {
  ...scriptlessPolicy,
  'script-src': "'self'",
  'connect-src': "'self'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const;

/** Allows only scripts with the nonce of this response. */
const inlinePolicy = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
} as const;

const sign = markup`<svg viewBox="0 0 32 32" width="15" height="15" aria-hidden="true"><rect x="3" y="3" width="26" height="26" rx="4" fill="none" stroke="currentColor" stroke-width="3"/><rect x="3" y="3" width="13" height="26" rx="3" fill="currentColor"/></svg>`;

/** If the pages were never built, they have no styles but stay readable. */
function linkTo(web: BuiltWeb, relation: string, source: string): Markup | undefined {
  const address = web.addressOf(source);
  return address === undefined ? undefined : markup`<link rel="${relation}" href="${address}">`;
}

function scriptOf(web: BuiltWeb, source: string): Markup | undefined {
  const address = web.addressOf(source);
  return address === undefined ? undefined : markup`<script type="module" src="${address}"></script>`;
}

function preloadedFont(web: BuiltWeb): Markup | undefined {
  const address = web.addressOf(FONT);
  return address === undefined
    ? undefined
    : markup`<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`;
}
