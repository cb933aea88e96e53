import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';

const rules =
  tokenRules('color', ['scheme', 'base', 'badge', 'button', 'shadow']) +
  utilityRules(
    'grid--',
    ['product', 'collage', 'slider', 'facets', 'predictive-search', 'cart-drawer'],
    ['md', 'lg'],
  );

const policyKinds = new Map([
  ['privacy', '/policies/privacy-policy'],
  ['terms', '/policies/terms-of-service'],
  ['imprint', '/policies/legal-notice'],
  ['shop', '/collections/all'],
  ['blog', '/blogs/news'],
  ['cart', '/cart'],
  ['login', '/account/login'],
]);

/** Shopify with the Dawn theme. */
export const shopify: Builder = {
  name: 'Shopify',
  technologies: ['Shopify'],
  sellsOnline: true,
  weight: 18,
  headers: (site) => [
    ['x-shopid', String(60000000 + site.index)],
    ['x-shardid', String(site.index % 300)],
    ['x-sorting-hat-podid', String(site.index % 300)],
    ['powered-by', 'Shopify'],
    [
      'content-security-policy',
      "block-all-mixed-content; frame-ancestors 'none'; upgrade-insecure-requests;",
    ],
    ['strict-transport-security', 'max-age=7889238'],
    ['x-content-type-options', 'nosniff'],
  ],
  head: (site) =>
    [
      '<link rel="preconnect" href="https://cdn.shopify.com" crossorigin>',
      `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>`,
      `<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${60000000 + site.index}/digital_wallets/dialog">`,
      `<script>var Shopify = Shopify || {}; Shopify.shop = "${site.domain.split('.')[0]}.myshopify.com"; Shopify.locale = "${site.language.code}"; Shopify.currency = {"active":"${site.country.currency}","rate":"1.0"}; Shopify.country = "${site.country.code}"; Shopify.theme = {"name":"Dawn","id":${120000000000 + site.index},"schema_name":"Dawn","schema_version":"15.0.0","role":"main"};</script>`,
      `<link href="//${site.domain}/cdn/shop/t/4/assets/base.css?v=${elementId(site, 1, 8)}" rel="stylesheet" type="text/css" media="all">`,
      `<script src="//${site.domain}/cdn/shop/t/4/assets/global.js?v=${elementId(site, 2, 8)}" defer="defer"></script>`,
    ].join('\n'),
  bodyClass: () => 'gradient animate--hover-default template-index',
  frame: ['<main id="MainContent" class="content-for-layout focus-none" role="main">', '</main>'],
  section: (site, n, name, inner) => {
    const id = `template--${14000000000 + site.index}__${name}`;
    return `<div id="shopify-section-${id}" class="shopify-section section"><section class="sec${n % 2 === 1 ? ' tint' : ''} color-scheme-${1 + (n % 2)} gradient isolate" id="${name}">${inner}</section></div>`;
  },
  classes: {
    header: 'shopify-section shopify-section-group-header-group section-header',
    nav: 'list-menu list-menu--inline',
    grid: 'grid product-grid grid--2-col-tablet-down grid--3-col-desktop',
    card: 'grid__item card-wrapper product-card-wrapper',
    button: 'button button--primary',
    image: 'motion-reduce',
    footer: 'shopify-section shopify-section-group-footer-group footer color-scheme-1',
  },
  headingClass: 'title inline-richtext h1',
  path: (kind, slug) => policyKinds.get(kind) ?? `/pages/${slug}`,
  image: (site, file) => `//${site.domain}/cdn/shop/files/${file}.jpg?v=${1700000000 + site.index}&width=533`,
  tail: (site) =>
    `<script>window.shopUrl = '${site.url.slice(0, -1)}'; window.routes = { cart_add_url: '/cart/add', cart_change_url: '/cart/change', cart_update_url: '/cart/update', cart_url: '/cart', predictive_search_url: '/search/suggest' };</script><script src="https://cdn.shopify.com/shopifycloud/shopify/assets/storefront/load_feature-${elementId(site, 3, 8)}.js" crossorigin="anonymous" defer></script>`,
  ballast: { open: '<style data-shopify>', close: '</style>', rules },
};
