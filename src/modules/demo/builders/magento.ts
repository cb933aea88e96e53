import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';
import { phpServerHeaders } from './servers.ts';

const rules =
  tokenRules('mage', ['color', 'layout', 'checkout']) +
  utilityRules(
    '',
    ['product-item', 'page-layout', 'block-minicart', 'swatch', 'toolbar', 'pagebuilder'],
    ['sm', 'md', 'lg'],
  );

const fixedPaths = new Map([
  ['cart', '/checkout/cart/'],
  ['login', '/customer/account/login/'],
  ['contact', '/contact/'],
]);

/** Magento 2 with the Luma theme: RequireJS and data-mage-init everywhere. */
export const magento: Builder = {
  name: 'Magento',
  technologies: ['Magento', 'PHP', 'RequireJS'],
  sellsOnline: true,
  weight: 6,
  headers: (site) => [
    ...phpServerHeaders(site),
    ['x-magento-vary', elementId(site, 1, 8)],
    ['x-magento-cache-debug', 'MISS'],
    ['set-cookie', 'mage-messages=%5B%5D; path=/; secure'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'SAMEORIGIN'],
  ],
  head: (site) =>
    [
      `<script>var BASE_URL = '${site.url}'; var require = {'baseUrl': '${site.url}static/version17165${site.index % 10000}/frontend/Magento/luma/${site.locale.replace('-', '_')}'};</script>`,
      `<link rel="stylesheet" type="text/css" media="all" href="${site.url}static/version17165/frontend/Magento/luma/${site.locale.replace('-', '_')}/css/styles-m.min.css">`,
      `<script type="text/javascript" src="${site.url}static/version17165/frontend/Magento/luma/${site.locale.replace('-', '_')}/requirejs/require.min.js"></script>`,
      `<script type="text/javascript" src="${site.url}static/version17165/frontend/Magento/luma/${site.locale.replace('-', '_')}/mage/requirejs/mixins.min.js"></script>`,
    ].join('\n'),
  bodyClass: () => 'cms-home cms-index-index page-layout-1column',
  frame: ['<div class="page-wrapper">', '</div>'],
  section: (_site, n, name, inner) =>
    `<div class="sec${n % 2 === 1 ? ' tint' : ''} block widget block-products-list" data-content-type="row" data-appearance="contained" data-element="main" id="${name}">${inner}</div>`,
  classes: {
    header: 'page-header',
    nav: 'ui-menu navigation',
    grid: 'products-grid product-items widget-product-grid',
    card: 'product-item product-item-info',
    button: 'action tocart primary',
    image: 'product-image-photo',
    footer: 'page-footer',
  },
  headingClass: 'block-title',
  path: (kind, slug) => fixedPaths.get(kind) ?? `/${slug}.html`,
  image: (site, file) =>
    `/media/catalog/product/cache/${elementId(site, 4, 8)}/${file.charAt(0)}/${file.charAt(1) || 'x'}/${file}.jpg`,
  tail: () =>
    '<script type="text/x-magento-init">{"*":{"Magento_PageCache/js/form-key-provider":{"isPaginationCacheEnabled":0}}}</script><script type="text/x-magento-init">{"*":{"Magento_Customer/js/section-config":{"sections":{"checkout/cart/add":["cart"]}}}}</script>',
  ballast: { open: '<style>', close: '</style>', rules },
};
