import { offers, type Price, prices, type Tier, tierNames, tiers } from '../../callers/index.ts';
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
  answer: html,
  handler: ({ services, setHeader }) => {
    // It names files that change with every build.
    setHeader('cache-control', 'no-cache');
    return pageOf(services.web, {
      path: '/pricing',
      title: 'Pricing · Homedex',
      description: 'What a call costs and how much each tier may do.',
      main: pricing(services.instance),
    });
  },
});

const shown = (value: number): string => value.toLocaleString('en');
const priceOf = (price: Price): string => {
  if (prices[price] === 0) return 'free';
  const each = price === 'export_row' ? 'row' : 'profile';
  return `${credits(prices[price])} per ${each}; on the free tier, free profiles pay first`;
};
const credits = (count: number): string => (count === 1 ? '1 credit' : `${shown(count)} credits`);

/** Every number is the one that the server enforces. */
const pricing = ({
  anonymousPerMinute,
  repeatReadsFreeDays,
  billing,
}: Instance): Markup => markup`<section class="hero">
<h1>Pricing</h1>
<p class="lead">Searching is free. Credits are for full profiles and for exports of what you saved.</p>
</section>
<section class="two">
<div>
<h2>What costs nothing</h2>
<ul class="plain">
<li>Search, exact counts, filters and suggestions, with or without an account.</li>
<li>Files of search results, up to the rows of your tier.</li>
<li>Lists, monitors, notifications and comparing keywords.</li>
${repeatReadsFreeDays > 0 ? markup`<li>A profile you paid for, again within ${repeatReadsFreeDays} days.</li>` : undefined}
<li>The first ${shown(tiers.free.freeLookups)} full profiles of a free account.</li>
<li>Whatever fails.</li>
</ul>
</div>
<div>
<h2>What costs credits</h2>
<dl class="prices">
<div><dt>A full profile, also of a page fetched now</dt><dd>${credits(prices.domain_detail)}</dd></div>
<div><dt>A row of an export of saved companies or of a list</dt><dd>${credits(prices.export_row)}</dd></div>
</dl>
<p class="muted">${
  billing === 'sandbox'
    ? 'This server is a sandbox: whoever has an account adds credits in the app, and no money is asked for.'
    : 'On this server an administrator gives out credits.'
}</p>
</div>
</section>
<section>
<h2 id="offers">With and without an account</h2>
<p class="muted">The anonymous rate is ${shown(anonymousPerMinute)} requests a minute. An account has a higher rate, larger files and jobs; its first ${shown(tiers.free.freeLookups)} profiles are free.</p>
<div class="scrolls" tabindex="0" role="region" aria-labelledby="offers">
<table>
<thead><tr><th scope="col">What</th><th scope="col">Without an account</th><th scope="col">With an account</th></tr></thead>
<tbody>
${Object.values(offers).map(
  ({ label, anonymous, price }) =>
    markup`<tr><th scope="row">${label}</th><td>${anonymous ?? 'needs an account'}</td><td>${priceOf(price)}</td></tr>
`,
)}</tbody>
</table>
</div>
</section>
<section>
<h2 id="tiers">Tiers</h2>
<div class="scrolls" tabindex="0" role="region" aria-labelledby="tiers">
<table>
<thead><tr><th scope="col">At most</th>${tierNames.map((tier) => markup`<th scope="col" class="number tier">${tier}</th>`)}</tr></thead>
<tbody>
${rows.map(
  ({ label, of }) =>
    markup`<tr><th scope="row">${label}</th>${tierNames.map((tier) => markup`<td class="number">${shown(tiers[tier][of])}</td>`)}</tr>
`,
)}</tbody>
</table>
</div>
<p><a class="button primary" href="/app/register">Create an account</a></p>
</section>`;

const rows: readonly { readonly label: string; readonly of: keyof (typeof tiers)[Tier] }[] = [
  { label: 'Requests a minute', of: 'requestsPerMinute' },
  { label: 'Rows of one download', of: 'downloadRows' },
  { label: 'Monitors', of: 'monitors' },
  { label: 'Lists', of: 'lists' },
  { label: 'Companies in a list', of: 'listItems' },
  { label: 'API keys', of: 'apiKeys' },
  { label: 'Searches to resume', of: 'searchSessions' },
  { label: 'Rows of My Companies', of: 'savedCompanies' },
];
