import type { Builder } from '../site.ts';
import { tokenRules, utilityRules } from './ballast.ts';
import { phpServerHeaders } from './servers.ts';
import { versionOf, wordpress, wordpressHead, wordpressImage } from './wordpress.ts';

const rules =
  tokenRules('wc-blocks', ['price', 'filter', 'cart', 'checkout']) +
  utilityRules(
    'woocommerce-',
    ['products', 'cart', 'product-gallery', 'rating', 'notices', 'checkout'],
    ['md', 'lg'],
  );

/** WordPress with WooCommerce and its Storefront theme. */
export const woocommerce: Builder = {
  ...wordpress,
  name: 'WooCommerce',
  technologies: ['WordPress', 'WooCommerce', 'PHP', 'jQuery'],
  sellsOnline: true,
  weight: 14,
  headers: phpServerHeaders,
  head: (site) =>
    [
      `<meta name="generator" content="WordPress ${versionOf(site)}">`,
      `<meta name="generator" content="WooCommerce 9.${site.index % 8}.1">`,
      wordpressHead(site, 'storefront'),
      `<link rel="stylesheet" id="woocommerce-general-css" href="${site.url}wp-content/themes/storefront/assets/css/woocommerce/woocommerce.css?ver=4.6.0" media="all">`,
      `<link rel="stylesheet" id="wc-blocks-style-css" href="${site.url}wp-content/plugins/woocommerce/assets/client/blocks/wc-blocks.css?ver=wc-9.1.1" media="all">`,
      `<script src="${site.url}wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>`,
      `<script src="${site.url}wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=9.1.1" id="wc-add-to-cart-js" defer></script>`,
      '<noscript><style>.woocommerce-product-gallery{ opacity: 1 !important; }</style></noscript>',
    ].join('\n'),
  bodyClass: () =>
    'home page theme-storefront woocommerce woocommerce-page woocommerce-active storefront-align-wide',
  frame: ['<div id="page" class="hfeed site">', '</div>'],
  classes: {
    ...wordpress.classes,
    grid: 'products columns-3',
    card: 'product type-product status-publish instock',
    button: 'button product_type_simple add_to_cart_button ajax_add_to_cart',
    image: 'attachment-woocommerce_thumbnail size-woocommerce_thumbnail',
  },
  image: wordpressImage,
  tail: (site) =>
    `<script id="woocommerce-js-extra">var woocommerce_params = {"ajax_url":"/wp-admin/admin-ajax.php","wc_ajax_url":"/?wc-ajax=%%endpoint%%"};</script><script src="${site.url}wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js?ver=9.1.1" id="woocommerce-js" defer></script>`,
  ballast: { open: '<style id="woocommerce-inline-inline-css">', close: '</style>', rules },
};
