import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';

const tailwindRules =
  tokenRules('tw', ['ring', 'shadow', 'gradient', 'blur']) +
  utilityRules(
    '',
    ['grid-cols', 'space-y', 'max-w', 'rounded', 'leading', 'translate-x'],
    ['sm', 'md', 'lg'],
  );

/** Next.js on Vercel with the pages router. */
export const nextjs: Builder = {
  name: 'Next.js',
  technologies: ['Next.js', 'React', 'Vercel', 'Node.js'],
  sellsOnline: false,
  weight: 6,
  headers: (site) => [
    ['server', 'Vercel'],
    ['x-vercel-id', `fra1::iad1::${elementId(site, 1, 8)}`],
    ['x-vercel-cache', 'HIT'],
    ['x-powered-by', 'Next.js'],
    ['strict-transport-security', 'max-age=63072000'],
  ],
  head: (site) =>
    [
      '<meta name="next-head-count" content="14">',
      `<link rel="preload" href="/_next/static/css/${elementId(site, 2, 8)}.css" as="style">`,
      `<link rel="stylesheet" href="/_next/static/css/${elementId(site, 2, 8)}.css" data-n-g="">`,
      `<noscript data-n-css=""></noscript><script defer nomodule src="/_next/static/chunks/polyfills-42372ed130431b0a.js"></script>`,
      `<script src="/_next/static/chunks/webpack-${elementId(site, 3, 8)}.js" defer></script><script src="/_next/static/chunks/framework-${elementId(site, 4, 8)}.js" defer></script><script src="/_next/static/chunks/main-${elementId(site, 5, 8)}.js" defer></script>`,
    ].join('\n'),
  bodyClass: () => 'antialiased __className_a1b2c3',
  frame: ['<div id="__next">', '</div>'],
  section: (_site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''} relative isolate px-6 lg:px-8" id="${name}">${inner}</section>`,
  classes: {
    header: 'sticky top-0 z-50',
    nav: 'flex items-center gap-6',
    grid: 'grid grid-cols-1 gap-8 md:grid-cols-3',
    card: 'rounded-2xl ring-1 ring-gray-200',
    button: 'inline-flex items-center rounded-md font-semibold',
    image: 'object-cover',
    footer: 'mt-24',
  },
  headingClass: 'text-3xl font-bold tracking-tight sm:text-4xl',
  path: (_kind, slug) => `/${slug}`,
  image: (_site, file) => `/_next/image?url=%2Fimages%2F${file}.jpg&amp;w=1080&amp;q=75`,
  tail: (site) =>
    `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"locale":"${site.locale}","revalidate":60}},"page":"/","query":{},"buildId":"${elementId(site, 6, 8)}","isFallback":false,"gsp":true,"scriptLoader":[]}</script>`,
  ballast: { open: '<style>', close: '</style>', rules: tailwindRules },
};

/** Nuxt 3 on Netlify. */
export const nuxt: Builder = {
  ...nextjs,
  name: 'Nuxt.js',
  technologies: ['Nuxt.js', 'Vue.js', 'Netlify'],
  weight: 4,
  headers: (site) => [
    ['server', 'Netlify'],
    ['x-nf-request-id', `01J${elementId(site, 1, 8).toUpperCase()}`],
    ['strict-transport-security', 'max-age=31536000'],
  ],
  head: (site) =>
    [
      `<link rel="modulepreload" as="script" crossorigin href="/_nuxt/entry.${elementId(site, 2, 8)}.js">`,
      `<link rel="stylesheet" href="/_nuxt/entry.${elementId(site, 3, 8)}.css">`,
      `<script type="module" src="/_nuxt/entry.${elementId(site, 2, 8)}.js" crossorigin></script>`,
    ].join('\n'),
  bodyClass: () => 'layout-default',
  frame: ['<div id="__nuxt"><div data-v-app="">', '</div></div><div id="teleports"></div>'],
  section: (site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''}" data-v-${elementId(site, 7, 8)} id="${name}">${inner}</section>`,
  image: (_site, file) => `/_ipx/w_800&amp;q_80/images/${file}.jpg`,
  tail: () =>
    '<script type="application/json" id="__NUXT_DATA__" data-ssr="true">[["ShallowReactive",1],{"data":2,"state":3,"once":4,"serverRendered":5}]</script><script>window.__NUXT__={};window.__NUXT__.config={public:{},app:{baseURL:"/",buildAssetsDir:"/_nuxt/",cdnURL:""}}</script>',
};
