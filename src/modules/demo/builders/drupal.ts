import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { phpServerHeaders } from './servers.ts';

const rules =
  tokenRules('olivero', ['color', 'grid', 'font']) +
  utilityRules('', ['block', 'region', 'field', 'layout', 'views', 'node'], ['md', 'lg', 'xl']);

/** Drupal 10 with the Olivero theme: regions, blocks, fields. */
export const drupal: Builder = {
  name: 'Drupal',
  technologies: ['Drupal', 'PHP'],
  sellsOnline: false,
  weight: 5,
  headers: (site) => [
    ...phpServerHeaders(site),
    ['x-generator', 'Drupal 10 (https://www.drupal.org)'],
    ['x-drupal-cache', 'HIT'],
    ['x-drupal-dynamic-cache', 'MISS'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['content-language', site.language.code],
  ],
  head: () =>
    [
      '<meta name="Generator" content="Drupal 10 (https://www.drupal.org)">',
      '<meta name="MobileOptimized" content="width">',
      '<meta name="HandheldFriendly" content="true">',
      '<link rel="icon" href="/themes/contrib/olivero/favicon.ico" type="image/vnd.microsoft.icon">',
      '<link rel="stylesheet" media="all" href="/sites/default/files/css/css_8Yl3wQ2ZkqT1.css?delta=0&amp;language=en&amp;theme=olivero">',
    ].join('\n'),
  bodyClass: () => 'is-always-mobile-nav path-frontpage page-node-type-page dialog-off-canvas-main-canvas',
  frame: [
    '<div class="dialog-off-canvas-main-canvas" data-off-canvas-main-canvas><div id="page-wrapper" class="page-wrapper">',
    '</div></div>',
  ],
  section: (_site, n, name, inner) =>
    `<div class="sec${n % 2 === 1 ? ' tint' : ''} region region--content grid-full layout--pass--content-medium" id="${name}"><div id="block-olivero-${name}" class="block block-block-content block-block-content--type-basic"><div class="block__content">${inner}</div></div></div>`,
  classes: {
    header: 'site-header',
    nav: 'primary-nav__menu primary-nav__menu--level-1',
    grid: 'views-view-grid',
    card: 'views-row node node--type-article node--view-mode-teaser',
    button: 'button button--primary',
    image: 'image-style-wide field__item',
    footer: 'site-footer',
  },
  headingClass: 'block__title',
  path: (_kind, slug) => `/${slug}`,
  image: (site, file) =>
    `/sites/default/files/styles/wide/public/202${3 + (site.index % 3)}-05/${file}.jpg.webp?itok=${(site.index * 31).toString(36)}`,
  tail: (site) =>
    `<script type="application/json" data-drupal-selector="drupal-settings-json">{"path":{"baseUrl":"\\/","pathPrefix":"","currentPath":"node\\/1","currentPathIsAdmin":false,"isFront":true,"currentLanguage":"${site.language.code}"},"user":{"uid":0}}</script><script src="/core/misc/drupalSettingsLoader.js?v=10.2.4"></script><script src="/core/misc/drupal.js?v=10.2.4"></script>`,
  ballast: { open: '<style media="all">', close: '</style>', rules },
};
