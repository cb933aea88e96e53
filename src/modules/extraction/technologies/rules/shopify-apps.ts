import { loadedFrom, type RuleTable } from '../rule-shapes.ts';

export const shopifyApps: RuleTable = {
  AfterShip: {
    website: 'https://aftership.com',
    cats: ['Shopify apps'],
    ...loadedFrom('button.aftership.com', 'websdk.automizely.com', 'widgets.automizely.com'),
    samples: ['https://websdk.automizely.com/websdk/a.js'],
  },
  'Bold Commerce': {
    website: 'https://boldcommerce.com',
    cats: ['Shopify apps'],
    scriptSrc: '(?:option|mc|sub|ro)\\.boldapps\\.net',
    scripts: 'BOLD\\.common',
    samples: ['<script>window.BOLD.common = {};</script>'],
  },
  'Booster Apps': {
    website: 'https://boosterapps.com',
    cats: ['Shopify apps'],
    scriptSrc: 'boosterapps\\.com',
    samples: ['https://cdn.boosterapps.com/x.js'],
  },
  Hextom: {
    website: 'https://hextom.com',
    cats: ['Shopify apps'],
    scriptSrc: ['hextom\\.com/', 'cdn\\.hextom\\.com'],
    scripts: 'cdn\\.hextom\\.com',
    samples: ['https://cdn.hextom.com/js/quickannouncementbar.js'],
  },
  Instafeed: {
    website: 'https://instafeed.app',
    cats: ['Shopify apps'],
    ...loadedFrom('instafeed.nfcube.com'),
    samples: ['https://instafeed.nfcube.com/cdn/instafeed.js'],
  },
  ReCharge: {
    website: 'https://rechargepayments.com',
    cats: ['Shopify apps'],
    scriptSrc: [
      'static\\.rechargecdn\\.com',
      'rechargeassets-bootstrapheroes-rechargeapps\\.netdna-ssl\\.com',
    ],
    scripts: [
      'ReChargeWidget',
      'static\\.rechargecdn\\.com',
      'rechargeassets-bootstrapheroes-rechargeapps\\.netdna-ssl\\.com',
    ],
    samples: ['https://static.rechargecdn.com/assets/js/widget.min.js'],
  },
  ReConvert: {
    website: 'https://reconvert.com',
    cats: ['Shopify apps'],
    scriptSrc: 'reconvert',
    samples: ['https://reconvert-cdn.com/assets/js/store_reconvert_node.js'],
  },
  'Shopify Inbox': {
    website: 'https://shopify.com/inbox',
    cats: ['Live chat', 'Shopify apps'],
    scriptSrc: ['shopifycloud/shopify_chat', 'shopify_chat'],
    implies: 'Shopify',
    samples: ['https://cdn.shopify.com/shopifycloud/shopify_chat/storefront/shopifychat.js'],
  },
  'Swym Wishlist Plus': {
    website: 'https://getswym.com',
    cats: ['Shopify apps'],
    scriptSrc: ['swymv3pro-\\w+', '\\.swymrelay\\.com', 'swymv3free-01\\.azureedge\\.net'],
    scripts: ['swymCart', 'swymv3free-01\\.azureedge\\.net'],
    samples: ['https://swymv3free-01.azureedge.net/code/swym-shopify.js'],
  },
  Vitals: {
    website: 'https://vitals.app',
    cats: ['Shopify apps'],
    scriptSrc: ['appsolve\\.io', 'appsolve\\.io'],
    scripts: 'appsolve\\.io',
    samples: ['https://appsolve.io/asset_files/loader/a.js'],
  },
  'Zipify Pages': {
    website: 'https://zipify.com',
    cats: ['Shopify apps', 'Page builders'],
    scriptSrc: ['zipifypages', 'zipify-app'],
    samples: ['https://cdn.zipify.com/zipifypages.js'],
  },
};
