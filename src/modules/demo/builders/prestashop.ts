import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { elementId } from './builder.ts';
import { phpServerHeaders } from './servers.ts';

const rules =
  tokenRules('ps', ['color', 'product', 'price', 'cart']) +
  utilityRules(
    '',
    ['col', 'product-miniature', 'carousel', 'facet', 'featured-products', 'block-social'],
    ['sm', 'md', 'lg'],
  );

const fixedPaths = new Map([
  ['cart', '/cart?action=show'],
  ['login', '/login?back=my-account'],
  ['contact', '/contact-us'],
  ['shop', '/2-home'],
]);

/** PrestaShop 8 with its classic theme. */
export const prestashop: Builder = {
  name: 'PrestaShop',
  technologies: ['PrestaShop', 'PHP', 'jQuery'],
  sellsOnline: true,
  weight: 7,
  headers: (site) => [
    ...phpServerHeaders(site),
    ['powered-by', 'PrestaShop'],
    ['set-cookie', `PrestaShop-${elementId(site, 1, 8)}=def50200; path=/; secure; HttpOnly`],
  ],
  head: (site) =>
    [
      '<link rel="icon" type="image/vnd.microsoft.icon" href="/img/favicon.ico?1716540000">',
      `<link rel="stylesheet" href="/themes/classic/assets/cache/theme-${elementId(site, 2, 6)}1.css" type="text/css" media="all">`,
      `<script type="text/javascript">var prestashop = {"cart":{"products":[],"products_count":0},"currency":{"iso_code":"${site.country.currency}"},"language":{"iso_code":"${site.language.code}","locale":"${site.locale}"},"shop":{"name":"${site.name}"},"urls":{"base_url":"${site.url.replaceAll('/', '\\/')}"},"configuration":{"display_taxes_label":true}};</script>`,
    ].join('\n'),
  bodyClass: (site) =>
    `lang-${site.language.code} country-${site.country.code.toLowerCase()} currency-${site.country.currency.toLowerCase()} layout-full-width page-index tax-display-enabled`,
  frame: ['<div id="wrapper-page">', '</div>'],
  section: (_site, n, name, inner) =>
    `<section class="sec${n % 2 === 1 ? ' tint' : ''} featured-products clearfix" id="${name}">${inner}</section>`,
  classes: {
    header: 'header-top',
    nav: 'top-menu',
    grid: 'products row',
    card: 'js-product product product-miniature js-product-miniature',
    button: 'btn-primary add-to-cart',
    image: 'product-thumbnail',
    footer: 'footer-container',
  },
  headingClass: 'h2 products-section-title text-uppercase',
  path: (kind, slug) => fixedPaths.get(kind) ?? `/content/${slug.length}-${slug}`,
  image: (site, file) => `/${20 + (site.index % 70)}-home_default/${file}.jpg`,
  tail: (site) =>
    `<script type="text/javascript" src="/themes/core.js"></script><script type="text/javascript" src="/js/jquery/jquery-3.5.1.min.js"></script><script type="text/javascript" src="/themes/classic/assets/cache/bottom-${elementId(site, 3, 6)}1.js"></script>`,
  ballast: { open: '<style>', close: '</style>', rules },
};
