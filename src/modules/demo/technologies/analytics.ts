import type { Technology } from './technology.ts';

/** Measuring and advertising. */
export const analytics: readonly Technology[] = [
  {
    name: 'Google Tag Manager',
    kind: 'analytics',
    share: 0.25,
    head: (id) =>
      `<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);})(window,document,'script','dataLayer','GTM-${id.toUpperCase().slice(0, 7)}');</script>`,
    tail: (id) =>
      `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-${id.toUpperCase().slice(0, 7)}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`,
  },
  {
    name: 'Google Analytics',
    kind: 'analytics',
    share: 0.4,
    head: (id) =>
      `<script async src="https://www.googletagmanager.com/gtag/js?id=G-${id.toUpperCase()}"></script>\n<script>window.dataLayer = window.dataLayer || []; function gtag(){dataLayer.push(arguments);} gtag('js', new Date()); gtag('config', 'G-${id.toUpperCase()}');</script>`,
  },
  {
    name: 'Matomo',
    kind: 'analytics',
    share: 0.08,
    tail: (id) =>
      `<script>var _paq = window._paq = window._paq || []; _paq.push(['trackPageView']); _paq.push(['enableLinkTracking']); (function() { var u="//stats.${id}-demo.example/"; _paq.push(['setTrackerUrl', u+'matomo.php']); _paq.push(['setSiteId', '3']); var d=document, g=d.createElement('script'), s=d.getElementsByTagName('script')[0]; g.async=true; g.src=u+'matomo.js'; s.parentNode.insertBefore(g,s); })();</script>`,
  },
  {
    name: 'Plausible',
    kind: 'analytics',
    share: 0.05,
    head: () => '<script defer data-domain="demo" src="https://plausible.io/js/script.js"></script>',
  },
  {
    name: 'Hotjar',
    kind: 'analytics',
    share: 0.08,
    head: (id) =>
      `<script>(function(h,o,t,j,a,r){h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};h._hjSettings={hjid:${Number.parseInt(id.slice(0, 5), 16)},hjsv:6};a=o.getElementsByTagName('head')[0];r=o.createElement('script');r.async=1;r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;a.appendChild(r);})(window,document,'https://static.hotjar.com/c/hotjar-','.js?sv=');</script>`,
  },
  {
    name: 'Microsoft Clarity',
    kind: 'analytics',
    share: 0.08,
    head: (id) =>
      `<script type="text/javascript">(function(c,l,a,r,i,t,y){c[a]=c[a]||function(){(c[a].q=c[a].q||[]).push(arguments)};t=l.createElement(r);t.async=1;t.src="https://www.clarity.ms/tag/"+i;y=l.getElementsByTagName(r)[0];y.parentNode.insertBefore(t,y);})(window, document, "clarity", "script", "${id}");</script>`,
  },
  {
    name: 'Facebook Pixel',
    kind: 'advertising',
    share: 0.18,
    head: (id) =>
      `<script>!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','${Number.parseInt(id, 16)}');fbq('track','PageView');</script>`,
    tail: (id) =>
      `<noscript><img height="1" width="1" style="display:none" alt="" src="https://www.facebook.com/tr?id=${Number.parseInt(id, 16)}&amp;ev=PageView&amp;noscript=1"></noscript>`,
  },
  {
    name: 'LinkedIn Insight Tag',
    kind: 'advertising',
    share: 0.05,
    tail: (id) =>
      `<script type="text/javascript">_linkedin_partner_id = "${Number.parseInt(id.slice(0, 6), 16)}"; window._linkedin_data_partner_ids = window._linkedin_data_partner_ids || []; window._linkedin_data_partner_ids.push(_linkedin_partner_id);</script><script async src="https://snap.licdn.com/li.lms-analytics/insight.min.js"></script>`,
  },
];
