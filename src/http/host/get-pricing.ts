import { offers, type Price, prices, type Tier, tierNames, tiers } from '../../access/index.ts';
import { type Locale, languageHeader, localeFor } from '../../platform/locale.ts';
import type { Instance } from '../host-services.ts';
import { type Markup, markup } from '../pages/markup.ts';
import { pageOf } from '../pages/page.ts';
import { html } from '../route.ts';
import { defineRoute } from './define-route.ts';

export const getPricing = defineRoute({
  method: 'GET',
  path: '/pricing',
  tag: 'Status',
  summary: 'Prices and limits, as a page',
  access: 'anyone',
  bucket: 'unlimited',
  undocumented: true,
  fromMemory: true,
  headers: languageHeader,
  answer: html,
  handler: ({ services, headers, setHeader }) => {
    const locale = localeFor(headers);
    // The page refers to files whose names change with every build.
    setHeader('cache-control', 'no-cache');
    return pageOf(services.web, {
      path: '/pricing',
      locale,
      title: locale.t('Pricing · Homedex'),
      description: locale.t('What requests cost and what each plan includes.'),
      main: pricing(services.instance, locale),
    });
  },
});

/** Every number on the page is the one that the server enforces. */
function pricing({ anonymousPerMinute, repeatReadsFreeDays, billing }: Instance, locale: Locale): Markup {
  const { t, plural, number } = locale;
  const credits = (count: number): string => plural(count, '{n} credit', '{n} credits');
  const priceOf = (price: Price): string => {
    if (prices[price] === 0) return t('free');
    return price === 'export_row'
      ? t('{price} per row; free profiles are used first', { price: credits(prices[price]) })
      : t('{price} per profile; free profiles are used first', { price: credits(prices[price]) });
  };
  return markup`<section class="hero">
<h1>${t('Pricing')}</h1>
<p class="lead">${t('Searching is free. Credits pay for full profiles and for exports of saved companies.')}</p>
</section>
<section class="note plain-note">
<h2>${t('Self-hosted: free')}</h2>
<p>${t('Homedex is open source (MIT). On your own machine it costs nothing: you set the plans and prices, or none. What follows is what this server has set.')}</p>
</section>
<section class="two">
<div>
<h2>${t('Free')}</h2>
<ul class="plain">
<li>${t('Search, exact counts, filters and suggestions, with or without an account.')}</li>
<li>${t('Exports of search results, up to the rows of your plan.')}</li>
<li>${t('Lists, alerts, notifications and keyword comparison.')}</li>
<li>${t('Single profiles without an account, at {n} requests per minute.', { n: anonymousPerMinute })}</li>
<li>${t('The first {n} full profiles of a free account.', { n: tiers.free.freeLookups })}</li>
${repeatReadsFreeDays > 0 ? markup`<li>${t('Profiles you paid for, again within {n} days.', { n: repeatReadsFreeDays })}</li>` : undefined}
<li>${t('Failed requests.')}</li>
</ul>
</div>
<div>
<h2>${t('Paid with credits')}</h2>
<dl class="prices">
<div><dt>${t('A full profile, including live fetches')}</dt><dd>${credits(prices.domain_detail)}</dd></div>
<div><dt>${t('A row of an export of viewed companies or of a list')}</dt><dd>${credits(prices.export_row)}</dd></div>
</dl>
<p class="muted">${
    billing === 'sandbox'
      ? t('This is a sandbox server: add credits for free in the app.')
      : t('On this server, credits are granted by an administrator.')
  }</p>
</div>
</section>
<section>
<h2 id="offers">${t('With and without an account')}</h2>
<p class="muted">${t('Without an account you have {n} requests per minute. An account has a higher rate, larger files and jobs; its first {free} profiles are free.', { n: anonymousPerMinute, free: tiers.free.freeLookups })}</p>
<div class="scrolls" tabindex="0" role="region" aria-labelledby="offers">
<table>
<thead><tr><th scope="col">${t('What')}</th><th scope="col">${t('Without an account')}</th><th scope="col">${t('With an account')}</th></tr></thead>
<tbody>
${Object.values(offers).map(
  ({ label, anonymous, price }) =>
    markup`<tr><th scope="row">${t(label)}</th><td>${anonymous === undefined ? t('needs an account') : t(anonymous)}</td><td>${priceOf(price)}</td></tr>
`,
)}</tbody>
</table>
</div>
</section>
<section>
<h2 id="tiers">${t('Plans')}</h2>
<div class="scrolls" tabindex="0" role="region" aria-labelledby="tiers">
<table>
<thead><tr><th scope="col">${t('Limits')}</th>${tierNames.map((tier) => markup`<th scope="col" class="number tier">${tier}</th>`)}</tr></thead>
<tbody>
${rowsOf(locale).map(
  ({ label, of }) =>
    markup`<tr><th scope="row">${label}</th>${tierNames.map((tier) => markup`<td class="number">${number(tiers[tier][of])}</td>`)}</tr>
`,
)}</tbody>
</table>
</div>
<p><a class="button primary" href="/app/register">${t('Create an account')}</a></p>
</section>`;
}

const rowsOf = ({
  t,
}: Locale): readonly { readonly label: string; readonly of: keyof (typeof tiers)[Tier] }[] => [
  { label: t('Requests per minute'), of: 'requestsPerMinute' },
  { label: t('Free profiles'), of: 'freeLookups' },
  { label: t('Rows per export'), of: 'downloadRows' },
  { label: t('Alerts'), of: 'monitors' },
  { label: t('Lists'), of: 'lists' },
  { label: t('Companies per list'), of: 'listItems' },
  { label: t('API keys'), of: 'apiKeys' },
  { label: t('Searches in history'), of: 'searchSessions' },
  { label: t('Viewed companies kept'), of: 'savedCompanies' },
];
