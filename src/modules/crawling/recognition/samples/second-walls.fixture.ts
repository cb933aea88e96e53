import { headers, type Sample } from './sample.fixture.ts';

/**
 * Bot walls of the second set, written from vendors' public documentation and bug reports by a person who had not read the rules. They show
 * how the rules treat pages they were not written for.
 */
export const secondWalls: readonly Sample[] = [
  [
    'Cloudflare managed challenge, French',
    '<!DOCTYPE html><html lang="fr"><head><title>Un instant…</title><meta name="robots" content="noindex,nofollow"></head><body><div class="main-wrapper" role="main"><div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Activez JavaScript et les cookies pour continuer</span></div></noscript></div></div><script>(function(){window._cf_chl_opt={cvId:"3",cZone:"boutique-lune.fr",cType:"managed",cRay:"8f1c2"};var a=document.createElement("script");a.src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1?ray=8f1c2";document.getElementsByTagName("head")[0].appendChild(a);}());</script></body></html>',
    { status: 403, ...headers({ server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '8f1c2-CDG' }) },
  ],
  [
    'Cloudflare challenge without its header, as a cache in front gives it',
    '<html><head><title>Just a moment...</title></head><body><noscript>Enable JavaScript and cookies to continue</noscript><script>window._cf_chl_opt={cType:"non-interactive"};</script><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>',
    { status: 503, ...headers({ server: 'nginx' }) },
  ],
  [
    'Cloudflare: the owner has banned your address',
    '<!DOCTYPE html><html lang="en-US"><head><title>Access denied | www.planks.example used Cloudflare to restrict access</title></head><body><div id="cf-wrapper"><div id="cf-error-details"><h1><span>Error</span> <span>1006</span></h1><h2>Access denied</h2><section><h2>What happened?</h2><p>The owner of this website (www.planks.example) has banned your IP address (203.0.113.9).</p></section><p>Cloudflare Ray ID: <strong>8f1c2</strong></p></div></div></body></html>',
    { status: 403, ...headers({ server: 'cloudflare' }) },
  ],
  [
    'Cloudflare: sorry, you have been blocked',
    '<!DOCTYPE html><html><head><title>Attention Required! | Cloudflare</title></head><body><div id="cf-wrapper"><h1 data-translate="block_headline">Sorry, you have been blocked</h1><h2>You are unable to access bakery.example</h2><p>This website is using a security service to protect itself from online attacks. The action you just performed triggered the security solution.</p></div></body></html>',
    { status: 403, ...headers({ server: 'cloudflare' }) },
  ],
  [
    'Akamai: no permission, reference number',
    '<HTML><HEAD>\n<TITLE>Access Denied</TITLE>\n</HEAD><BODY>\n<H1>Access Denied</H1>\n \nYou don&#39;t have permission to access "http&#58;&#47;&#47;www&#46;lamps&#46;example&#47;" on this server.<P>\nReference&#32;&#35;18&#46;2d3a1060&#46;1731700000&#46;5c1e\n<P>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18&#46;2d3a1060</P>\n</BODY>\n</HTML>',
    { status: 403, ...headers({ server: 'AkamaiGHost', 'mime-version': '1.0' }) },
  ],
  [
    'Akamai behavioural check that answers 200',
    '<html><head><meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQAAAAJ_____x\'" /></head><body><script>var i=1731;var j=i+Number("52"+"1");var xhr=new XMLHttpRequest();xhr.open("POST","/_sec/verify?provider=interstitial",false);xhr.send(JSON.stringify({"bm-verify":"AAQAAAAJ","pow":j}));</script></body></html>',
    { status: 200, ...headers({ server: 'AkamaiNetStorage' }) },
  ],
  [
    'Imperva: incident number in a frame',
    '<html style="height:100%"><head><META NAME="ROBOTS" CONTENT="NOINDEX, NOFOLLOW"><meta name="format-detection" content="telephone=no"><meta name="viewport" content="initial-scale=1.0"><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3" async></script></head><body style="margin:0px;height:100%"><iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=23&xinfo=5-9-0&incident_id=1229000-5&edet=12&cinfo=04" frameborder=0 width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 1229000-5</iframe></body></html>',
    { status: 200, ...headers({ 'x-iinfo': '5-9-0 NNNN', 'x-cdn': 'Imperva' }) },
  ],
  [
    'DataDome: device check',
    "<html lang=\"en\"><head><title>tents.example</title><style>#cmsg{animation: A 1.5s;}</style></head><body style=\"margin:0\"><p id=\"cmsg\">Please enable JS and disable any ad blocker</p><script data-cfasync=\"false\">var dd={'rt':'i','cid':'AHrlq','hsh':'F45F','b':1,'host':'geo.captcha-delivery.com'}</script><script data-cfasync=\"false\" src=\"https://ct.captcha-delivery.com/i.js\"></script></body></html>",
    { status: 403, ...headers({ 'x-datadome': 'protected', server: 'DataDome' }) },
  ],
  [
    'HUMAN: press and hold',
    '<!DOCTYPE html><html lang="en"><head><meta name="description" content="px-captcha"><title>Access to this page has been denied</title></head><body><script>window._pxVid="";window._pxUuid="a1";window._pxAppId="PXu6b0qd2S";window._pxHostUrl="/u6b0qd2S/xhr";</script><script src="/u6b0qd2S/captcha/captcha.js?a=c"></script></body></html>',
    { status: 403, ...headers({}) },
  ],
  [
    'AWS WAF: silent challenge',
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title></title><script type="text/javascript">window.awsWafCookieDomainList=[];window.gokuProps={"key":"AQID","iv":"A6xZ","context":"WbD"};</script><script src="https://a1b2.c3d4.eu-west-1.token.awswaf.com/a1b2/challenge.js"></script></head><body><div id="challenge-container"></div><script>AwsWafIntegration.saveReferrer();AwsWafIntegration.checkForceRefresh().then(()=>{});</script><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you\'re not a robot. This requires JavaScript. Enable JavaScript and then reload the page.</noscript></body></html>',
    { status: 202, ...headers({ 'x-amzn-waf-action': 'challenge' }) },
  ],
  [
    'CloudFront: the request could not be satisfied, blocked',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><HTML><HEAD><TITLE>ERROR: The request could not be satisfied</TITLE></HEAD><BODY><H1>403 ERROR</H1><H2>The request could not be satisfied.</H2><HR noshade size="1px">Request blocked. We can\'t connect to the server for this app or website at this time. There might be too much traffic or a configuration error. Try again later, or contact the app or website owner.<BR clear="all"><PRE>Generated by cloudfront (CloudFront) Request ID: Zm9v</PRE></BODY></HTML>',
    { status: 403, ...headers({ server: 'CloudFront', 'x-cache': 'Error from cloudfront' }) },
  ],
  [
    'Kasada: script that pays with work',
    '<!DOCTYPE html><html><head></head><body><script>window.KPSDK={};KPSDK.now=typeof performance!=="undefined"&&performance.now?performance.now.bind(performance):Date.now.bind(Date);KPSDK.start=KPSDK.now();</script><script src="/149e9513-01fa-4fb0-aad4-566afd725d1b/2d206a39-8ed7-437e-a3be-862e0f06eea3/ips.js?x-kpsdk-im=CiQ"></script></body></html>',
    { status: 429, ...headers({ 'x-kpsdk-ct': '0abc', 'x-kpsdk-r': '1-CA' }) },
  ],
  [
    'F5: the requested address was rejected',
    '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected. Please consult with your administrator.<br><br>Your support ID is: 1283746501928374<br><br><a href="javascript:history.back();">[Go Back]</a></body></html>',
    { status: 200, ...headers({ server: 'BigIP' }) },
  ],
  [
    'Sucuri: access denied by the firewall',
    '<!DOCTYPE html><html><head><title>Sucuri WebSite Firewall - Access Denied</title></head><body><div id="main-container"><h1>Access Denied - Sucuri Website Firewall</h1><p>If you are the site owner (or you manage this site), please whitelist your IP or if you think this block is an error please open a support ticket.</p><table><tr><td>Block ID:</td><td>BNP005</td></tr></table></div></body></html>',
    {
      status: 403,
      ...headers({ server: 'Sucuri/Cloudproxy', 'x-sucuri-id': '17003', 'x-sucuri-block': 'BNP005' }),
    },
  ],
  [
    'Wordfence: the site owner limited access',
    '<!DOCTYPE html><html><head><title>Your access to this site has been limited by the site owner</title></head><body><div id="page"><h1>Your access to this site has been limited by the site owner</h1><p>Your access to this service has been limited. (HTTP response code 503)</p><p>If you think you have been blocked in error, contact the owner of this site for assistance.</p><h3>Block Technical Data</h3><p>Generated by Wordfence</p></div></body></html>',
    { status: 503, ...headers({ server: 'Apache' }) },
  ],
  [
    'Anubis: making sure you are not a bot',
    '<!doctype html><html lang="en"><head><title>Making sure you&#39;re not a bot!</title><link rel="stylesheet" href="/.within.website/x/xess/xess.min.css"></head><body id="top"><main><h1 id="title">Making sure you&#39;re not a bot!</h1><p id="status">Loading...</p><script async type="module" src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script><details><summary>Why am I seeing this?</summary><p>You are seeing this because the administrator of this website has set up Anubis to protect the server against the scourge of AI companies aggressively scraping websites.</p></details></main></body></html>',
    { status: 200, ...headers({}) },
  ],
  [
    'SiteGround: robot challenge by refresh',
    '<html><head><link rel="icon" href="data:;"><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F&y=ipc:203.0.113.9:1731.9"></meta></head></html>',
    { status: 202, ...headers({ server: 'nginx', 'sg-captcha': 'challenge' }) },
  ],
  [
    'DDoS-Guard: checking your browser',
    '<!DOCTYPE html><html><head><title>DDoS-Guard</title><script src="/.well-known/ddos-guard/js-challenge/index.js"></script></head><body><h1>Checking your browser before accessing timber.example</h1><p>Please wait a few seconds. Once this check is complete, the website will open automatically</p></body></html>',
    { status: 403, ...headers({ server: 'ddos-guard' }) },
  ],
  [
    'Vercel: security checkpoint',
    '<!DOCTYPE html><html lang="en"><head><title>Vercel Security Checkpoint</title></head><body><div class="container"><p id="header-text">We\'re verifying your browser</p><p><a id="fix-text" href="https://vercel.link/security-checkpoint">Website owner? Click here to fix</a></p></div><noscript>Enable JavaScript to continue</noscript><script>self.__c=1</script></body></html>',
    { status: 429, ...headers({ server: 'Vercel', 'x-vercel-mitigated': 'challenge' }) },
  ],
  [
    'StackPath: bot verification',
    '<!DOCTYPE html><html><head><title>Site verification</title></head><body onload="submit()"><h2>Please verify you are a human</h2><p>Please complete the captcha below to continue to the site.</p><form id="sp-captcha-form" action="/sbbi/?sbbpg=sbbShell" method="post"><div class="g-recaptcha" data-sitekey="6Lc"></div></form></body></html>',
    { status: 200, ...headers({ server: 'fbs', 'x-sp-gateway': '1' }) },
  ],
  [
    'Fastly: client challenge',
    '<!DOCTYPE html><html lang="en"><head><title>Client Challenge</title></head><body><div id="loading-error">A required part of this site couldn\'t load. This may be due to a browser extension, network issues, or browser settings. Please check your connection, disable any ad blockers, or try using a different browser.</div><noscript>JavaScript is disabled in your browser. Please enable JavaScript to proceed.</noscript><script src="/_fs-ch-1T1wmsGaOgGaSxcX/script.js?reload=true"></script></body></html>',
    { status: 200, ...headers({ 'x-served-by': 'cache-fra1' }) },
  ],
  [
    'Tencent EdgeOne: slide to go on',
    '<!DOCTYPE html><html><head><title>Security Verification</title><script src="https://captcha.gtimg.com/1/tcaptcha.js"></script></head><body><p>Please complete the security check to continue visiting the site</p><script>new TencentCaptcha("2000001",cb).show()</script></body></html>',
    { status: 403, ...headers({ server: 'TencentEdgeOne' }) },
  ],
  [
    'A home-made wall: cookie and reload',
    '<html><body><script>document.cookie="humans_21909=1; path=/";document.location.reload(true)</script></body></html>',
    { status: 409, ...headers({ server: 'imunify360-webshield/1.21' }) },
  ],
  [
    'Imunify360: one moment, please',
    '<!DOCTYPE html><html><head><title>One moment, please...</title></head><body><h1>Please wait while your request is being verified...</h1><form id="wsidchk-form" style="display:none;" action="/z0f76a1d14fd21a8fb5fd0d03e0fdc3d3cedae52f" method="GET"><input type="hidden" id="wsidchk" name="wsidchk"/></form><script>(function(){var a=7;})();</script></body></html>',
    { status: 200, ...headers({ server: 'imunify360-webshield/1.21' }) },
  ],
];

export const secondConsentWalls: readonly Sample[] = [
  [
    'Yahoo-style consent on another host',
    '<html lang="de"><head><title>Yahoo ist Teil der Yahoo Markenfamilie</title></head><body><h1>Bevor Sie fortfahren</h1><p>Wenn Sie auf „Alle akzeptieren“ klicken, speichern wir und unsere Partner Informationen auf einem Gerät und greifen darauf zu.</p><form method="post"><button name="agree" value="agree">Alle akzeptieren</button><button name="reject">Alle ablehnen</button></form></body></html>',
    {
      hops: [
        'https://news-desk.example/',
        'https://consent.newsgroup.example/v2/collectConsent?sessionId=3_cc-session',
      ],
    },
  ],
  [
    'A publisher that shows nothing but the choice to pay or agree',
    '<html lang="de"><head><title>Einwilligung</title></head><body><div class="purwall"><h2>Mit Werbung weiterlesen</h2><p>Besuchen Sie uns wie gewohnt mit Werbung und Tracking. Ihre Zustimmung zu Cookies können Sie jederzeit in der Datenschutzerklärung widerrufen.</p><button>Akzeptieren und weiter</button><h2>Werbefrei lesen</h2><p>Nutzen Sie unser Angebot ohne Tracking und Cookies für 3,99 Euro im Monat.</p></div></body></html>',
    {
      hops: [
        'https://stadtblatt.example/',
        'https://consent.medienhaus.example/?redirect=https%3A%2F%2Fstadtblatt.example%2F',
      ],
    },
  ],
];
