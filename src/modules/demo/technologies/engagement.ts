import type { Technology } from './technology.ts';

/** Talking to visitors, asking their consent, taking their money. */
export const engagement: readonly Technology[] = [
  {
    name: 'Intercom',
    kind: 'chat',
    share: 0.04,
    tail: (id) =>
      `<script>window.intercomSettings = {api_base: "https://api-iam.intercom.io", app_id: "${id}"};</script><script async src="https://widget.intercom.io/widget/${id}"></script>`,
  },
  {
    name: 'Tawk.to',
    kind: 'chat',
    share: 0.06,
    tail: (id) =>
      `<script type="text/javascript">var Tawk_API=Tawk_API||{}, Tawk_LoadStart=new Date();(function(){var s1=document.createElement("script"),s0=document.getElementsByTagName("script")[0];s1.async=true;s1.src='https://embed.tawk.to/${id}/default';s1.charset='UTF-8';s1.setAttribute('crossorigin','*');s0.parentNode.insertBefore(s1,s0);})();</script>`,
  },
  {
    name: 'Crisp',
    kind: 'chat',
    share: 0.04,
    tail: (id) =>
      `<script type="text/javascript">window.$crisp=[];window.CRISP_WEBSITE_ID="${id}";(function(){d=document;s=d.createElement("script");s.src="https://client.crisp.chat/l.js";s.async=1;d.getElementsByTagName("head")[0].appendChild(s);})();</script>`,
  },
  {
    name: 'Cookiebot',
    kind: 'consent',
    share: 0.08,
    head: (id) =>
      `<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="${id}-5a1b-4c0d-9e2f-000000000000" data-blockingmode="auto" type="text/javascript"></script>`,
  },
  {
    name: 'OneTrust',
    kind: 'consent',
    share: 0.05,
    head: (id) =>
      `<script src="https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" type="text/javascript" charset="UTF-8" data-domain-script="${id}-7d1c-4b7a-8a52-000000000000"></script>`,
  },
  {
    name: 'Usercentrics',
    kind: 'consent',
    share: 0.05,
    head: (id) =>
      `<script id="usercentrics-cmp" src="https://app.usercentrics.eu/browser-ui/latest/loader.js" data-settings-id="${id}" async></script>`,
  },
  {
    name: 'Calendly',
    kind: 'forms',
    share: 0.06,
    notWith: ['Shopify', 'WooCommerce', 'PrestaShop', 'Magento'],
    head: () => '<link href="https://assets.calendly.com/assets/external/widget.css" rel="stylesheet">',
    tail: () =>
      '<script src="https://assets.calendly.com/assets/external/widget.js" type="text/javascript" async></script>',
  },
  {
    name: 'Mailchimp',
    kind: 'forms',
    share: 0.07,
    tail: (id) =>
      `<script id="mcjs">!function(c,h,i,m,p){m=c.createElement(h),p=c.getElementsByTagName(h)[0],m.async=1,m.src=i,p.parentNode.insertBefore(m,p)}(document,"script","https://chimpstatic.com/mcjs-connected/js/users/${id}/${id}.js");</script>`,
  },
  {
    name: 'Klaviyo',
    kind: 'forms',
    share: 0.2,
    onlyWith: ['Shopify', 'WooCommerce', 'Magento'],
    tail: (id) =>
      `<script async type="text/javascript" src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=${id.slice(0, 6)}"></script>`,
  },
  {
    name: 'Stripe',
    kind: 'payment',
    share: 0.3,
    tail: () => '<script src="https://js.stripe.com/v3/" async></script>',
  },
  {
    name: 'PayPal',
    kind: 'payment',
    share: 0.3,
    tail: (id) =>
      `<script src="https://www.paypal.com/sdk/js?client-id=A${id}&amp;currency=EUR" defer></script>`,
  },
];
