import { loadedFrom, type RuleTable } from './rule-shapes.ts';

export const securityKT: RuleTable = {
  Kasada: {
    website: 'https://kasada.io',
    cats: ['Security'],
    scripts: 'KPSDK\\.configure',
    cookies: { KP_UIDz: '' },
    samples: ['<script>window.KPSDK={}; KPSDK.configure([]);</script>'],
  },
  Memberstack: {
    website: 'https://memberstack.com',
    cats: ['Authentication'],
    ...loadedFrom('static.memberstack.com', 'api.memberstack.io'),
    samples: ['https://static.memberstack.com/scripts/v1/memberstack.js'],
  },
  'Norton Shopping Guarantee': {
    website: 'https://norton.buysafe.com',
    cats: ['Security'],
    scriptSrc: ['nsg\\.symantec\\.com', 'guarantee-cdn\\.com'],
    scripts: 'guarantee-cdn\\.com',
    samples: ['https://guarantee-cdn.com/Web/Seal/gjs.aspx?SN=1'],
  },
  Okta: {
    website: 'https://okta.com',
    cats: ['Authentication'],
    ...loadedFrom('global.oktacdn.com', 'ok1static.oktacdn.com'),
    samples: ['https://global.oktacdn.com/okta-signin-widget/7.0.0/js/okta-sign-in.min.js'],
  },
  Outseta: {
    website: 'https://outseta.com',
    cats: ['Authentication'],
    ...loadedFrom('cdn.outseta.com'),
    samples: ['https://cdn.outseta.com/outseta.min.js'],
  },
  reCAPTCHA: {
    website: 'https://google.com/recaptcha',
    cats: ['Security'],
    scriptSrc: [
      '(?:google\\.com|recaptcha\\.net)/recaptcha/',
      '/recaptcha/(?:api|enterprise)(?:/[\\w.]{1,40})?\\.js',
      'gstatic\\.com/recaptcha/',
    ],
    scripts: ['google\\.com\\\\?/recaptcha\\\\?/(?:api|enterprise)', 'grecaptcha\\.(?:execute|render|ready)'],
    dom: ['div.g-recaptcha', 'div#recaptcha'],
    samples: ['https://www.google.com/recaptcha/api.js?render=abc'],
  },
  Riskified: {
    website: 'https://riskified.com',
    cats: ['Security'],
    ...loadedFrom('beacon.riskified.com'),
    samples: ['https://beacon.riskified.com/?shop=acme.com'],
  },
  'SAP Customer Data Cloud': {
    website: 'https://sap.com',
    cats: ['Authentication'],
    scriptSrc: ['cdns?\\.(?:eu1\\.)?gigya\\.com', 'cdns\\.gigya\\.com', 'cdn\\.gigya\\.com'],
    scripts: ['cdns\\.gigya\\.com', 'cdn\\.gigya\\.com'],
    samples: ['https://cdns.gigya.com/js/gigya.js?apikey=abc'],
  },
  'Sectigo Site Seal': {
    website: 'https://sectigo.com',
    cats: ['Security'],
    scriptSrc: ['trustlogo\\.js', 'www\\.trustlogo\\.com', 'secure\\.trust-provider\\.com'],
    scripts: ['TrustLogo\\(', 'www\\.trustlogo\\.com', 'secure\\.trust-provider\\.com'],
    samples: ['https://secure.trust-provider.com/trustlogo/javascript/trustlogo.js'],
  },
  'Sign in with Apple': {
    website: 'https://developer.apple.com/sign-in-with-apple',
    cats: ['Authentication'],
    ...loadedFrom('appleid.cdn-apple.com'),
    samples: ['https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js'],
  },
  Signifyd: {
    website: 'https://signifyd.com',
    cats: ['Security'],
    ...loadedFrom('cdn-scripts.signifyd.com'),
    samples: ['https://cdn-scripts.signifyd.com/api/script-tag.js'],
  },
  SiteLock: {
    website: 'https://sitelock.com',
    cats: ['Security'],
    ...loadedFrom('shield.sitelock.com'),
    html: 'shield\\.sitelock\\.com/shield',
    samples: ['<img src="https://shield.sitelock.com/shield/example.com" alt="">'],
  },
  TrustedSite: {
    website: 'https://mcafeesecure.com',
    cats: ['Security'],
    ...loadedFrom('cdn.ywxi.net', 'images.scanalert.com'),
    dom: 'img[src*="images.scanalert.com"]',
    samples: ['https://cdn.ywxi.net/js/1.js'],
  },
};
