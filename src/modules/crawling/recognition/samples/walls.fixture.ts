import { headers, type Sample } from './sample.fixture.ts';

const forbidden = { status: 403 };
const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const walls: readonly Sample[] = [
  [
    'Cloudflare by its header',
    page('Acme', '<p>One second</p>'),
    { status: 403, ...headers({ 'cf-mitigated': 'challenge', server: 'cloudflare' }) },
  ],
  [
    'Cloudflare, managed challenge',
    page(
      'Just a moment...',
      '<h1>acme.com</h1><p>Checking that this is a person. It will not take long.</p>',
      '<script>window._cf_chl_opt={cType:"managed"}</script>',
    ),
    forbidden,
  ],
  ['Cloudflare in Spanish', page('Un momento…', '<p>Comprobando la seguridad de su conexión</p>'), forbidden],
  ['Cloudflare in German', page('Nur einen Moment…', '<p>Die Verbindung wird geprüft</p>'), forbidden],
  ['Cloudflare in French', page('Un instant…', '<p>Vérification de la connexion</p>'), forbidden],
  ['Cloudflare in Italian', page('Momento, per favore…', '<p>Controllo in corso</p>'), forbidden],
  ['Cloudflare in Dutch', page('Een moment geduld…', '<p>Even controleren</p>'), forbidden],
  ['Cloudflare in Polish', page('Chwileczkę…', '<p>Sprawdzamy połączenie</p>'), forbidden],
  ['Cloudflare in Russian', page('Один момент…', '<p>Идёт проверка</p>'), forbidden],
  ['Cloudflare in Japanese', page('しばらくお待ちください...', '<p>接続を確認しています</p>'), forbidden],
  ['Cloudflare in Chinese', page('请稍候…', '<p>正在检查</p>'), forbidden],
  ['Cloudflare in Portuguese', page('Só um momento...', '<p>Um instante</p>'), forbidden],
  [
    'Cloudflare, blocked',
    page(
      'Attention Required! | Cloudflare',
      '<h1>Sorry</h1><p>The owner keeps visitors like this one out. Ray ID 7f00</p>',
    ),
    forbidden,
  ],
  [
    'Cloudflare, country refused',
    page(
      'Access denied | acme.com used Cloudflare to restrict access',
      '<h1>Error 1009</h1><p>Visitors from there are not let in.</p>',
    ),
    forbidden,
  ],
  [
    'Cloudflare, the old five seconds',
    page(
      'Please wait... | Cloudflare',
      '<p>Your browser will be forwarded in five seconds</p>',
      '<script src="/cdn-cgi/l/chk_jschl"></script>',
    ),
    { status: 503 },
  ],
  [
    'Cloudflare, challenge with status 200',
    page('acme.com', '<form id="challenge-form" action="/?__cf=1"></form>'),
  ],
  [
    'Akamai, refused',
    page(
      'Access Denied',
      '<h1>Access Denied</h1>You are not let in to "http&#58;&#47;&#47;acme&#46;com&#47;" here.<p>Reference&#32;&#35;18&#46;2d7c1602</p><p>https&#58;&#47;&#47;errors&#46;edgesuite&#46;net&#47;18</p>',
    ),
    forbidden,
  ],
  [
    'Akamai, challenge',
    page('', '<div id="sec-if-cpt-container"></div><script src="/_sec/cp_challenge/abc.js"></script>'),
    { status: 428 },
  ],
  ['Akamai, proof of work', page('', '<script>location.href="/?bm-verify=AAQ"</script>')],
  [
    'HUMAN, press and hold',
    page('Before you go on', '<div id="px-captcha"></div><p>Press and hold the button</p>'),
    forbidden,
  ],
  [
    'HUMAN by its application',
    page('Access to this page has been denied', '<script>window._pxAppId="PX1"</script><p>Reference 123</p>'),
    forbidden,
  ],
  [
    'HUMAN from its own host',
    page('One more step', '<iframe src="https://captcha.px-cdn.net/x"></iframe>'),
    { status: 429 },
  ],
  [
    'DataDome by its header',
    page('acme.com', '<p>Hold on</p>'),
    { status: 403, ...headers({ 'x-datadome': 'protected' }) },
  ],
  [
    'DataDome, challenge',
    "<html><head><title>acme.com</title></head><body><script>var dd={'rt':'c','host':'geo.captcha-delivery.com'}</script></body></html>",
    forbidden,
  ],
  [
    'DataDome with status 200',
    page('acme.com', '<script src="https://ct.captcha-delivery.com/c.js"></script>'),
  ],
  [
    'Imperva, status 200',
    '<html><head><script src="/_Incapsula_Resource?SWJIYLWA=719"></script></head><body></body></html>',
  ],
  [
    'Imperva, incident',
    page(
      '',
      '<iframe src="/_Incapsula_Resource?CWUDNSAI=2">Request unsuccessful. Incapsula incident ID: 123-456</iframe>',
    ),
    forbidden,
  ],
  [
    'Imperva, interruption',
    page('Pardon Our Interruption', '<p>Something about the way you browse gave us pause.</p>'),
  ],
  [
    'Sucuri, script',
    page(
      'You are being redirected...',
      '<noscript>Scripts are needed</noscript><script>var s={},u,c;sucuri_cloudproxy_js="x"</script>',
    ),
  ],
  [
    'Sucuri, blocked',
    page(
      'Sucuri WebSite Firewall - Access Denied',
      '<p>This visit was kept out.</p><p>Block reason: an attempt was noticed</p>',
    ),
    { status: 403, ...headers({ 'x-sucuri-block': 'EXPVP16' }) },
  ],
  ['AWS WAF by its header', '', { status: 202, ...headers({ 'x-amzn-waf-action': 'challenge' }) }],
  [
    'AWS WAF, token',
    page(
      '',
      '<script src="https://1a2b.token.awswaf.com/1a2b/challenge.js"></script><script>AwsWafIntegration.checkForceRefresh()</script>',
    ),
    { status: 202 },
  ],
  ['AWS WAF, captcha', page('Human Verification', '<script>window.gokuProps={}</script>'), { status: 405 }],
  ['Kasada by its header', '', { status: 429, ...headers({ 'x-kpsdk-ct': 'abc' }) }],
  [
    'Kasada, script',
    '<html><body><script src="/149e9513/2d206a39/ips.js?tkrm=1"></script></body></html>',
    { status: 429 },
  ],
  [
    'F5, rejected',
    page(
      'Request Rejected',
      'The requested URL was rejected. Please consult with your administrator. Your support ID is: 1',
    ),
  ],
  [
    'F5, script',
    '<html><head><script src="/TSPD/0812?type=8"></script><noscript>Please enable JavaScript to view the page content.</noscript></head><body></body></html>',
  ],
  ['Vercel by its header', page('x', ''), { status: 429, ...headers({ 'x-vercel-mitigated': 'challenge' }) }],
  [
    'Vercel, checkpoint',
    page('Vercel Security Checkpoint', '<p>We are looking at your browser</p>'),
    { status: 429 },
  ],
  [
    'Anubis',
    page(
      'Making sure',
      '<script id="anubis_challenge" type="application/json">{}</script><p>Loading the proof of work</p>',
    ),
  ],
  [
    'SiteGround',
    '<html><head><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F"></head></html>',
    { status: 202 },
  ],
  [
    'DDoS-Guard',
    page('DDoS-Guard', '<p>Your browser is being looked at before acme.com opens</p>'),
    forbidden,
  ],
  [
    'DDoS-Guard by its script',
    page('acme.com', '<script src="/.well-known/ddos-guard/check"></script>'),
    forbidden,
  ],
  ['Qrator', page('', '<script src="/__qrator/qauth.js"></script>'), { status: 401 }],
  [
    'Reblaze',
    '<html><body><script>window.rbzns={bereshit:"1"};winsocks(true)</script></body></html>',
    { status: 247 },
  ],
  [
    'Wordfence',
    page(
      '503',
      '<h1>Your access to this site has been limited by the site owner</h1><p>Generated by Wordfence</p>',
    ),
    { status: 503 },
  ],
  [
    'ModSecurity',
    page(
      'Not Acceptable!',
      '<h1>Not Acceptable!</h1><p>An appropriate representation could not be found. This error was generated by Mod_Security.</p>',
    ),
    { status: 406 },
  ],
  ['Radware', page('', '<script>location="https://validate.perfdrive.com/?ssa=1"</script>')],
  [
    'Alibaba',
    '<html><script>var arg1="ABC";function setCookie(){document.cookie="acw_sc__v2="+arg1;location.reload()}</script></html>',
  ],
  [
    'a hoster’s cookie test',
    '<html><body><script src="/aes.js"></script><script>document.cookie="__test="+toHex(slowAES.decrypt(c,2,a,b));location.href="/?i=1"</script><noscript>needs scripts</noscript></body></html>',
  ],
  [
    'a cookie and a reload',
    '<html><body><script>document.cookie="ok=1; path=/";location.reload()</script></body></html>',
  ],
  [
    'a bare captcha',
    page(
      'Security',
      '<form><div class="g-recaptcha" data-sitekey="x"></div><p>Tick the box to go on (captcha)</p></form>',
    ),
  ],
  [
    'a Turnstile alone',
    page('One moment', '<div class="cf-turnstile" data-sitekey="x"></div><p>captcha</p>'),
  ],
  ['in words: human', page('acme.com', '<p>Please verify you are human to enter.</p>')],
  ['in words: robot', page('Robot check', '<p>To go on, confirm that you are not a robot.</p>')],
  ['in words: traffic', page('Sorry', '<p>We have noticed unusual traffic from your network.</p>')],
  ['in words: browser', page('Wait', '<p>Checking your browser, this takes a few seconds.</p>')],
  ['in words: blocked', page('Blocked', '<p>Your IP address has been blocked for the day.</p>')],
  ['in words: automated', page('Hm', '<p>We saw automated requests from this network and stopped them.</p>')],
  ['in words: German', page('Prüfung', '<p>Bitte bestätigen Sie, dass Sie ein Mensch sind.</p>')],
  ['in words: French', page('Contrôle', "<p>Merci de vérifier que vous n'êtes pas un robot.</p>")],
  ['in words: Russian', page('Проверка', '<p>Подтвердите, что вы не робот.</p>')],
  [
    'in words: country',
    page('acme.com', '<p>This website is not available in your country.</p>'),
    { status: 451 },
  ],
  ['by status alone', page('acme.com', '<p>No</p>'), forbidden],
  ['by too many requests', page('', 'slow down'), { status: 429 }],
  ['by 503 and few words', page('acme.com', '<p>Hold the line</p>'), { status: 503 }],
];
