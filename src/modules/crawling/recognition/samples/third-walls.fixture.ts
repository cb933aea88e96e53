import { headers, type Sample } from './sample.fixture.ts';

/** A third set, written from knowledge of the vendors before looking at any rule; its first score is in docs/benchmarks/crawling.md. */
export const thirdWalls: readonly Sample[] = [
  [
    'Imperva: the frame with the incident',
    '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><meta name="format-detection" content="telephone=no"></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=23&xinfo=9-11-0&incident_id=612000-4400&edet=12&cinfo=04" frameborder=0 width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 612000-4400</iframe></body></html>',
    headers({ 'x-iinfo': '9-11-0 0NNN RT(1700000000000 12)', 'content-type': 'text/html' }),
  ],
  [
    'Akamai: denied with a reference',
    '<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\nYou don\'t have permission to access "http&#58;&#47;&#47;www&#46;acme&#46;com&#47;" on this server.<P>\nReference&#32;&#35;18&#46;2d351ab8&#46;1700000000&#46;a4e16ab\n<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;2d351ab8</P>\n</BODY>\n</HTML>',
    { status: 403, ...headers({ server: 'AkamaiGHost', 'mime-version': '1.0' }) },
  ],
  [
    'DataDome: enable scripts',
    "<html lang=\"en\"><head><title>acme.com</title><style>#cmsg{animation: A 1.5s;}@keyframes A{0%{opacity:0;}99%{opacity:0;}100%{opacity:1;}}</style></head><body style=\"margin:0\"><p id=\"cmsg\">Please enable JS and disable any ad blocker</p><script data-cfasync=\"false\">var dd={'rt':'c','cid':'AHrlqAAAAAMA','hsh':'2211F522B61E269B869FA6EAFFB5E1','t':'bv','host':'geo.captcha-delivery.com'}</script><script data-cfasync=\"false\" src=\"https://ct.captcha-delivery.com/c.js\"></script></body></html>",
    { status: 403, ...headers({ 'x-datadome': 'protected', server: 'DataDome' }) },
  ],
  [
    'HUMAN: press and hold',
    '<!DOCTYPE html><html lang="en"><head><title>Access to this page has been denied</title></head><body><div class="px-captcha-container"><div class="px-captcha-header">Before we continue...</div><div class="px-captcha-message">Press & Hold to confirm you are a human (and not a bot).</div><div id="px-captcha"></div><div class="px-captcha-refid">Reference ID 0f1e-22</div></div><script>window._pxAppId="PXabcd1234";window._pxJsClientSrc="/abcd1234/init.js";</script></body></html>',
    { status: 403 },
  ],
  [
    'Kasada: a script and nothing else',
    '<!DOCTYPE html><html><head></head><body><script>window.KPSDK={};KPSDK.now=typeof performance!==\'undefined\'&&performance.now?performance.now.bind(performance):Date.now.bind(Date);KPSDK.start=KPSDK.now();</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39-8ed7-437e-a3be-862e0f06eea3/ips.js?KP_UIDz=0abc"></script></body></html>',
    { status: 429 },
  ],
  [
    'AWS WAF: the challenge',
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title></title><script type="text/javascript">window.awsWafCookieDomainList = [];window.gokuProps = {"key":"AQIDAHjcYu","iv":"CgAHejUx","context":"abc"};</script><script src="https://0123.edge.sdk.awswaf.com/0123/4567/challenge.js"></script></head><body><div id="challenge-container"></div><script type="text/javascript">AwsWafIntegration.saveReferrer();AwsWafIntegration.checkForceRefresh().then((forceRefresh) => {window.location.reload(true);});</script><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you\'re not a robot. This requires JavaScript. Enable JavaScript and then reload the page.</noscript></body></html>',
    { status: 202, ...headers({ 'x-amzn-waf-action': 'challenge' }) },
  ],
  [
    'Sucuri: a cookie by script',
    "<html><title>You are being redirected...</title><noscript>Javascript is required. Please enable javascript before you are allowed to see this page.</noscript><script>var s={},u,c,U,r,i,l=0,a,e=eval,w=String.fromCharCode,sucuri_cloudproxy_js='',S='cz0iNjYiLnNsaWNlKDAsMSkg';L=S.length;U=0;r='';</script></html>",
    headers({ server: 'Sucuri/Cloudproxy', 'x-sucuri-id': '14005' }),
  ],
  [
    'DDoS-Guard',
    '<!DOCTYPE html><html lang="en"><head><title>DDoS-Guard</title><meta charset="utf-8"><link rel="stylesheet" href="/.well-known/ddos-guard/check?context=free_splash"></head><body><h1 id="title">Checking your browser before accessing acme.com</h1><p id="description">Please wait a few seconds. Once this check is complete, the website will open automatically</p><script src="/.well-known/ddos-guard/js-challenge/index.js"></script></body></html>',
    { status: 403, ...headers({ server: 'ddos-guard' }) },
  ],
  [
    'Cloudflare in German, without its header',
    '<!DOCTYPE html><html lang="de"><head><title>Nur einen Moment…</title><meta name="robots" content="noindex,nofollow"></head><body><div class="main-wrapper" role="main"><h1>acme.com</h1><p>Überprüfen, ob Sie ein Mensch sind. Dies kann einige Sekunden in Anspruch nehmen.</p><p>acme.com muss die Sicherheit Ihrer Verbindung überprüfen, bevor Sie fortfahren können.</p></div><script>(function(){window._cf_chl_opt={cvId:\'3\',cZone:"acme.com",cType:\'managed\'};var a=document.createElement(\'script\');a.src=\'/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1?ray=8a\';document.head.appendChild(a);}());</script></body></html>',
    { status: 403, ...headers({ server: 'cloudflare', 'cf-ray': '8a0-FRA' }) },
  ],
  [
    'Cloudflare: error 1020',
    '<!DOCTYPE html><html lang="en-US"><head><title>Access denied | acme.com used Cloudflare to restrict access</title></head><body><div id="cf-wrapper"><h1>Error 1020</h1><h2>Access denied</h2><h2>What happened?</h2><p>This website is using a security service to protect itself from online attacks.</p><p>Ray ID: 8a0b</p></div></body></html>',
    { status: 403, ...headers({ server: 'cloudflare' }) },
  ],
  [
    'Vercel: the checkpoint',
    '<!DOCTYPE html><html lang="en"><head><title>Vercel Security Checkpoint</title></head><body><div id="root"><div id="header"></div><p id="header-text">We\'re verifying your browser</p><a id="fix-text" href="#">Website owner? Click here to fix</a></div><noscript>Enable JavaScript to continue</noscript><script type="module" src="/.well-known/vercel/security/static/challenge.v2.min.js"></script></body></html>',
    { status: 429, ...headers({ 'x-vercel-mitigated': 'challenge', server: 'Vercel' }) },
  ],
  [
    'Anubis: proof of work',
    '<!doctype html><html lang="en"><head><title>Making sure you&#39;re not a bot!</title><script id="anubis_version" type="application/json">"v1.21.3"</script><script id="anubis_challenge" type="application/json">{"rules":{"algorithm":"fast","difficulty":4}}</script></head><body id="top"><main><h1 id="title" class="centered-div">Making sure you&#39;re not a bot!</h1><div class="centered-div"><p id="status">Loading...</p><script async type="module" src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script><details><summary>Why am I seeing this?</summary><p>You are seeing this because the administrator of this website has set up Anubis to protect the server against the scourge of AI companies aggressively scraping websites. This can and does cause downtime for the websites, which makes their resources inaccessible for everyone.</p><p>Anubis is a compromise. Anubis uses a Proof-of-Work scheme in the vein of Hashcash, a proposed proof-of-work scheme for reducing email spam.</p></details></div></main><footer><p>Protected by Anubis from Techaro. Made with love in CA.</p></footer></body></html>',
  ],
  [
    'SiteGround: away to its captcha',
    '<html><head><link rel="icon" href="data:;"><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F&y=ipc:192.0.2.7:1700000000.123"></meta></head></html>',
    { status: 202, ...headers({ 'sg-captcha': 'challenge' }) },
  ],
  [
    'Wordfence: limited by the owner',
    '<!DOCTYPE html><html><head><title>Your access to this site has been limited by the site owner</title></head><body><h1>Your access to this site has been limited by the site owner</h1><p>Your access to this service has been limited. (HTTP response code 503)</p><p>If you think you have been blocked in error, contact the owner of this site for assistance.</p><h2>Block Technical Data</h2><p>Block Reason: Access from your area has been temporarily limited for security reasons</p><p>About Wordfence: Wordfence is a security plugin installed on over 5 million WordPress sites.</p><p>Generated by Wordfence at Mon, 16 Nov 2026</p></body></html>',
    { status: 503 },
  ],
  [
    'Imunify360: one moment',
    '<!DOCTYPE html><html><head><title>One moment, please...</title><style>.spinner{}</style></head><body><h1>Please wait while your request is being verified...</h1><script>setTimeout(function(){window.location.reload()},5000)</script><form id="wsidchk-form" action="/z0f76a1d14fd21a8fb5fd0d03e0fdc3d3cedae52f" method="get"><input type="hidden" id="wsidchk" name="wsidchk"/></form></body></html>',
    headers({ server: 'imunify360-webshield/1.21' }),
  ],
  [
    'Qrator, in Russian',
    '<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Проверка браузера</title><script src="/__qrator/qauth_utm_v2d_v9118.js"></script></head><body><noscript>Для доступа к сайту включите JavaScript и cookies</noscript></body></html>',
    { status: 401, ...headers({ server: 'QRATOR' }) },
  ],
  [
    'Alibaba Cloud: a cookie by script',
    '<html><script>var arg1=\'3F1E4C0D7B0A21\';var _0x4818=[\'csKHwqMI\',\'ZsKJwr8V\'];function setCookie(name,value){var expiredate=new Date();document.cookie=name+"="+value+";path=/;max-age=3600";}function reload(x){setCookie("acw_sc__v2",x);document.location.reload();}</script></html>',
    headers({ server: 'Tengine', 'set-cookie': 'acw_tc=abc;path=/;HttpOnly' }),
  ],
  [
    'Baidu: a check in Chinese',
    '<!DOCTYPE html><html lang="zh-CN"><head><title>百度安全验证</title></head><body><div class="timeout hide"><div class="timeout-img"></div><div class="timeout-title">网络不给力，请稍后重试</div><button type="button" class="timeout-button">返回首页</button></div><div class="timeout-feedback hide"><div class="timeout-feedback-title">问题反馈</div></div><script src="https://ppui-static-wap.cdn.bcebos.com/static/touch/js/mkdjump_v2.js"></script></body></html>',
  ],
  [
    'Turnstile on a page in French',
    '<!doctype html><html lang="fr"><head><title>Vérification de sécurité</title><script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer></script></head><body><h1>Un instant</h1><p>Veuillez patienter pendant que nous vérifions que vous n’êtes pas un robot.</p><form method="post"><div class="cf-turnstile" data-sitekey="0x4AAAA"></div></form></body></html>',
    { status: 403 },
  ],
  [
    'Radware: a captcha',
    '<!DOCTYPE html><html><head><title>Radware Captcha Page</title></head><body><div><p>We apologize for the inconvenience...</p><p>...but your activity and behavior on this site made us think that you are a bot. Note: A number of things could be going on here.</p><p>Please solve this CAPTCHA to request unblock to the website</p><div class="h-captcha" data-sitekey="ae73"></div></div><script src="https://cas.avalon.perfdrive.com/captcha-public/js/jquery.js"></script></body></html>',
    { hops: ['https://acme.com/', 'https://validate.perfdrive.com/?ssa=1&ssb=2'] },
  ],
  [
    'F5: rejected with a number',
    "<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 15937284615203948<br><br><a href='javascript:history.back();'>[Go Back]</a></body></html>",
  ],
  [
    'Reblaze: a script in an odd status',
    '<html><head><meta charset="utf-8"></head><body><script>;window.rbzns={bereshit: "1", seed: "qAlbM9", storage:"3"};winsocks();</script><script src="/c3650cdf-216a-4ba2-80b0-9d6c540b105e58d2670b-ea0f-484e-b88c-0e2c1499ec9bd71e4b42-8570-44e3-89b6-845326fa43b6"></script></body></html>',
    { status: 247, ...headers({ 'set-cookie': 'rbzsessionid=1; path=/' }) },
  ],
  [
    'A hand-made check in Spanish',
    '<!doctype html><html lang="es"><head><title>Comprobando su navegador</title></head><body><h1>Comprobando su navegador antes de acceder</h1><p>Este proceso es automático. Su navegador le redirigirá en unos segundos al contenido solicitado. Active JavaScript y las cookies.</p><script>setTimeout(function(){document.cookie="ok=1";location.reload();},3000)</script></body></html>',
    { status: 503 },
  ],
  [
    'hCaptcha in Portuguese before everything',
    '<!doctype html><html lang="pt-BR"><head><title>Você é humano?</title><script src="https://js.hcaptcha.com/1/api.js" async defer></script></head><body><p>Confirme que você não é um robô para continuar.</p><form action="/verify" method="POST"><div class="h-captcha" data-sitekey="10000000"></div><button>Continuar</button></form></body></html>',
    { status: 403 },
  ],
];

export const thirdConsentWalls: readonly Sample[] = [
  [
    'Yahoo, in French',
    '<!DOCTYPE html><html lang="fr-FR"><head><title>Yahoo fait partie de la famille de marques Yahoo</title></head><body><div class="consent-page"><h1>Votre vie privée est importante pour nous</h1><p>Lorsque vous utilisez nos sites et applications, nous utilisons des cookies pour vous fournir nos sites et applications, authentifier les utilisateurs et mesurer votre utilisation.</p><form method="post" class="consent-form" action="/v2/collectConsent?sessionId=3_cc"><button name="agree" value="agree">Accepter tout</button><button name="reject" value="reject">Tout refuser</button><a href="/v2/partners">Gérer les paramètres de confidentialité</a></form></div></body></html>',
    { hops: ['https://acme.com/', 'https://consent.yahoo.com/v2/collectConsent?sessionId=3_cc'] },
  ],
  [
    'Pay or consent, in German',
    '<!doctype html><html lang="de"><head><title>Zustimmung | Acme Nachrichten</title></head><body><h1>Mit Werbung weiterlesen oder im Pur-Abo</h1><p>Besuchen Sie uns wie gewohnt mit Werbung und Tracking. Details finden Sie in der Datenschutzerklärung und im Privacy Center.</p><button>Akzeptieren und weiter</button><p>Nutzen Sie uns ganz ohne Werbetracking für 3,99 € im Monat.</p><button>Jetzt Pur-Abo abschließen</button><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a></body></html>',
    { hops: ['https://acme.com/', 'https://www.acme.com/zustimmung/?redirect=%2F'] },
  ],
  [
    'DPG Media, in Dutch',
    '<!doctype html><html lang="nl"><head><title>DPG Media Privacy Gate</title></head><body><div id="pg-root-shadow-host"></div><noscript>Schakel JavaScript in om verder te gaan. Acme maakt gebruik van cookies en soortgelijke technieken.</noscript><script src="https://myprivacy.dpgmedia.net/consent.js"></script></body></html>',
    {
      hops: ['https://acme.com/', 'https://myprivacy.dpgmedia.nl/consent?siteKey=PUBXAaa&callbackUrl=https'],
    },
  ],
  [
    'An age gate that is all there is',
    '<!doctype html><html lang="en"><head><title>Age verification</title></head><body><div class="age-gate"><h1>Are you of legal drinking age?</h1><p>You must be of legal drinking age in your country to enter this site.</p><a href="/home">Yes, enter</a><a href="https://www.google.com">No, leave</a></div></body></html>',
  ],
  [
    'Accept or subscribe, in Italian',
    '<!doctype html><html lang="it"><head><title>Consenso</title></head><body><h1>Accetta i cookie o abbonati</h1><p>Per continuare a leggere gratuitamente accetta i cookie di profilazione nostri e dei nostri 812 partner, oppure abbonati.</p><button>Accetta e continua</button><button>Rifiuta e abbonati</button><a href="/privacy">Informativa privacy</a></body></html>',
  ],
];
