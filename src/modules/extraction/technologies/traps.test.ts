import { expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { createTechnologyDetector } from './detector.ts';
import { pageOfSample } from './sample-page.fixture.ts';

const detector = createTechnologyDetector([await loadCuratedRules()]);

/** Things pages say about products they do not run. */
const traps: readonly (readonly [html: string, wrong: string])[] = [
  ['<p>We build Shopify stores. Shopify is great, see shopify.com.</p>', 'Shopify'],
  ['<a href="https://www.shopify.com/?ref=agency">Shopify</a>', 'Shopify'],
  ['<a href="https://acme.myshopify.com/">Our old shop</a>', 'Shopify'],
  ['<a href="https://wordpress.org/">Powered by WordPress</a>', 'WordPress'],
  ['<a href="https://blog.example.com/wp-content/uploads/2020/01/guide.pdf">Guide</a>', 'WordPress'],
  ['<img src="https://partner.example.com/wp-content/uploads/logo.png" alt="Partner">', 'WordPress'],
  ['<p>Put your files in /wp-content/themes/ or /wp-content/plugins/.</p>', 'WordPress'],
  ['<a href="https://www.facebook.com/acme">Facebook</a>', 'Facebook Pixel'],
  ['<a href="https://www.facebook.com/sharer.php?u=x">Share</a>', 'Facebook Pixel'],
  ['<a href="https://www.linkedin.com/company/acme">LinkedIn</a>', 'LinkedIn Insight Tag'],
  ['<a href="https://www.tiktok.com/@acme">TikTok</a>', 'TikTok Pixel'],
  ['<a href="https://www.youtube.com/channel/abc">YouTube</a>', 'YouTube'],
  [
    '<a href="https://goo.gl/maps/abc">Find us</a> <a href="https://www.google.com/maps/place/x">Map</a>',
    'Google Maps',
  ],
  ['<p>Google Analytics setzt Cookies. google-analytics.com</p>', 'Google Analytics'],
  ['<a href="https://policies.google.com/privacy">Google Tag Manager policy</a>', 'Google Tag Manager'],
  ['<p>We accept PayPal, Stripe and Klarna.</p><img src="/img/paypal.png" alt="PayPal">', 'PayPal'],
  ['<p>We accept PayPal, Stripe and Klarna.</p>', 'Stripe'],
  ['<a href="https://mailchimp.com/">Mailchimp</a>', 'Mailchimp'],
  ['<a href="https://www.drupal.org/">Drupal</a> agency', 'Drupal'],
  ['<p>Joomla! and TYPO3 hosting</p>', 'Joomla'],
  ['<p>Joomla! and TYPO3 hosting</p>', 'TYPO3'],
  ['<a href="https://www.wix.com/">Wix</a>', 'Wix'],
  ['<a href="https://github.com/facebook/react">React</a> and Angular developers', 'React'],
  ['<a href="https://github.com/facebook/react">React</a> and Angular developers', 'Angular'],
  ['<link rel="alternate" href="/feed.php.xml"><a href="/node_modules">node.js</a>', 'Node.js'],
  ['<meta name="generator" content="Notepad">', 'WordPress'],
  ['<a href="https://www.trustpilot.com/review/acme.com">Reviews</a>', 'Trustpilot'],
  ['<a href="https://www.cloudflare.com/">Cloudflare</a>', 'Cloudflare'],
  ['<p>Intercom systems and door phones</p>', 'Intercom'],
  ['<p>Our drift boats</p>', 'Drift'],
  ['<a href="https://www.wishlink.com/share/a1">Shop my look</a>', 'Wishlink'],
  ['<img src="https://logo.clearbit.com/acme.example" alt="">', 'Clearbit'],
  ['<meta http-equiv="Content-Security-Policy" content="form-action https://formsubmit.co">', 'FormSubmit'],
  ['<p>Durable floors, made in Kapalı, sketched by hand</p>', 'Durable'],
  ['<div data-page="home" data-payload="{}"></div>', 'Inertia.js'],
  ['<script src="https://va.vercel-scripts.com/v1/speed-insights/script.js"></script>', 'Vercel Analytics'],
  ['<script>window._$HY||(e=>{})(0)</script>', 'SolidStart'],
  ['<a href="https://bubble.io/">Built with Bubble</a>', 'Bubble'],
  ['<a href="https://elevenlabs.io/">ElevenLabs</a>', 'ElevenLabs'],
  ['<!-- InstanceBegin template="x" is disabled -->', 'Adobe Dreamweaver'],
];

test.each(traps)('%s is not evidence of %s', (html, wrong) => {
  const names = detector.detectTechnologies(pageOfSample(html)).technologies.map(({ name }) => name);
  expect(names).not.toContain(wrong);
});

test('the version of a bundled library is not the version of the plugin', () => {
  const own =
    '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/cart.min.js?ver=9.7.1"></script>';
  const carried =
    '<script src="/wp-content/plugins/woocommerce/assets/js/jquery-blockui/jquery.blockUI.min.js?ver=2.70"></script>';
  const versionOf = (html: string) =>
    detector.detectTechnologies(pageOfSample(html)).technologies.find(({ name }) => name === 'WooCommerce')
      ?.version;
  expect(versionOf(carried)).toBe('');
  expect(versionOf(carried + own)).toBe('9.7.1');
});

test('a negating comment ends where it ends', () => {
  const names = (html: string) =>
    detector.detectTechnologies(pageOfSample(html)).technologies.map(({ name }) => name);
  expect(names('<!-- cache disabled --><!-- InstanceBegin template="x" -->')).toContain('Adobe Dreamweaver');
  expect(names('<!-- InstanceBegin template="x" --><!-- cache disabled -->')).toContain('Adobe Dreamweaver');
});

test('a page that runs nothing known has no technologies', () => {
  const page = pageOfSample(
    '<html><head><title>Bakery</title></head><body><h1>Bread</h1><p>Fresh every day.</p></body></html>',
  );
  expect(detector.detectTechnologies(page).technologies).toEqual([]);
});
