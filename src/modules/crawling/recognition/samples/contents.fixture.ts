import { COMPANY, headers, type Sample } from './sample.fixture.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}<main>${COMPANY}</main></body></html>`;
const few = (title: string, body: string): string =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;

/** Real homepages that look like something else at first sight. */
export const contents: readonly Sample[] = [
  [
    'behind Cloudflare’s measuring script',
    page('Boats', '', '<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>'),
  ],
  ['with Imperva’s script', page('Boats', '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>')],
  [
    'with DataDome’s tag',
    page('Boats', '<script src="https://js.captcha-delivery.com/tags.js"></script>'),
    headers({ 'x-datadome': 'protected' }),
  ],
  ['with HUMAN’s application', page('Boats', '<script>window._pxAppId="PX"</script>')],
  [
    'with a captcha in its form',
    page('Boats', '<form><input type="email"><div class="g-recaptcha"></div></form>'),
  ],
  ['with a Turnstile', page('Boats', '<div class="cf-turnstile"></div>')],
  [
    'made by React on the server',
    page(
      'Boats',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><h1>Boats</h1></div>',
    ),
  ],
  ['with an empty mount besides', page('Boats', '<div id="app"></div><script src="/widget.js"></script>')],
  [
    'that sells domains',
    page('Domain broker', '<p>Every domain here is for sale; make an offer for this domain or another.</p>'),
  ],
  ['with goods that come soon', page('Boats', '<h2>Coming soon: the autumn catalogue</h2>')],
  [
    'that writes about errors',
    page('How to fix 404 not found', '<p>Error establishing a database connection explained</p>'),
  ],
  [
    'that repairs websites',
    page('Hosting', '<p>Account suspended? We help. Under construction since yesterday.</p>'),
  ],
  [
    'with a cookie notice',
    page('Boats', '<div>We and our partners store and process personal data. Accept?</div>'),
  ],
  [
    'that links a marketplace',
    page('Boats', '<a href="https://www.afternic.com/forsale/boats.com">our other domain</a>'),
  ],
  ['about robots', page('Robots', '<p>Are you a robot? Then this museum is about you.</p>')],
  [
    'about nginx',
    page(
      'Welcome to nginx hosting in Kiel',
      `<p>${COMPANY} ${COMPANY} ${COMPANY} ${COMPANY} ${COMPANY} ${COMPANY}</p>`,
    ),
  ],
  ['with a redirect for old browsers', page('Boats', '<script>if (old) location.href = "/old"</script>')],
  ['with a large script before its text', page('Boats', `<script>${'var x = 1; '.repeat(40_000)}</script>`)],
  [
    'with styles before its text',
    `<html><head><title>Boats</title><style>${'.a{b:c} '.repeat(60_000)}</style></head><body>${COMPANY}</body></html>`,
  ],
  [
    'in Japanese',
    few(
      '船の工房',
      '<p>私たちは港の古い工房で木の船を作り、ほかの人があきらめた船を直しています。七人が働き、そのほとんどが十年以上ここにいます。平日の八時から四時までいつでもお越しください。</p>',
    ),
  ],
  [
    'in Chinese',
    few(
      '木船工坊',
      '<p>我们在老港口的工坊里按订单制造木船，也修理别人放弃的船。七个人在这里工作，大多数已经十多年。欢迎工作日来访，来之前请打电话。价格取决于木材、长度和季节。</p>',
    ),
  ],
  [
    'small, but a page',
    few(
      'Harbour Dental Kiel',
      '<h1>Dr. Lena Brandt</h1><p>Dentist in Kiel. Open Monday to Friday, eight to five. Call 0431 123456 or come by: Hafenstrasse 4. We treat adults and children, with appointments on the same day in an emergency.</p>',
    ),
  ],
  [
    'a shop window',
    few(
      'Acme Boats',
      '<h1>Acme Boats</h1><nav>Home Boats Repairs Classes Contact</nav><p>Wooden boats built to order in the old harbour since 1954. Visit us on weekdays.</p>',
    ),
  ],
  [
    'redirected to its other domain',
    page('Boats', ''),
    { hops: ['https://acme.com/', 'https://acme-boats.de/'] },
  ],
  [
    'on a consent host of its own',
    page('Consent Law', ''),
    { domain: 'lawyers.com', hops: ['https://consent.lawyers.com/'] },
  ],
  [
    'of a marketplace itself',
    page('Dan', '<p>Buy and sell domains</p>'),
    { domain: 'dan.com', hops: ['https://dan.com/'] },
  ],
  ['with its words in a template', page('Boats', '<template><p>This domain is for sale</p></template>')],
  ['with entities', page('B&ouml;ote &amp; Mehr', '<p>Gr&uuml;&szlig;e</p>')],
];
