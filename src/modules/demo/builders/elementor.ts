import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';
import { phpServerHeaders } from './servers.ts';
import { versionOf, wordpressHead, wordpressImage } from './wordpress.ts';

const rules =
  tokenRules('e-global', ['color', 'typography', 'spacing']) +
  utilityRules(
    'elementor-',
    ['widget', 'column', 'section', 'container', 'button', 'icon-box'],
    ['md', 'lg', 'xl'],
  );

/** WordPress with the Elementor page builder: containers in containers, each with its own id. */
export const elementor: Builder = {
  name: 'Elementor',
  technologies: ['WordPress', 'Elementor', 'PHP', 'jQuery'],
  sellsOnline: false,
  weight: 12,
  headers: phpServerHeaders,
  head: (site) =>
    [
      `<meta name="generator" content="WordPress ${versionOf(site)}">`,
      `<meta name="generator" content="Elementor 3.${18 + (site.index % 9)}.2; features: additional_custom_breakpoints; settings: css_print_method-external, google_font-enabled, font_display-swap">`,
      wordpressHead(site, 'hello-elementor'),
      `<link rel="stylesheet" id="elementor-frontend-css" href="${site.url}wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.21.8" media="all">`,
      `<link rel="stylesheet" id="elementor-post-12-css" href="${site.url}wp-content/uploads/elementor/css/post-12.css?ver=1716540000" media="all">`,
      `<script src="${site.url}wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>`,
    ].join('\n'),
  bodyClass: (site) =>
    `home page page-id-12 wp-custom-logo theme-hello-elementor elementor-default elementor-kit-5 elementor-page elementor-page-${12 + (site.index % 40)}`,
  frame: [
    '<div data-elementor-type="wp-page" data-elementor-id="12" class="elementor elementor-12">',
    '</div>',
  ],
  section: (site, n, name, inner) => {
    const id = elementId(site, n, 7);
    return `<section class="sec${n % 2 === 1 ? ' tint' : ''} elementor-element elementor-element-${id} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container" id="${name}"><div class="e-con-inner">${inner}</div></section>`;
  },
  classes: {
    header: 'site-header dynamic-header',
    nav: 'elementor-nav-menu',
    grid: 'elementor-container elementor-column-gap-default',
    card: 'elementor-element elementor-widget elementor-widget-icon-box',
    button: 'elementor-button elementor-button-link elementor-size-sm',
    image: 'attachment-large size-large elementor-image',
    footer: 'site-footer dynamic-footer',
  },
  headingClass: 'elementor-heading-title elementor-size-default',
  path: (_kind, slug) => `/${slug}/`,
  image: wordpressImage,
  tail: (site) =>
    `<script src="${site.url}wp-content/plugins/elementor/assets/js/webpack.runtime.min.js?ver=3.21.8" id="elementor-webpack-runtime-js"></script><script src="${site.url}wp-content/plugins/elementor/assets/js/frontend.min.js?ver=3.21.8" id="elementor-frontend-js"></script>`,
  ballast: { open: '<style id="elementor-frontend-inline-css">', close: '</style>', rules },
};
