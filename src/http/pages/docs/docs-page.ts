import { offers, tierNames, tiers } from '../../../access/index.ts';
import type { Instance } from '../../host-services.ts';
import type { Examples } from '../../openapi/example.ts';
import { type Markup, markup } from '../markup.ts';
import type { ApiDescription } from './api-description.ts';
import { type Endpoint, endpointSection } from './endpoint.ts';

/** The whole API on one page: how to begin, then every endpoint by subject. */
export function docsPage(description: ApiDescription, examples: Examples, instance: Instance): Markup {
  const endpoints = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Endpoint => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const subjects = [...Map.groupBy(endpoints, ({ operation }) => operation.tags[0] ?? 'Other')];
  const { schemas } = description.components;
  return markup`<div class="docs">
<nav class="index" aria-label="Endpoints">
<label class="labelled scripted" inert><span>Find an endpoint</span><input type="search" id="find" autocomplete="off" placeholder="lists, export, key …"></label>
${subjects.map(
  ([subject, members]) =>
    markup`<details><summary>${subject} <span class="muted">${members.length}</span></summary><ul>${members.map(indexEntry)}</ul></details>`,
)}
</nav>
<div class="content">
${beginning(instance)}
${subjects.map(
  ([subject, members]) => markup`<section class="subject" aria-labelledby="${anchor(subject)}">
<h3 id="${anchor(subject)}">${subject}</h3>
${members.map((endpoint) => endpointSection(endpoint, schemas, examples[`${endpoint.method} ${endpoint.path}`]))}
</section>`,
)}
</div>
</div>`;
}

const anchor = (subject: string): string => `about-${subject.toLowerCase().replaceAll(' ', '-')}`;

const indexEntry = ({ method, path, operation }: Endpoint): Markup =>
  markup`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${path}</a></li>`;

const shown = (value: number): string => value.toLocaleString('en');

const beginning = ({ publicUrl, anonymousPerMinute }: Instance): Markup => markup`<section class="begin">
<h1>API</h1>
<p class="lead">Everything in the app, over HTTP. Responses are JSON; errors explain themselves in <code>detail</code>.</p>
<h2>First request</h2>
<p>Searching needs no account.</p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/search?q=opening+hours&amp;limit=1'</code></pre>
<h2>API key</h2>
<p>Create a key under <a href="/app/account/keys">Account, API keys</a> and send it with every request. It is shown once.</p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/auth/me' -H 'Authorization: Bearer YOUR-TOKEN'</code></pre>
<form class="key scripted" inert>
<label class="labelled"><span>API key for this page</span><input type="password" name="key" autocomplete="off" spellcheck="false"></label>
<button type="button" data-act="show">Use this key</button>
<p class="muted small">It stays on this page and is gone when you leave it.</p>
</form>
<h2>Limits</h2>
<p>Requests per minute: ${shown(anonymousPerMinute)} without an account, ${tierNames.map((tier) => `${shown(tiers[tier].requestsPerMinute)} ${tier}`).join(', ')}; ten times as many for counts, facets and suggestions. <code>X-RateLimit-Remaining</code> holds what is left; <code>Retry-After</code> of a 429 is how many seconds to wait. <a href="/pricing">Pricing</a></p>
<p>Without an account: ${Object.values(offers)
  .flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [] : [`${label.charAt(0).toLowerCase()}${label.slice(1)} (${anonymous})`],
  )
  .join('; ')}. What needs one: ${Object.values(offers)
  .flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [`${label.charAt(0).toLowerCase()}${label.slice(1)}`] : [],
  )
  .join('; ')}.</p>
<h2>Errors</h2>
<ul class="plain">
<li><code>401</code> wrong or missing key, <code>402</code> not enough credits, <code>403</code> not allowed for this account.</li>
<li><code>422</code> invalid input; <code>detail</code> lists every problem with its place.</li>
<li><code>429</code> and <code>503</code> are temporary: wait as long as <code>Retry-After</code> says.</li>
</ul>
<p class="muted">For programs: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/llms.txt">plain text</a>.</p>
<h2>Endpoints</h2>
</section>`;
