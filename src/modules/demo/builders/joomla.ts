import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { phpServerHeaders } from './servers.ts';

const rules =
  tokenRules('cassiopeia', ['color', 'template', 'link']) +
  utilityRules('', ['col', 'row', 'card', 'mod-list', 'container', 'offcanvas'], ['sm', 'md', 'lg']);

/** Joomla 4/5 with the Cassiopeia template. */
export const joomla: Builder = {
  name: 'Joomla',
  technologies: ['Joomla', 'PHP', 'Bootstrap'],
  sellsOnline: false,
  weight: 5,
  headers: (site) => [
    ...phpServerHeaders(site),
    ['x-content-type-options', 'nosniff'],
    ['cache-control', 'no-store, max-age=0, must-revalidate, no-transform'],
  ],
  head: (site) =>
    [
      '<meta name="generator" content="Joomla! - Open Source Content Management">',
      `<link href="/media/templates/site/cassiopeia/images/joomla-favicon.svg" rel="icon" type="image/svg+xml">`,
      `<link href="/media/system/css/joomla-fontawesome.min.css?4.${site.index % 5}" rel="lazy-stylesheet">`,
      `<link href="/media/templates/site/cassiopeia/css/template.min.css?4.${site.index % 5}" rel="stylesheet">`,
      `<script type="application/json" class="joomla-script-options new">{"joomla.jtext":{"ERROR":"Error","MESSAGE":"Message"},"system.paths":{"root":"","rootFull":"${site.url}","base":""},"csrf.token":"${(site.index * 7919).toString(16).padStart(32, '0')}"}</script>`,
      '<script src="/media/system/js/core.min.js?37ffe4186289eba9c5df81bea44080aff77b9684"></script>',
      '<script src="/media/vendor/bootstrap/js/bootstrap-es5.min.js?5.3.2" nomodule defer></script>',
    ].join('\n'),
  bodyClass: () =>
    'site com_content wrapper-static view-featured no-layout no-task itemid-101 has-sidebar-right',
  frame: ['<div class="site-grid">', '</div>'],
  section: (_site, n, name, inner) =>
    `<div class="sec${n % 2 === 1 ? ' tint' : ''} com-content-category-blog blog" id="${name}"><div class="item-content">${inner}</div></div>`,
  classes: {
    header: 'header container-header full-width',
    nav: 'mod-menu mod-list nav',
    grid: 'blog-items columns-3',
    card: 'item card moduletable',
    button: 'btn-primary',
    image: 'item-image',
    footer: 'container-footer footer full-width',
  },
  headingClass: 'item-title',
  path: (_kind, slug) => `/index.php/${slug}`,
  image: (_site, file) => `/images/headers/${file}.jpg`,
  tail: () => '<script src="/media/templates/site/cassiopeia/js/template.min.js?4.4.1" defer></script>',
  ballast: { open: '<style>', close: '</style>', rules },
};
