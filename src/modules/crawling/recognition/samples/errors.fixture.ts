import type { Sample } from './sample.fixture.ts';

const page = (title: string, body: string): string =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;

export const errors: readonly Sample[] = [
  [
    'Cloudflare, origin fault',
    page('acme.com | 522', '<div id="cf-error-details"><h1>The server behind took too long</h1></div>'),
    { status: 522 },
  ],
  ['404', page('404 Not Found', '<h1>Not Found</h1>'), { status: 404 }],
  ['404 with status 200', page('404 - Page not found', '<p>Nothing here</p>')],
  ['403 by its title', page('403 Forbidden', '<center>nginx</center>'), { status: 200 }],
  ['500', page('500 Internal Server Error', '<p>Something broke</p>'), { status: 500 }],
  ['502', page('502 Bad Gateway', '<center>nginx</center>'), { status: 502 }],
  ['504', page('Gateway Timeout', '<p>Nobody answered</p>'), { status: 504 }],
  ['suspended', page('Account Suspended', '<p>This account has been suspended. Contact your host.</p>')],
  [
    'suspended by address',
    page('Notice', '<p>Contact the host</p>'),
    { hops: ['https://acme.com/', 'https://acme.com/cgi-sys/suspendedpage.cgi'] },
  ],
  ['a website that expired', page('acme.com', '<p>This website has expired. If it is yours, renew it.</p>')],
  [
    'GitHub Pages',
    page('Site not found · GitHub Pages', "<p>There isn't a GitHub Pages site here.</p>"),
    { status: 404 },
  ],
  ['Wix', page('Wix', "<p>Looks like this domain isn't connected to a website yet</p>"), { status: 404 }],
  ['Heroku', page('No such app', '<p>There is nothing at this address</p>'), { status: 404 }],
  ['Fastly', page('Fastly error: unknown domain acme.com', '<p>Fastly error: unknown domain: acme.com</p>')],
  [
    'S3',
    '<?xml version="1.0"?><Error><Code>NoSuchBucket</Code><Message>The bucket is not there</Message></Error>',
    { status: 404 },
  ],
  [
    'WordPress, database',
    page('Database Error', '<h1>Error establishing a database connection</h1>'),
    { status: 500 },
  ],
  [
    'WordPress, critical',
    page('WordPress › Error', '<p>There has been a critical error on this website.</p>'),
  ],
  ['Shopify', page('Acme', '<p>This store is currently unavailable.</p>')],
  ['Netlify', page('Site not found', '<p>Maybe the address was typed wrong</p>'), { status: 404 }],
  ['Vercel', page('404: NOT_FOUND', '<p>Code: DEPLOYMENT_NOT_FOUND</p>'), { status: 404 }],
  ['maintenance', page('Acme', '<p>We are down for maintenance and back at noon.</p>')],
  ['maintenance in Spanish', page('Acme', '<p>Sitio en mantenimiento</p>')],
  ['maintenance in German', page('Acme', '<p>Wegen Wartungsarbeiten nicht erreichbar</p>')],
  ['a directory', page('Index of /', '<h1>Index of /</h1><ul><li>cgi-bin</li></ul>')],
  ['ASP.NET', page('Runtime Error', '<h1>Server Error in the application</h1>'), { status: 500 }],
  ['bandwidth', page('509', '<p>Bandwidth Limit Exceeded</p>'), { status: 509 }],
];

export const consents: readonly Sample[] = [
  [
    'on a host of its own',
    page('Consent', '<p>We use your data. Agree to go on.</p>'),
    { hops: ['https://acme.com/', 'https://consent.portal.net/?continue=acme'] },
  ],
  [
    'on a portal’s host',
    page('Portal', '<p>Your choice about data</p>'),
    { hops: ['https://acme.com/', 'https://guce.portal.net/consent'] },
  ],
  [
    'in English',
    page(
      'Acme',
      '<p>Before you continue: we use cookies and ask for your consent.</p><button>Accept all</button>',
    ),
  ],
  ['in German', page('Acme', '<p>Bevor Sie fortfahren, brauchen wir Ihre Einwilligung.</p>')],
  [
    'with partners',
    page(
      'Acme',
      '<p>We and our 812 partners store and access information on your device and process personal data. Do you accept?</p>',
    ),
  ],
  [
    'in French',
    page(
      'Acme',
      '<p>Nous et nos partenaires stockons des informations et traitons vos données. Vous pouvez tout accepter.</p>',
    ),
  ],
];

export const empties: readonly Sample[] = [
  ['nothing', ''],
  ['an empty body', '<html><head></head><body></body></html>'],
  ['a picture', '<html><body><img src="logo.png"></body></html>'],
];
