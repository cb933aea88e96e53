import { COMPANY, headers, type Sample } from './sample.fixture.ts';

/** The other kinds of the second set; see second-walls.fixture.ts. */
export const secondParked: readonly Sample[] = [
  [
    'GoDaddy: the stub that goes to its lander',
    '<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>',
  ],
  [
    'Sedo: advertisements by script',
    '<!DOCTYPE html><html data-adblockkey="MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBANnylWw2vLY4"><head><title>greatplanks.example&nbsp;-&nbsp;greatplanks Resources and Information.</title><meta name="description" content="greatplanks.example is your first and best source for all of the information you’re looking for."></head><body><div id="content"></div><script src="https://img.sedoparking.com/js/jquery.js"></script></body></html>',
  ],
  [
    'Bodis: park in the window',
    '<!doctype html><html lang="en" data-adblockkey="MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBA"><head></head><body><div id="target" style="opacity: 0"></div><script>window.park = "eyJ1dWlkIjoiMDAwMCIsInBhZ2VfdGltZSI6MTczMX0=";</script><script src="/bXyZ.js"></script></body></html>',
  ],
  [
    'HugeDomains: price and payment plan',
    '<html><head><title>OakTables.example is for sale | HugeDomains</title></head><body><h1>OakTables.example</h1><p>Buy now: $2,895</p><p>Start payment plan for as little as $241.25 per month. Since 2005 we have helped thousands of people get the perfect domain name.</p></body></html>',
    {
      hops: [
        'https://oaktables.example/',
        'https://www.hugedomains.com/domain_profile.cfm?d=oaktables.example',
      ],
    },
  ],
  [
    'Afternic: the domain may be for sale',
    '<html><head><title>lakehouse.example</title></head><body><h1>lakehouse.example</h1><p>The domain name lakehouse.example is for sale!</p><p>Get a price in less than 24 hours. Fill out the form below. One of our domain experts will have a price to you within 24 business hours.</p><a href="https://www.afternic.com/forsale/lakehouse.example">Get price</a></body></html>',
  ],
  [
    'Dan: buy now or lease',
    '<html><head><title>The domain name cellars.example is for sale</title></head><body><h1>cellars.example</h1><p>Buy now for €1,450 or make an offer. Fast &amp; easy transfers. Hassle free payments. Buyer protection program.</p><script src="https://cdn1.dan.com/assets/public.js"></script></body></html>',
  ],
  [
    'Namecheap: parking page of a new registration',
    '<html><head><title>Registrant WHOIS contact information verification | Namecheap.com</title></head><body><h1>potters.example</h1><p>This domain was registered at Namecheap. Related searches</p><ul><li>Pottery Classes</li><li>Kiln Hire</li></ul><script src="https://www.google.com/adsense/domains/caf.js"></script></body></html>',
  ],
  [
    'A Spanish registrar: registered by means of',
    '<html lang="es"><head><title>panaderia-sol.example | Registrado en DonDominio</title><meta name="description" content="Este dominio ha sido registrado por medio del agente registrador DonDominio.com"></head><body><h1>panaderia-sol.example</h1><p>Este dominio está aparcado. Si es el propietario puede activar su alojamiento desde el panel de control.</p></body></html>',
  ],
  [
    'A German provider: this domain is registered',
    '<html lang="de"><head><title>segelmacher.example steht zum Verkauf</title></head><body><h1>segelmacher.example</h1><p>Diese Domain steht zum Verkauf. Machen Sie dem Eigentümer ein Angebot.</p></body></html>',
  ],
  [
    'A French registrar: domain reserved',
    '<html lang="fr"><head><title>Domaine réservé - Gandi.net</title></head><body><h1>Ce nom de domaine a été enregistré avec Gandi</h1><p>atelier-rive.example est parqué par son propriétaire. Consulter les résultats WHOIS pour obtenir les informations de contact.</p></body></html>',
  ],
  [
    'Expired at the registrar',
    '<html><head><title>Domain expired</title></head><body><h2>This domain has expired.</h2><p>Is this your domain? Renew it now through your registrar. If you would like to backorder it, click here.</p></body></html>',
  ],
  [
    'Uniregistry: domain for sale with a telephone number',
    '<html><head><title>Inquire about vineyards.example</title></head><body><h1>vineyards.example is available for purchase</h1><p>Make an offer on this premium domain, or call our brokers now.</p><form><input name="offer"></form></body></html>',
  ],
];

export const secondShells: readonly Sample[] = [
  [
    'Flutter: bootstrap and no words',
    '<!DOCTYPE html><html><head><base href="/"><meta charset="UTF-8"><title>rowing_club</title><link rel="manifest" href="manifest.json"></head><body><script src="flutter_bootstrap.js" async></script></body></html>',
  ],
  [
    'Angular: loading',
    '<!doctype html><html lang="en"><head><title>Orders</title><base href="/"></head><body class="mat-typography"><app-root></app-root><script src="runtime.7a.js" type="module"></script><script src="main.1c.js" type="module"></script></body></html>',
  ],
  [
    'SvelteKit without server rendering',
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="modulepreload" href="/_app/immutable/entry/start.js"></head><body data-sveltekit-preload-data="hover"><div style="display: contents"><script>{ Promise.all([import("/_app/immutable/entry/start.js"),import("/_app/immutable/entry/app.js")]) }</script></div></body></html>',
  ],
  [
    'ClojureScript app with a noscript sentence',
    '<!DOCTYPE html><html lang="en"><head><title>Fleet desk</title></head><body><noscript>Fleet desk is a JavaScript app. Please enable JavaScript to continue.</noscript><div id="app"></div><script src="/js/compiled/app.js"></script></body></html>',
  ],
  [
    'Nuxt in client mode with a spinner',
    '<!doctype html><html><head><title>Kayak rental</title><script type="module" src="/_nuxt/entry.9f.js" crossorigin></script></head><body><div id="__nuxt"><div class="spinner"><svg></svg> Loading…</div></div><script>window.__NUXT__={config:{}}</script></body></html>',
  ],
  [
    'Blazor WebAssembly',
    '<!DOCTYPE html><html lang="en"><head><title>Stockroom</title><base href="/"></head><body><div id="app"><svg class="loading-progress"><circle r="40%" cx="50%" cy="50%"></circle></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui">An unhandled error has occurred. <a href="" class="reload">Reload</a></div><script src="_framework/blazor.webassembly.js"></script></body></html>',
  ],
  [
    'Elm: one script that takes the body',
    '<!doctype html><html><head><title>Timetable</title><script src="/elm.js"></script></head><body><div id="elm"></div><script>Elm.Main.init({node:document.getElementById("elm")})</script></body></html>',
  ],
  [
    'A script that sends the reader on',
    '<!DOCTYPE html><html><head><script>window.location.replace("/en/welcome?tz="+new Date().getTimezoneOffset())</script></head><body></body></html>',
  ],
];

export const secondDefaults: readonly Sample[] = [
  [
    'Red Hat test page',
    '<html><head><title>Test Page for the HTTP Server on Red Hat Enterprise Linux</title></head><body><h1>Red Hat Enterprise Linux <strong>Test Page</strong></h1><p>This page is used to test the proper operation of the HTTP server after it has been installed. If you can read this page, it means that the HTTP server installed at this site is working properly.</p></body></html>',
  ],
  [
    'Caddy: congratulations',
    '<!DOCTYPE html><html><head><title>Caddy works!</title></head><body><h1>Congratulations!</h1><p>Your web server is working. Now make it work for you. Caddy is ready to serve your site over HTTPS.</p></body></html>',
  ],
  [
    'Tomcat',
    '<!DOCTYPE html><html lang="en"><head><title>Apache Tomcat/9.0.83</title></head><body><div id="congrats"><h2>If you\'re seeing this, you\'ve successfully installed Tomcat. Congratulations!</h2></div><p>Server Status</p><p>Manager App</p><p>Developer Quick Start</p></body></html>',
  ],
  [
    'IIS on a new Windows server',
    '<!DOCTYPE html><html><head><title>IIS Windows Server</title></head><body><div id="container"><a href="http://go.microsoft.com/fwlink/?linkid=66138"><img src="iisstart.png" alt="IIS" width="960"></a></div></body></html>',
  ],
  [
    'Plesk: domain default page',
    '<!DOCTYPE html><html lang="en"><head><title>Domain Default page</title></head><body><h1>web server is up and running</h1><p>If you see this page, Plesk has just created hosting for this domain. What you can do next: log in to Plesk to create your website.</p></body></html>',
  ],
  [
    'cPanel: sorry',
    '<html><head><title>Default Web Site Page</title></head><body><h1>SORRY!</h1><p>If you are the owner of this website, please contact your hosting provider: webmaster@shed.example</p><p>It is possible you have reached this page because the IP address has changed, there has been a server misconfiguration, or the site may have moved to a different server.</p></body></html>',
  ],
  [
    'Fedora with nginx',
    '<html><head><title>Test Page for the Nginx HTTP Server on Fedora</title></head><body><h1>Welcome to <strong>nginx</strong> on Fedora!</h1><p>This page is used to test the proper operation of the nginx HTTP server after it has been installed.</p></body></html>',
  ],
  [
    'Hello world of a new WordPress',
    '<html lang="en-US"><head><title>My Site – Just another WordPress site</title><meta name="generator" content="WordPress 6.6"></head><body><main><h2><a href="/?p=1">Hello world!</a></h2><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p></main></body></html>',
  ],
];

export const secondConstructions: readonly Sample[] = [
  [
    'A web site that gets better',
    "<html><head><title>Website Under Construction</title></head><body><h1>Website Under Construction</h1><p>We're currently working on making our website even better! Please check back later.</p></body></html>",
  ],
  [
    'Coming soon with a countdown',
    '<html><head><title>Nordlys Interiors</title></head><body><h1>Coming soon</h1><p>Our new online store opens in</p><span>12 days</span><form><input placeholder="Enter your email"><button>Notify me</button></form></body></html>',
  ],
  [
    'Italian: site being built',
    '<html lang="it"><head><title>Falegnameria Monti</title></head><body><h1>Sito in costruzione</h1><p>Stiamo lavorando al nuovo sito. Torna a trovarci presto.</p></body></html>',
  ],
  [
    'Polish: site being built',
    '<html lang="pl"><head><title>Strona w budowie</title></head><body><h1>Strona w budowie</h1><p>Zapraszamy wkrótce.</p></body></html>',
  ],
  [
    'Shopify: opening soon behind a password',
    '<html><head><title>Linen &amp; Loom – Opening Soon</title></head><body class="template-password"><h1>Opening soon</h1><p>Be the first to know when we launch.</p><form action="/password"><input type="password"><button>Enter using password</button></form></body></html>',
    { hops: ['https://linenloom.example/', 'https://linenloom.example/password'] },
  ],
  [
    'German: here a new presence comes into being',
    '<html lang="de"><head><title>Willkommen</title></head><body><p>Hier entsteht in Kürze unsere neue Internetpräsenz.</p></body></html>',
  ],
];

export const secondErrors: readonly Sample[] = [
  [
    'GitHub Pages: no site here',
    '<!DOCTYPE html><html><head><title>Site not found &middot; GitHub Pages</title></head><body><div class="container"><h1>404</h1><p><strong>There isn\'t a GitHub Pages site here.</strong></p><p>If you\'re trying to publish one, read the full documentation to learn how to set it up for your repository.</p></div></body></html>',
    { status: 404 },
  ],
  [
    'Heroku: no such app',
    '<!DOCTYPE html><html><head><title>No such app</title></head><body><iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe></body></html>',
    { status: 404 },
  ],
  [
    'S3: no such bucket',
    '<html><head><title>404 Not Found</title></head><body><h1>404 Not Found</h1><ul><li>Code: NoSuchBucket</li><li>Message: The specified bucket does not exist</li><li>BucketName: oars.example</li></ul></body></html>',
    { status: 404 },
  ],
  [
    'Shopify: store unavailable',
    '<html><head><title>Create an Ecommerce Website and Sell Online! Ecommerce Software by Shopify</title></head><body><h1>Sorry, this shop is currently unavailable.</h1><p>Are you the store owner? Log in.</p></body></html>',
    { status: 404 },
  ],
  [
    'cPanel: account suspended',
    '<html><head><title>Account Suspended</title></head><body><h1>Account Suspended</h1><p>This Account has been suspended. Contact your hosting provider for more information.</p></body></html>',
    { hops: ['https://kilns.example/', 'https://kilns.example/cgi-sys/suspendedpage.cgi'] },
  ],
  [
    'WordPress: no database',
    '<!DOCTYPE html><html><head><title>Database Error</title></head><body id="error-page"><div class="wp-die-message"><h1>Error establishing a database connection</h1></div></body></html>',
    { status: 500 },
  ],
  [
    'Cloudflare: the host is down',
    '<!DOCTYPE html><html lang="en-US"><head><title>barrels.example | 522: Connection timed out</title></head><body><div id="cf-wrapper"><div id="cf-error-details"><h1><span>Connection timed out</span><span>Error code 522</span></h1><p>Visit cloudflare.com for more information.</p></div></div></body></html>',
    { status: 522, ...headers({ server: 'cloudflare' }) },
  ],
  [
    'nginx: bad gateway',
    '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.24.0 (Ubuntu)</center></body></html>',
    { status: 502 },
  ],
  [
    'Apache: forbidden',
    '<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN"><html><head><title>403 Forbidden</title></head><body><h1>Forbidden</h1><p>You don\'t have permission to access this resource.</p><hr><address>Apache/2.4.57 (Debian) Server at anvils.example Port 443</address></body></html>',
    { status: 403 },
  ],
  [
    'Wix: not connected yet',
    "<html><head><title>Error ConnectYourDomain</title></head><body><h1>Looks Like This Domain Isn't Connected To A Website Yet</h1><p>Is this your domain? Connect it to your Wix website in just a few easy steps.</p></body></html>",
    { status: 404 },
  ],
  [
    'Index of nothing',
    '<html><head><title>Index of /</title></head><body><h1>Index of /</h1><table><tr><th>Name</th><th>Last modified</th><th>Size</th></tr><tr><td><a href="cgi-bin/">cgi-bin/</a></td><td>2024-02-01 10:11</td><td>-</td></tr></table></body></html>',
  ],
  [
    'Maintenance by a plugin',
    '<html><head><title>Maintenance</title></head><body><h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1></body></html>',
    { status: 503 },
  ],
];

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const secondContents: readonly Sample[] = [
  [
    'An estate agent whose houses are for sale',
    page(
      'Harbour Homes',
      `<h1>Houses for sale</h1><p>This cottage is for sale: make an offer today.</p><p>${COMPANY}</p>`,
    ),
  ],
  [
    'A maker of bot walls writes about them',
    page(
      'Wallmakers: stop bots',
      `<h1>Bot protection</h1><p>Access denied? Our captcha checks your browser before accessing the site and says just a moment.</p><p>${COMPANY}</p>`,
    ),
  ],
  [
    'A healthy page behind Cloudflare with its detection script',
    page(
      'Boatyard',
      `<p>${COMPANY}</p><script>(function(){var d=document.createElement("script");d.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"})();</script>`,
    ),
    headers({ server: 'cloudflare', 'cf-ray': '1-FRA' }),
  ],
  [
    'A healthy page with the tag of DataDome',
    page('Boatyard', `<script src="https://js.datadome.co/tags.js"></script><p>${COMPANY}</p>`),
    headers({ 'x-datadome': 'protected' }),
  ],
  [
    'A healthy page that carries the script of Imperva',
    page(
      'Boatyard',
      `<p>${COMPANY}</p><script src="/_Incapsula_Resource?SWJIYLWA=5074a744e2e3d891"></script>`,
    ),
    headers({ 'x-cdn': 'Imperva' }),
  ],
  [
    'A shop that sells nginx books',
    page('Server books', `<h1>Welcome to nginx, the book</h1><p>${COMPANY}</p>`),
  ],
  [
    'A builder whose houses are under construction',
    page(
      'Bricks',
      `<h1>Under construction: twelve houses in Leeds</h1><p>New shop coming soon.</p><p>${COMPANY}</p>`,
    ),
  ],
  [
    'A small baker with few words',
    page(
      'Brot & Butter',
      '<h1>Bäckerei Brot & Butter</h1><p>Frisches Brot aus dem Holzofen, jeden Tag ab sechs Uhr in der Mühlgasse 4 in Freiburg. Kuchen, Brezeln und Kaffee zum Mitnehmen. Telefon 0761 123456. Montag bis Samstag geöffnet, sonntags Ruhetag. Wir freuen uns auf Sie!</p><a href="/impressum">Impressum</a>',
    ),
  ],
  [
    'A server-rendered app with the sentence about JavaScript',
    page(
      'Boatyard',
      `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"><main><p>${COMPANY}</p></main></div><script src="/static/js/main.js"></script>`,
    ),
  ],
  [
    'A page with a notice about cookies',
    page(
      'Boatyard',
      `<div class="cookie-banner">We use cookies. Accept all? Manage consent with our partners.</div><p>${COMPANY}</p>`,
    ),
  ],
  [
    'A broker of domains',
    page(
      'Domain brokers',
      `<h1>Sell your domain</h1><p>We park domains and find buyers. Buy this domain, says every page we make.</p><p>${COMPANY}</p>`,
    ),
  ],
  [
    'A page of words in Japanese',
    page(
      '株式会社みなと',
      '<h1>株式会社みなと造船所</h1><p>私たちは古い港の工房で、注文を受けて木造の船を造り、ほかの人があきらめた船を修理しています。七人の職人が働いており、その多くは十年以上ここにいます。平日の八時から四時までお越しいただくか、お電話ください。料金は木材、長さ、季節によって変わります。小さな船は約六週間、大きな船は半年かかります。沿岸のどこへでもお届けし、毎年冬には教室を開いています。</p>',
    ),
  ],
];
