import { offers, tierNames, tiers } from '../../../access/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { Instance } from '../../host-services.ts';
import type { Examples } from '../../openapi/example.ts';
import { type Markup, markup } from '../markup.ts';
import type { ApiDescription } from './api-description.ts';
import { type Endpoint, endpointSection } from './endpoint.ts';

interface DocsContent {
  readonly description: ApiDescription;
  readonly examples: Examples;
  readonly instance: Instance;
}

/** The whole API on one page: a first request, then every endpoint by subject. What the description says of endpoints is English. */
export function docsPage(locale: Locale, { description, examples, instance }: DocsContent): Markup {
  const { t } = locale;
  const endpoints = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Endpoint => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const subjects = [...Map.groupBy(endpoints, ({ operation }) => operation.tags[0] ?? 'Other')];
  const { schemas } = description.components;
  return markup`<div class="docs" data-texts="${JSON.stringify(runTexts(locale))}">
<nav class="index" aria-label="${t('Endpoints')}">
<label class="labelled scripted" inert><span>${t('Find an endpoint')}</span><input type="search" id="find" autocomplete="off" placeholder="lists, export, key …"></label>
${subjects.map(
  ([subject, members]) =>
    markup`<details><summary>${subject} <span class="muted">${members.length}</span></summary><ul>${members.map(indexEntry)}</ul></details>`,
)}
</nav>
<div class="content">
${beginning(locale, instance)}
${subjects.map(
  ([subject, members]) => markup`<section class="subject" lang="en" aria-labelledby="${anchor(subject)}">
<h3 id="${anchor(subject)}">${subject}</h3>
${members.map((endpoint) => endpointSection(locale, endpoint, { schemas, example: examples[`${endpoint.method} ${endpoint.path}`] }))}
</section>`,
)}
</div>
</div>`;
}

const anchor = (subject: string): string => `about-${subject.toLowerCase().replaceAll(' ', '-')}`;

const indexEntry = ({ method, path, operation }: Endpoint): Markup =>
  markup`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path}</a></li>`;

/** For the script of the page, which has no texts of its own. */
const runTexts = ({ t }: Locale) => ({
  running: t('Running …'),
  unreachable: t('The server cannot be reached.'),
  missing: t('Fill in {name} first.'),
  noFile: t('Choose a file first.'),
  outcome: t('{status} in {ms} ms'),
  price: t('Credits: {n}'),
});

const lowered = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** German nouns keep their capital within a sentence. */
const inSentence = ({ language }: Locale, label: string): string =>
  language === 'en' ? lowered(label) : label;

function beginning(locale: Locale, { publicUrl, anonymousPerMinute }: Instance): Markup {
  const { t, number } = locale;
  const rows = Object.values(offers);
  const open = rows.flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [] : [`${inSentence(locale, t(label))} (${t(anonymous)})`],
  );
  const closed = rows.flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [inSentence(locale, t(label))] : [],
  );
  const perPlan = tierNames.map((tier) => `${number(tiers[tier].requestsPerMinute)} ${tier}`).join(', ');
  return markup`<section class="begin">
<h1>API</h1>
<p class="lead">${t('Everything in the app, over HTTP. Responses are JSON; errors explain themselves in “detail”.')}</p>
<h2>${t('First request')}</h2>
<p>${t('Searching needs no account.')}</p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/search?q=opening+hours&amp;limit=1'</code></pre>
<h2>${t('API key')}</h2>
<p>${t('Create an API key in your account and send it with every request. It is shown only once.')} <a href="/app/account/keys">${t('API keys')}</a></p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/auth/me' -H 'Authorization: Bearer YOUR-TOKEN'</code></pre>
<form class="key scripted" inert>
<label class="labelled"><span>${t('API key for this page')}</span><input type="password" name="key" autocomplete="off" spellcheck="false"></label>
<button type="button" data-act="show">${t('Use this key')}</button>
<p class="muted small">${t('The key stays on this page and is gone when you leave it.')}</p>
</form>
<h2>${t('Limits')}</h2>
<p>${t('Requests per minute: {anonymous} without an account, {plans}; ten times as many for counts, facets and suggestions.', { anonymous: anonymousPerMinute, plans: perPlan })} ${t('The header X-RateLimit-Remaining shows what is left; Retry-After of a 429 is the number of seconds to wait.')} <a href="/pricing">${t('Pricing')}</a></p>
<p>${t('Without an account: {offers}.', { offers: open.join('; ') })} ${t('Needs an account: {offers}.', { offers: closed.join('; ') })}</p>
<h2>${t('Errors')}</h2>
<ul class="plain">
<li><code>401</code> ${t('invalid or missing key')}, <code>402</code> ${t('not enough credits')}, <code>403</code> ${t('not allowed for this account')}</li>
<li><code>422</code> ${t('invalid input; “detail” lists every problem with its location')}</li>
<li><code>429</code>, <code>503</code> ${t('temporary; wait as long as Retry-After says')}</li>
</ul>
<p class="muted">${t('For programs')}: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/llms.txt">llms.txt</a>${locale.language === 'en' ? undefined : `. ${t('The endpoints are described in English.')}`}</p>
<h2>${t('Endpoints')}</h2>
</section>`;
}
