import { offers, rates, tierNames, tiers } from '../../../access/index.ts';
import type { Locale } from '../../../platform/locale.ts';
import { SERVICE_VERSION } from '../../../platform/service-version.ts';
import type { Instance } from '../../host-services.ts';
import type { Examples } from '../../openapi/example.ts';
import { type Markup, markup } from '../markup.ts';
import type { ApiDescription } from './api-description.ts';
import { codeSamples, type Endpoint, endpointSection } from './endpoint.ts';

interface DocsContent {
  readonly description: ApiDescription;
  readonly examples: Examples;
  readonly instance: Instance;
}

/** The whole API on one page: a first request, then every endpoint by subject. The descriptions of endpoints are in English. */
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
${beginning(locale, instance, description.info.version)}
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

/** Texts for the script of the page, which has none of its own. */
const runTexts = ({ t }: Locale) => ({
  running: t('Running …'),
  unreachable: t('The server cannot be reached.'),
  missing: t('Fill in {name} first.'),
  noFile: t('Choose a file first.'),
  outcome: t('{status} in {ms} ms'),
  price: t('Credits: {n}'),
  copy: t('Copy'),
  copied: t('Copied'),
});

const lowered = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** German nouns keep their capital within a sentence. */
const inSentence = ({ language }: Locale, label: string): string =>
  language === 'de' ? label : lowered(label);

function beginning(locale: Locale, { publicUrl, anonymousPerMinute }: Instance, version: string): Markup {
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
${codeSamples(locale, firstRequest(publicUrl))}
<p class="muted">${t('The clients for TypeScript and Python are in packages/ of the repository; both are typed from the API description.')}</p>
<h2 id="which">${t('Which endpoint do I want?')}</h2>
<div class="scrolls" tabindex="0" role="region" aria-label="${t('Which endpoint do I want?')}"><table class="which">
<tbody>${goals(locale).map(([goal, ...calls]) => markup`<tr><th scope="row">${goal}</th><td>${calls.map(endpointLink)}</td></tr>`)}</tbody></table></div>
<h2>${t('API key')}</h2>
<p>${t('Create an API key in your account and send it with every request. It is shown only once.')} <a href="/app/account/keys">${t('API keys')}</a></p>
${codeSamples(locale, [{ lang: 'Shell', label: 'curl', source: `curl '${publicUrl}/auth/me' -H 'Authorization: Bearer YOUR-TOKEN'` }])}
<form class="key scripted" inert>
<label class="labelled"><span>${t('API key for this page')}</span><input type="password" name="key" autocomplete="off" spellcheck="false"></label>
<button type="button" data-act="show">${t('Use this key')}</button>
<p class="muted small">${t('The key stays on this page and is gone when you leave it.')}</p>
</form>
<h2>${t('Limits')}</h2>
<p>${t('Requests per minute: {anonymous} without an account, {plans}; {factor} times as many for counts, facets, trends and suggestions; {others} for lists, alerts, the account and everything else.', { anonymous: number(anonymousPerMinute), plans: perPlan, factor: rates.typingFactor, others: number(rates.guardPerMinute) })} ${t('Refused requests count too.')} ${t('Without an API key, profile, evidence, history, related sites and lookalikes of one company count as one request within a minute.')} ${t('The header X-RateLimit-Remaining shows what is left; Retry-After of a 429 is the number of seconds to wait.')} <a href="/pricing">${t('Pricing')}</a></p>
<p>${t('Without an account: {offers}.', { offers: open.join('; ') })} ${t('Needs an account: {offers}.', { offers: closed.join('; ') })}</p>
<h2 id="paging">${t('Paging')}</h2>
<p>${t('A page has up to “limit” results. For the next one, send “next_cursor” of the response as “cursor” with the same parameters; after the last page it is null. “total_count” is exact on every page.')}</p>
<h2 id="errors">${t('Errors')}</h2>
<ul class="plain">
<li><code>401</code> ${t('invalid or missing key')}, <code>402</code> ${t('not enough credits')}, <code>403</code> ${t('not allowed for this account')}</li>
<li><code>422</code> ${t('invalid input; “detail” lists every problem with its location')}</li>
<li><code>429</code>, <code>503</code> ${t('temporary; wait as long as Retry-After says')}</li>
</ul>
<pre tabindex="0"><code>{"detail": [{"loc": ["query", "limit"], "msg": "Input should be less than or equal to 500", "type": "less_than_equal", …}]}</code></pre>
<p>${t('Unknown parameters are ignored and named in the header X-Ignored-Parameters. Send the header X-Request-ID of a response to the operator when you report a problem.')}</p>
<h2 id="webhooks">${t('Webhooks')}</h2>
<p>${t('Alerts post what they find to your URL: as JSON, or as messages for Slack and Microsoft Teams. A delivery that fails is retried for 24 hours, always with the same Homedex-Delivery header.')} ${t('Homedex-Signature is t=…,v1=…: v1 is the HMAC-SHA256, in hex, of t, a dot and the body, keyed with the secret you got with the webhook.')}</p>
<pre tabindex="0"><code>import hashlib, hmac
def is_ours(header, body, secret):
    t, v1 = (part.split("=", 1)[1] for part in header.split(","))
    return hmac.compare_digest(v1, hmac.new(secret.encode(), f"{t}.".encode() + body, hashlib.sha256).hexdigest())</code></pre>
<p>${endpointLink(['POST', '/monitors', 'post_monitors'])} ${endpointLink(['GET', '/monitors/{monitor_id}/deliveries', 'get_monitors_deliveries'])}</p>
<h2 id="versions">${t('Versions')}</h2>
<p>${t('This is version {version} of the service; the API description has its own version, {description}. Endpoints, optional parameters and fields may be added at any time, so ignore fields you don’t know. What is deprecated keeps working for at least three months and answers with the headers Deprecation and Sunset.', { version: SERVICE_VERSION, description: version })}</p>
<p class="muted">${t('For programs')}: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/llms.txt">llms.txt</a>${locale.language === 'en' ? undefined : `. ${t('The endpoints are described in English.')}`}</p>
<h2>${t('Endpoints')}</h2>
</section>`;
}

const firstRequest = (publicUrl: string) => [
  { lang: 'Shell', label: 'curl', source: `curl '${publicUrl}/search?q=opening+hours&limit=1'` },
  {
    lang: 'TypeScript',
    label: 'TypeScript',
    source: `import { createClient } from '@homedex/client';
const homedex = createClient({ address: '${publicUrl}', token: () => 'YOUR-TOKEN' });
const page = await homedex.get('/search', { query: { q: 'opening hours', limit: 1 } });`,
  },
  {
    lang: 'Python',
    label: 'Python',
    source: `from homedex import Client
homedex = Client("${publicUrl}", key="YOUR-TOKEN")
page = homedex.get_search(q="opening hours", limit=1)`,
  },
];

type Call = readonly [method: string, path: string, operationId: string];

const endpointLink = ([method, path, id]: Call): Markup =>
  markup`<a href="#${id}"><span class="method">${method}</span> ${path}</a> `;

/** The goals that people come with, and the calls that achieve them. */
const goals = ({ t }: Locale): readonly (readonly [string, ...Call[]])[] => [
  [t('Find companies by words, operators or a description'), ['GET', '/search', 'get_search']],
  [t('List companies by filters alone'), ['GET', '/companies', 'get_companies']],
  [
    t('Count without reading results'),
    ['GET', '/search/count', 'get_search_count'],
    ['GET', '/search/facets', 'get_search_facets'],
  ],
  [t('Read one company'), ['GET', '/domain/{domain}', 'get_domain_by_id']],
  [t('Read a site that is not indexed yet'), ['GET', '/lookup/{domain}', 'get_lookup_by_id']],
  [t('Find companies like others'), ['GET', '/competitors', 'get_competitors']],
  [t('Enrich a file of domains'), ['POST', '/bulk-lookup', 'post_bulk_lookup']],
  [
    t('Download results as a file'),
    ['GET', '/search/download', 'get_search_download'],
    ['POST', '/downloads', 'post_downloads'],
  ],
  [t('Get notified of new matches and changes'), ['POST', '/monitors', 'post_monitors']],
  [t('See what changed on a homepage'), ['GET', '/domain/{domain}/history', 'get_domain_history']],
];
