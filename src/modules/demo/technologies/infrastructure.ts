import type { Technology } from './technology.ts';

const wordpressFamily = ['WordPress', 'Elementor', 'WooCommerce'];
const ownDelivery = [
  'Wix',
  'Squarespace',
  'Shopify',
  'Webflow',
  'Next.js',
  'Nuxt.js',
  'Ghost',
  'HubSpot CMS',
];

export const cloudflare: Technology = {
  name: 'Cloudflare',
  kind: 'delivery',
  share: 0.3,
  notWith: ownDelivery,
  headers: [
    ['server', 'cloudflare'],
    ['cf-ray', '8c3f0a1b2d4e5f60-FRA'],
    ['cf-cache-status', 'DYNAMIC'],
  ],
};

/** Delivery networks, fonts, libraries and plugins. */
export const infrastructure: readonly Technology[] = [
  cloudflare,
  {
    name: 'Varnish',
    kind: 'delivery',
    share: 0.1,
    onlyWith: ['Magento', 'Drupal', 'TYPO3'],
    headers: [
      ['via', '1.1 varnish (Varnish/7.1)'],
      ['x-varnish', '32770 12'],
    ],
  },
  {
    name: 'Google Fonts',
    kind: 'fonts',
    share: 0.4,
    head: () =>
      '<link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>\n<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Source+Sans+3:wght@400;600;700&amp;display=swap">',
  },
  {
    name: 'Yoast SEO',
    kind: 'plugin',
    share: 0.4,
    onlyWith: wordpressFamily,
    head: () =>
      '<!-- This site is optimized with the Yoast SEO plugin v22.8 - https://yoast.com/wordpress/plugins/seo/ -->\n<!-- / Yoast SEO plugin. -->',
  },
  {
    name: 'Contact Form 7',
    kind: 'plugin',
    share: 0.3,
    onlyWith: wordpressFamily,
    head: () =>
      '<link rel="stylesheet" id="contact-form-7-css" href="/wp-content/plugins/contact-form-7/includes/css/styles.css?ver=5.9.5" media="all">',
    tail: () =>
      '<script src="/wp-content/plugins/contact-form-7/includes/js/index.js?ver=5.9.5" id="contact-form-7-js"></script>',
  },
  {
    name: 'WP Rocket',
    kind: 'plugin',
    share: 0.15,
    onlyWith: wordpressFamily,
    tail: () =>
      '<!-- This website is like a Rocket, isn’t it? Performance optimized by WP Rocket. Learn more: https://wp-rocket.me -->',
  },
  {
    name: 'Swiper',
    kind: 'library',
    share: 0.12,
    notWith: ['Wix', 'Squarespace'],
    head: () => '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/swiper@11/swiper-bundle.min.css">',
    tail: () => '<script src="https://cdn.jsdelivr.net/npm/swiper@11/swiper-bundle.min.js"></script>',
  },
  {
    name: 'AOS',
    kind: 'library',
    share: 0.06,
    notWith: ['Wix', 'Squarespace', 'Shopify'],
    head: () => '<link rel="stylesheet" href="https://unpkg.com/aos@2.3.1/dist/aos.css">',
    tail: () => '<script src="https://unpkg.com/aos@2.3.1/dist/aos.js"></script>',
  },
  {
    name: 'reCAPTCHA',
    kind: 'forms',
    share: 0.15,
    tail: (id) =>
      `<script src="https://www.google.com/recaptcha/api.js?render=6Ld${id}AAAAAJ" async defer></script>`,
  },
];
