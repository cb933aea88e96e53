import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';

const rules =
  tokenRules('_brand', ['colors', 'typography', 'sizes', 'effects']) +
  utilityRules('w-', ['layout-grid', 'col', 'nav', 'slider', 'dropdown', 'richtext'], ['md', 'lg', 'xl']);

/** Webflow: data attributes on the html element, `w-` classes, assets on its own CDN. */
export const webflow: Builder = {
  name: 'Webflow',
  technologies: ['Webflow', 'jQuery'],
  sellsOnline: false,
  weight: 6,
  headers: (site) => [
    ['x-lambda-id', `${elementId(site, 1, 8)}-6c1b-4f2a`],
    ['surrogate-control', 'max-age=2147483647'],
    ['strict-transport-security', 'max-age=31536000'],
  ],
  head: (site) =>
    [
      '<meta content="Webflow" name="generator">',
      `<link href="https://cdn.prod.website-files.com/${elementId(site, 2, 8)}/css/${site.domain.split('.')[0]}.webflow.${elementId(site, 3, 8)}.css" rel="stylesheet" type="text/css">`,
      '<script type="text/javascript">!function(o,c){var n=c.documentElement,t=" w-mod-";n.className+=t+"js",("ontouchstart"in o||o.DocumentTouch&&c instanceof DocumentTouch)&&(n.className+=t+"touch")}(window,document);</script>',
    ].join('\n'),
  bodyClass: () => 'body',
  frame: ['<div class="page-wrapper">', '</div>'],
  section: (site, n, name, inner) =>
    `<section data-w-id="${elementId(site, n, 8)}-0b7c-11ce-9d1a" class="sec${n % 2 === 1 ? ' tint' : ''} section_${name}" id="${name}"><div class="padding-global"><div class="w-layout-blockcontainer container-large w-container">${inner}</div></div></section>`,
  classes: {
    header: 'navbar_component w-nav',
    nav: 'navbar_menu w-nav-menu',
    grid: 'w-layout-grid',
    card: 'w-dyn-item',
    button: 'button is-primary w-button',
    image: 'image-cover',
    footer: 'footer_component',
  },
  headingClass: 'heading-style-h2',
  path: (_kind, slug) => `/${slug}`,
  image: (site, file) =>
    `https://cdn.prod.website-files.com/${elementId(site, 2, 8)}/${elementId(site, file.length, 8)}_${file}.webp`,
  tail: (site) =>
    `<script src="https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=${elementId(site, 2, 8)}" type="text/javascript" crossorigin="anonymous"></script><script src="https://cdn.prod.website-files.com/${elementId(site, 2, 8)}/js/webflow.${elementId(site, 4, 8)}.js" type="text/javascript"></script>`,
  ballast: { open: '<style data-embed="global-styles">', close: '</style>', rules },
};
