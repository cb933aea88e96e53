import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';
import { nextjs } from './javascript-frameworks.ts';

const ghostRules =
  tokenRules('ghost', ['accent', 'kg', 'content']) +
  utilityRules('kg-', ['card', 'width', 'image', 'bookmark', 'gallery', 'header'], ['md', 'lg']);
const hubspotRules =
  tokenRules('hs', ['color', 'module', 'form']) +
  utilityRules('', ['row-fluid', 'span', 'dnd-section', 'hs-menu', 'widget-type', 'kl-banner'], ['md', 'lg']);

/** Ghost with the Casper theme. */
export const ghost: Builder = {
  ...nextjs,
  name: 'Ghost',
  technologies: ['Ghost', 'Node.js'],
  weight: 3,
  headers: () => [
    ['server', 'openresty'],
    ['x-powered-by', 'Express'],
    ['ghost-fastly', 'true'],
  ],
  head: (site) =>
    [
      `<meta name="generator" content="Ghost 5.${70 + (site.index % 30)}">`,
      `<link rel="alternate" type="application/rss+xml" title="${site.name}" href="${site.url}rss/">`,
      `<link rel="stylesheet" type="text/css" href="/assets/built/screen.css?v=${elementId(site, 1, 8)}">`,
      `<script defer src="https://cdn.jsdelivr.net/ghost/portal@~2.37/umd/portal.min.js" data-i18n="true" data-ghost="${site.url}" data-key="${elementId(site, 2, 8)}" crossorigin="anonymous"></script>`,
    ].join('\n'),
  bodyClass: () => 'home-template is-head-left-logo has-cover',
  frame: ['<div class="viewport">', '</div>'],
  section: (_site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''} gh-content gh-canvas" id="${name}">${inner}</section>`,
  classes: {
    header: 'gh-head outer is-header-hidden',
    nav: 'nav',
    grid: 'post-feed',
    card: 'post-card post',
    button: 'gh-head-button',
    image: 'post-card-image kg-image',
    footer: 'site-footer outer',
  },
  headingClass: 'post-card-title is-title',
  path: (_kind, slug) => `/${slug}/`,
  image: (_site, file) => `/content/images/size/w600/2025/03/${file}.jpg`,
  tail: (site) => `<script src="/assets/built/casper.js?v=${elementId(site, 1, 8)}"></script>`,
  ballast: { open: '<style>', close: '</style>', rules: ghostRules },
};

/** HubSpot's own CMS. */
export const hubspotCms: Builder = {
  ...nextjs,
  name: 'HubSpot CMS',
  technologies: ['HubSpot CMS', 'HubSpot'],
  weight: 3,
  headers: (site) => [
    ['x-hs-cache-config', 'BrowserCache-5s-EdgeCache-180s'],
    ['x-hs-content-id', String(5400000 + site.index)],
    ['x-hs-hub-id', String(4800000 + site.index)],
    ['strict-transport-security', 'max-age=31536000'],
  ],
  head: (site) =>
    [
      '<meta name="generator" content="HubSpot">',
      `<link rel="stylesheet" href="https://${site.domain}/hubfs/hub_generated/template_assets/1/${elementId(site, 1, 8)}/template_main.min.css">`,
      `<script src="/hs/hsstatic/cos-i18n/static-1.53/bundles/project.js" defer></script>`,
    ].join('\n'),
  bodyClass: () => 'hs-content-id-1 hs-site-page page',
  frame: ['<div class="body-wrapper hs-content-id hs-site-page page">', '</div>'],
  section: (_site, n, name, inner) =>
    `<div class="sec${n % 2 === 1 ? ' tint' : ''} row-fluid-wrapper row-depth-1 row-number-${n} dnd-section" id="${name}"><div class="row-fluid"><div class="span12 widget-span widget-type-cell dnd-column">${inner}</div></div></div>`,
  classes: {
    header: 'header__container',
    nav: 'hs-menu-flow-horizontal',
    grid: 'row-fluid',
    card: 'span4 widget-span hs_cos_wrapper',
    button: 'hs-button primary',
    image: 'hs-image-widget',
    footer: 'footer__container',
  },
  headingClass: 'hs_cos_wrapper hs_cos_wrapper_type_rich_text',
  image: (_site, file) => `/hs-fs/hubfs/${file}.jpg?width=1200&amp;height=800&amp;name=${file}.jpg`,
  tail: (site) =>
    `<script type="text/javascript" id="hs-script-loader" async defer src="//js.hs-scripts.com/${4800000 + site.index}.js?businessUnitId=0"></script>`,
  ballast: { open: '<style>', close: '</style>', rules: hubspotRules },
};
