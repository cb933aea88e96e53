import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';

const rules =
  tokenRules('tweak', ['heading', 'button', 'section', 'accent', 'gallery']) +
  utilityRules('sqs-', ['block', 'layout', 'col', 'gallery', 'fluid-engine', 'summary'], ['md', 'lg']);

/** Squarespace 7.1: page sections with themes and blocks in fluid grids. */
export const squarespace: Builder = {
  name: 'Squarespace',
  technologies: ['Squarespace'],
  sellsOnline: false,
  weight: 7,
  headers: (site) => [
    ['server', 'Squarespace'],
    ['x-contextid', `${elementId(site, 1, 8)}/${elementId(site, 2, 8)}`],
    ['strict-transport-security', 'max-age=0'],
    ['x-content-type-options', 'nosniff'],
  ],
  head: (site) =>
    [
      '<!-- This is Squarespace. -->',
      `<script type="text/javascript" crossorigin="anonymous" defer src="https://static1.squarespace.com/static/vta/5c5a519771c10ba3470d8101/scripts/site-bundle.${elementId(site, 4, 8)}.js"></script>`,
      `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"facebookAppId":"","templateId":"5c5a519771c10ba3470d8101","templateVersion":"7.1","websiteId":"${elementId(site, 5, 8)}","language":"${site.locale}"};</script>`,
      `<link rel="stylesheet" type="text/css" href="https://static1.squarespace.com/static/versioned-site-css/${elementId(site, 6, 8)}/site.css">`,
      '<link rel="icon" type="image/x-icon" href="https://images.squarespace-cdn.com/content/v1/favicon.ico?format=100w">',
    ].join('\n'),
  bodyClass: () =>
    'form-field-style-solid header-overlay-alignment-center tweak-blog-basic-grid-list-style-grid',
  frame: ['<div id="siteWrapper" class="clearfix site-wrapper">', '</div>'],
  section: (site, n, name, inner) =>
    `<section data-test="page-section" data-section-theme="${n % 2 === 1 ? 'light' : 'white'}" class="sec${n % 2 === 1 ? ' tint' : ''} page-section layout-engine-section background-width--full-bleed" data-section-id="${elementId(site, n, 8)}" id="${name}"><div class="content-wrapper"><div class="sqs-block html-block sqs-block-html" data-block-type="2"><div class="sqs-block-content">${inner}</div></div></div></section>`,
  classes: {
    header: 'header theme-col--primary',
    nav: 'header-nav-list',
    grid: 'user-items-list-item-container',
    card: 'list-item',
    button: 'sqs-block-button-element sqs-block-button-element--medium',
    image: 'sqs-image-content',
    footer: 'sections',
  },
  headingClass: 'sqsrte-large',
  path: (_kind, slug) => `/${slug}`,
  image: (site, file) =>
    `https://images.squarespace-cdn.com/content/v1/${elementId(site, 5, 8)}/${elementId(site, file.length, 8)}/${file}.jpg?format=750w`,
  tail: () =>
    '<script defer src="https://static1.squarespace.com/static/ta/5c5a519771c10ba3470d8101/scripts/site-bundle.min.js"></script>',
  ballast: { open: '<style id="sqs-inline-styles">', close: '</style>', rules },
};
