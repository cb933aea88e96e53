import { headers, type Sample } from './sample.fixture.ts';

/** The other pages of the third set that are not homepages; see third-walls.fixture.ts. */
export const thirdParked: readonly Sample[] = [
  [
    'Dan: a form for the price',
    '<!doctype html><html lang="en"><head><title>acme.com is for sale</title></head><body><h1>acme.com</h1><p>is for sale!</p><p>Listed by a verified seller</p><h2>Get this domain</h2><p>Buy now for $4,999 or lease to own over 24 months</p><ul><li>Free Ownership transfer</li><li>Free Transaction support</li><li>Secure payments</li></ul><p>Buyer protection program. Fast and easy transfers.</p></body></html>',
  ],
  [
    'Afternic: call an expert',
    '<!doctype html><html lang="en"><head><title>acme.com</title></head><body><div id="root"><h1>acme.com</h1><p>This domain is available for purchase. Get a price in less than 24 hours</p><p>Fill out the form below. One of our domain experts will have a price to you within 24 business hours.</p><p>Want to speak with a domain specialist? Call (855) 201-2286</p><footer>Afternic, a GoDaddy brand</footer></div></body></html>',
  ],
  [
    'Namecheap: registered lately',
    '<!doctype html><html lang="en"><head><title>acme.com - Registered at Namecheap.com</title></head><body><div><h1>acme.com</h1><p>Registered at Namecheap</p><p>This domain was recently registered at Namecheap. Please check back later!</p></div></body></html>',
    headers({ server: 'namecheap-nginx' }),
  ],
  [
    'IONOS, in German',
    '<!doctype html><html lang="de"><head><title>Diese Domain ist registriert</title></head><body><h1>acme.com</h1><p>Diese Domain wurde für einen unserer Kunden registriert. Eine Webseite ist noch nicht hinterlegt.</p><p>Sie möchten auch eine eigene Domain? Jetzt bei IONOS Domain-Namen prüfen.</p><a href="https://www.ionos.de">www.ionos.de</a></body></html>',
  ],
  [
    'REG.RU, in Russian',
    '<!doctype html><html lang="ru"><head><title>acme.com — домен припаркован в REG.RU</title></head><body><h1>acme.com</h1><p>Домен зарегистрирован и припаркован в REG.RU. Сайт пока не создан.</p><p>Заказать хостинг, создать сайт в конструкторе, проверить данные владельца домена.</p></body></html>',
  ],
  [
    'Onamae, in Japanese',
    '<!doctype html><html lang="ja"><head><title>acme.com</title></head><body><p>このドメインは、お名前.comで取得されています。</p><p>お名前.comはGMOインターネットグループが運営する国内シェアNo.1のドメイン登録サービスです。</p><a href="https://www.onamae.com/">ドメインを検索する</a></body></html>',
  ],
  [
    'Loopia, in Swedish',
    '<!doctype html><html lang="sv"><head><title>Parkerad hos Loopia</title></head><body><h1>Parkerad hos Loopia</h1><p>Domänen är köpt och parkerad av en kund hos Loopia.</p><p>Använd LoopiaWHOIS för att se vem som äger domänen. Är du ägare? Logga in i Loopia Kundzon.</p></body></html>',
  ],
  [
    'TransIP, in Dutch',
    '<!doctype html><html lang="nl"><head><title>TransIP - Reserved domain</title></head><body><h1>Gereserveerd domein</h1><p>Deze domeinnaam is door een klant van TransIP gereserveerd.</p><p>Ook een domeinnaam registreren? Bekijk het aanbod.</p></body></html>',
  ],
  [
    'For sale by its owner, in Spanish',
    '<!doctype html><html lang="es"><head><title>Dominio en venta</title></head><body><h1>acme.com</h1><p>Este dominio está en venta. Si le interesa, haga su oferta escribiendo a ventas@acme.com.</p></body></html>',
  ],
  [
    'For sale, in Chinese',
    '<!doctype html><html lang="zh"><head><title>acme.com 域名出售</title></head><body><h1>您正在访问的域名可以转让！</h1><p>This domain is for sale.</p><p>如果您对该域名感兴趣，请点击此处提供您的报价。一口价 ￥28,000</p></body></html>',
  ],
  [
    'For sale at AfterMarket.pl, in Polish',
    '<!doctype html><html lang="pl"><head><title>Domena acme.com jest na sprzedaż | AfterMarket.pl</title></head><body><h1>acme.com</h1><p>Domena na sprzedaż. Cena Kup Teraz: 12 300 PLN. Złóż ofertę kupna lub wydzierżaw domenę.</p></body></html>',
  ],
  [
    'Expired: to be renewed',
    '<!doctype html><html lang="en"><head><title>acme.com has expired</title></head><body><h1>This domain has expired.</h1><p>If you are the owner, please log in to your account and renew the domain before it is released. This page is provided courtesy of the registrar.</p></body></html>',
  ],
  [
    'Aruba, in Italian',
    '<!doctype html><html lang="it"><head><title>Dominio registrato</title></head><body><h1>acme.com</h1><p>Il dominio è stato registrato da un cliente tramite Aruba S.p.A. e non è ancora associato ad alcun sito web.</p><a href="https://www.aruba.it">Registra il tuo dominio</a></body></html>',
  ],
  [
    'Links by advertisers, under related searches',
    '<!doctype html><html lang="en"><head><title>acme.com</title><meta name="description" content="acme.com"></head><body><h1>acme.com</h1><h2>Related Searches:</h2><ul><li><a href="/search?q=Car+Insurance&token=1">Car Insurance</a></li><li><a href="/search?q=Credit+Cards&token=2">Credit Cards</a></li><li><a href="/search?q=Cheap+Flights&token=3">Cheap Flights</a></li><li><a href="/search?q=Online+Degrees&token=4">Online Degrees</a></li></ul><footer>Privacy Policy</footer><script src="https://www.google.com/adsense/domains/caf.js"></script></body></html>',
  ],
];

export const thirdShells: readonly Sample[] = [
  [
    'Next.js without a server',
    '<!DOCTYPE html><html><head><title>Acme</title><script src="/_next/static/chunks/main-0a.js" defer></script></head><body><div id="__next"></div><script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{}},"page":"/","query":{},"buildId":"x","nextExport":true}</script></body></html>',
  ],
  [
    'Angular',
    '<!doctype html><html lang="en"><head><base href="/"><title>AcmePortal</title></head><body><app-root></app-root><script src="runtime.1a.js" type="module"></script><script src="polyfills.2b.js" type="module"></script><script src="main.3c.js" type="module"></script></body></html>',
  ],
  [
    'Flutter',
    '<!DOCTYPE html><html><head><base href="/"><meta name="description" content="A new Flutter project."><title>acme</title><link rel="manifest" href="manifest.json"></head><body><script src="flutter_bootstrap.js" async></script></body></html>',
  ],
  [
    'Vue, which says so',
    '<!DOCTYPE html><html lang="en"><head><title>acme</title></head><body><noscript><strong>We\'re sorry but acme doesn\'t work properly without JavaScript enabled. Please enable it to continue.</strong></noscript><div id="app"></div><script src="/js/chunk-vendors.7f.js"></script><script src="/js/app.9a.js"></script></body></html>',
  ],
  [
    'Blazor: its bar and its fault',
    '<!DOCTYPE html><html lang="en"><head><title>Acme</title><base href="/"></head><body><div id="app"><svg class="loading-progress"><circle r="40%"/></svg><div class="loading-progress-text"></div></div><div id="blazor-error-ui">An unhandled error has occurred. <a href="" class="reload">Reload</a> <a class="dismiss">x</a></div><script src="_framework/blazor.webassembly.js"></script></body></html>',
  ],
  [
    'SvelteKit without a server',
    '<!doctype html><html lang="en"><head><title>Acme</title><link rel="modulepreload" href="/_app/immutable/entry/start.a1.js"></head><body data-sveltekit-preload-data="hover"><div style="display: contents"><script>{__sveltekit_1={base:""};const element=document.currentScript.parentElement;Promise.all([import("/_app/immutable/entry/start.a1.js"),import("/_app/immutable/entry/app.b2.js")]).then(([kit,app])=>{kit.start(app,element)})}</script></div></body></html>',
  ],
  [
    'A spinner in Spanish',
    '<!doctype html><html lang="es"><head><title>Ferretería Acme</title></head><body><div id="root"><div class="spinner">Cargando…</div></div><script type="module" crossorigin src="/assets/index-4f.js"></script></body></html>',
  ],
  [
    'Ember',
    '<!DOCTYPE html><html><head><title>Acme</title><meta name="acme/config/environment" content="%7B%22modulePrefix%22%3A%22acme%22%7D"/><link rel="stylesheet" href="/assets/vendor-d4.css"></head><body><script src="/assets/vendor-c1.js"></script><script src="/assets/acme-77.js"></script><div id="ember-basic-dropdown-wormhole"></div></body></html>',
  ],
  [
    'Away by script alone',
    '<html><head><script>window.location.replace("/en/index.html");</script></head><body></body></html>',
  ],
];

export const thirdDefaults: readonly Sample[] = [
  [
    'Rocky Linux',
    '<!doctype html><html><head><title>HTTP Server Test Page powered by: Rocky Linux</title></head><body><h1>HTTP Server <strong>Test Page</strong></h1><p>This page is used to test the proper operation of an HTTP server after it has been installed on a Rocky Linux system. If you can read this page, it means that the software is working correctly.</p><h2>Just visiting?</h2><p>This website you are visiting is either experiencing problems or could be going through maintenance.</p><h2>I am the admin, what do I do?</h2><p>You may now add content to the webroot directory for your software.</p></body></html>',
    { status: 403 },
  ],
  [
    'Caddy',
    "<!DOCTYPE html><html><head><title>Caddy works!</title></head><body><h1>Congratulations!</h1><p>Your web server is working. Now make it work for you.</p><ol><li>Point your domain's A/AAAA DNS records at this server.</li><li>Upload your site's files to /var/www/html.</li><li>Edit your Caddyfile at /etc/caddy/Caddyfile</li></ol></body></html>",
  ],
  [
    'Plesk',
    "<!DOCTYPE html><html><head><title>Web Server's Default Page</title></head><body><h1>Web Server's Default Page</h1><p>This page is generated by Plesk, the leading hosting automation software. You see this page because there is no Web site at this address.</p><p>You can do the following: Create domains and set up Web hosting using Plesk.</p></body></html>",
  ],
  [
    'Tomcat',
    '<!DOCTYPE html><html lang="en"><head><title>Apache Tomcat/9.0.85</title></head><body><div id="navigation"><a href="https://tomcat.apache.org/">Home</a><a href="/docs/">Documentation</a><a href="/manager/">Manager App</a></div><h1>Apache Tomcat/9.0.85</h1><h2>If you\'re seeing this, you\'ve successfully installed Tomcat. Congratulations!</h2><h3>Recommended Reading:</h3><ul><li>Security Considerations How-To</li><li>Manager Application How-To</li><li>Clustering/Session Replication How-To</li></ul></body></html>',
  ],
  [
    'XAMPP',
    '<!doctype html><html lang="en"><head><title>Welcome to XAMPP</title></head><body><h1>XAMPP Apache + MariaDB + PHP + Perl</h1><h2>Welcome to XAMPP for Windows 8.2.12</h2><p>You have successfully installed XAMPP on this system! Now you can start using Apache, MariaDB, PHP and other components. You can find more info in the FAQs section.</p></body></html>',
    { hops: ['https://acme.com/', 'https://acme.com/dashboard/'] },
  ],
  [
    'Synology',
    '<!DOCTYPE html><html><head><title>Hello! Welcome to Synology Web Station!</title></head><body><div id="content"><h1>Web Station has been enabled.</h1><p>To finish setting up your website, please see the "Web Service" section of DSM Help.</p></div></body></html>',
  ],
  [
    'WordPress as it was installed',
    '<!doctype html><html lang="en-US"><head><title>Acme – Just another WordPress site</title><meta name="generator" content="WordPress 6.6"></head><body class="home blog"><header><h1>Acme</h1><p>Just another WordPress site</p><nav><a href="/sample-page/">Sample Page</a></nav></header><main><article><h2>Hello world!</h2><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p></article><aside><h3>Recent Posts</h3><a>Hello world!</a><h3>Recent Comments</h3><p>A WordPress Commenter on Hello world!</p></aside></main><footer>Proudly powered by WordPress</footer></body></html>',
  ],
  [
    'Hostinger',
    '<!DOCTYPE html><html lang="en"><head><title>Default page</title></head><body><div class="content"><h1>You Are All Set to Go!</h1><p>All you have to do now is upload your website files and start your journey. Check out how to do that below:</p><a href="https://support.hostinger.com">How to upload website files</a></div></body></html>',
  ],
  [
    'Xserver, in Japanese',
    '<!DOCTYPE html><html lang="ja"><head><title>XSERVER 初期ページ</title></head><body><p>このウェブスペースへは、まだホームページがアップロードされていません。</p><p>お早めにホームページをアップロードしてください。</p><p>無断転載を禁じます Xserver Inc.</p></body></html>',
  ],
  [
    'ISPConfig, in German',
    '<!DOCTYPE html><html lang="de"><head><title>Willkommen!</title></head><body><h1>Willkommen auf Ihrer Webseite!</h1><p>Dies ist die Standard-Index Seite Ihrer Webpräsenz.</p><p>Diese Datei kann problemlos gelöscht oder überschrieben werden.</p><p>Um Dateien auf Ihren Webspace zu laden verwenden Sie FTP. Powered by ISPConfig</p></body></html>',
  ],
  [
    'Laravel',
    '<!DOCTYPE html><html lang="en"><head><title>Laravel</title></head><body><main><a href="https://laravel.com/docs"><h2>Documentation</h2><p>Laravel has wonderful documentation covering every aspect of the framework. Whether you are a newcomer or have prior experience with Laravel, we recommend reading our documentation from beginning to end.</p></a><a href="https://laracasts.com"><h2>Laracasts</h2><p>Laracasts offers thousands of video tutorials on Laravel, PHP, and JavaScript development.</p></a><a href="https://laravel-news.com"><h2>Laravel News</h2></a></main><footer>Laravel v11.9.2 (PHP v8.3.8)</footer></body></html>',
  ],
];

export const thirdConstructions: readonly Sample[] = [
  [
    'Shopify: opening soon',
    '<!doctype html><html lang="en"><head><title>Acme – Opening Soon</title></head><body class="template-password"><h1>Opening soon</h1><p>Be the first to know when we launch.</p><form action="/contact"><input type="email"><button>Notify me</button></form><a href="#LoginModal">Enter store using password</a><p>Are you the store owner? Log in here</p><p>This shop will be powered by Shopify</p></body></html>',
    { hops: ['https://acme.com/', 'https://acme.com/password'] },
  ],
  [
    'In German, in short',
    '<html lang="de"><head><title>Schreinerei Acme</title></head><body><h1>Schreinerei Acme</h1><p>Hier entsteht in Kürze unsere neue Internetseite. Sie erreichen uns unter 0231 123456.</p></body></html>',
  ],
  [
    'In French',
    '<html lang="fr"><head><title>Site en construction</title></head><body><h1>Notre nouveau site arrive bientôt</h1><p>Le site est en cours de construction. Merci de votre patience et à très vite !</p></body></html>',
  ],
  [
    'In Turkish',
    '<html lang="tr"><head><title>Yapım Aşamasında</title></head><body><h1>Sitemiz yapım aşamasındadır</h1><p>Çok yakında hizmetinizdeyiz. Bizi izlemeye devam edin.</p></body></html>',
  ],
  [
    'In Polish',
    '<html lang="pl"><head><title>Strona w budowie</title></head><body><h1>Strona w budowie</h1><p>Zapraszamy wkrótce!</p></body></html>',
  ],
  [
    'In Japanese',
    '<html lang="ja"><head><title>準備中</title></head><body><h1>ただいまホームページ準備中です</h1><p>公開までしばらくお待ちください。</p></body></html>',
  ],
  [
    'In Chinese',
    '<html lang="zh"><head><title>网站建设中</title></head><body><h1>网站正在建设中</h1><p>敬请期待！</p></body></html>',
  ],
  [
    'In Portuguese',
    '<html lang="pt"><head><title>Em breve</title></head><body><h1>Em breve, novo site!</h1><p>Estamos trabalhando para melhor atendê-lo. Volte em alguns dias.</p></body></html>',
  ],
  [
    'Squarespace: check back',
    '<!doctype html><html lang="en"><head><title>acme.com — Coming Soon</title></head><body><h1>We’re under construction.</h1><p>Please check back for an update soon.</p><footer>Squarespace Domains</footer></body></html>',
  ],
  [
    'A countdown to the launch',
    '<!doctype html><html lang="en"><head><title>Coming Soon</title></head><body><h1>Something awesome is in the works</h1><p>Our website is launching in</p><div id="countdown"><span>12</span> Days <span>03</span> Hours <span>44</span> Minutes <span>10</span> Seconds</div><p>Subscribe and we will let you know.</p><form><input type="email"><button>Subscribe</button></form></body></html>',
  ],
];

export const thirdErrors: readonly Sample[] = [
  [
    'PHP: a fatal one, with a good status',
    '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mysql_connect() in /home/acme/public_html/inc/db.php:14\nStack trace:\n#0 /home/acme/public_html/index.php(3): require()\n#1 {main}\n  thrown in <b>/home/acme/public_html/inc/db.php</b> on line <b>14</b><br />',
  ],
  [
    'WordPress: critical, in German',
    '<!DOCTYPE html><html lang="de"><head><title>WordPress &rsaquo; Fehler</title></head><body id="error-page"><div class="wp-die-message"><p>Es gab einen kritischen Fehler auf deiner Website.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Erfahre mehr über die Problembehandlung in WordPress.</a></p></div></body></html>',
    { status: 500 },
  ],
  [
    'IIS: forbidden',
    '<!DOCTYPE html><html><head><title>403 - Forbidden: Access is denied.</title></head><body><div id="header"><h1>Server Error</h1></div><div id="content"><h2>403 - Forbidden: Access is denied.</h2><h3>You do not have permission to view this directory or page using the credentials that you supplied.</h3></div></body></html>',
    { status: 403, ...headers({ server: 'Microsoft-IIS/10.0' }) },
  ],
  [
    'ASP.NET: the yellow page',
    '<!DOCTYPE html><html><head><title>Runtime Error</title></head><body bgcolor="white"><span><H1>Server Error in \'/\' Application.<hr></H1><h2><i>Runtime Error</i></h2></span><b>Description: </b>An application error occurred on the server. The current custom error settings for this application prevent the details of the application error from being viewed remotely (for security reasons).</body></html>',
    { status: 500 },
  ],
  [
    'Heroku: no app',
    '<!DOCTYPE html><html><head><title>No such app</title></head><body><iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe></body></html>',
    { status: 404, ...headers({ server: 'Cowboy' }) },
  ],
  [
    'Cloudflare: the host timed out',
    '<!DOCTYPE html><html lang="en-US"><head><title>acme.com | 522: Connection timed out</title></head><body><div id="cf-wrapper"><div id="cf-error-details"><h1>Connection timed out <span class="code-label">Error code 522</span></h1><p>Visit cloudflare.com for more information.</p><p>What happened? The initial connection between Cloudflare\'s network and the origin web server timed out. As a result, the web page can not be displayed.</p></div></div></body></html>',
    { status: 522, ...headers({ server: 'cloudflare' }) },
  ],
  [
    'Netlify: no site',
    '<!DOCTYPE html><html lang="en"><head><title>Site not found</title></head><body><h1>Site not found</h1><p>Looks like you followed a broken link or entered a URL that doesn’t exist on Netlify.</p><p>If this is your site, and you weren’t expecting a 404, please visit our support guide. Netlify Internal ID: 01H</p></body></html>',
    { status: 404 },
  ],
  [
    'Shopify: closed',
    '<!DOCTYPE html><html lang="en"><head><title>Something went wrong</title></head><body><h1>Sorry, this store is currently unavailable.</h1><p>Are you the store owner? Log in to your account to reopen it.</p></body></html>',
    { status: 402 },
  ],
  [
    'cPanel: suspended',
    '<!DOCTYPE html><html><head><title>Account Suspended</title></head><body><h1>Account Suspended</h1><p>This Account has been suspended.</p><p>Contact your hosting provider for more information.</p></body></html>',
    { hops: ['https://acme.com/', 'https://acme.com/cgi-sys/suspendedpage.cgi'] },
  ],
  [
    'Fastly: a name nobody added',
    '<html><head><title>Fastly error: unknown domain acme.com</title></head><body><p>Fastly error: unknown domain: acme.com. Please check that this domain has been added to a service.</p><p>Details: cache-fra-1</p></body></html>',
    { status: 500 },
  ],
  [
    'Azure: stopped',
    '<!DOCTYPE html><html><head><title>Web App - Unavailable</title></head><body><h1>Error 403 - This web app is stopped.</h1><p>The web app you have attempted to reach is currently stopped and does not accept any requests. Please try to reload the page or visit it again soon.</p></body></html>',
    { status: 403 },
  ],
  [
    'S3: no bucket',
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message><BucketName>acme.com</BucketName><RequestId>A1</RequestId></Error>',
    { status: 404, ...headers({ server: 'AmazonS3', 'content-type': 'application/xml' }) },
  ],
  [
    'Joomla: no database',
    '<h1>Error displaying the error page: Application Instantiation Error: Could not connect to MySQL.</h1>',
  ],
  [
    'Out of service, in French',
    '<!doctype html><html lang="fr"><head><title>Service indisponible</title></head><body><h1>Erreur 503</h1><p>Le service est temporairement indisponible. Veuillez réessayer ultérieurement.</p></body></html>',
    { status: 503 },
  ],
  [
    'Wix: no site behind the name',
    '<!doctype html><html lang="en"><head><title>Wix.com | Connect your domain</title></head><body><h1>Looks like this domain isn’t connected to a website yet!</h1><p>Is this your domain? Connect it to your Wix website in just a few easy steps:</p><ol><li>Sign in to your Wix account</li><li>Go to Domains</li><li>Connect a domain you already own</li></ol></body></html>',
    { status: 404 },
  ],
  [
    'A list of files',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN"><html><head><title>Index of /</title></head><body><h1>Index of /</h1><table><tr><th>Name</th><th>Last modified</th><th>Size</th><th>Description</th></tr><tr><td><a href="cgi-bin/">cgi-bin/</a></td><td>2024-03-01 10:00</td><td>-</td></tr></table><address>Apache/2.4.57 Server at acme.com Port 443</address></body></html>',
  ],
];
