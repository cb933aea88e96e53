import { offers, tierNames, tiers } from '../../../callers/index.ts';
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
<h1>The API</h1>
<p class="lead">Everything the app does, by HTTP. Answers are JSON with status 200; failures say in <code>detail</code> what to do.</p>
<h2>First request</h2>
<p>Searching needs no account.</p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/search?q=opening+hours&amp;limit=1'</code></pre>
<h2>A key</h2>
<p>Make one under <a href="/app/account/keys">Account, API keys</a> and send it with every request. It is shown once.</p>
<pre tabindex="0" class="command"><code>curl '${publicUrl}/auth/me' -H 'Authorization: Bearer YOUR-TOKEN'</code></pre>
<form class="key scripted" inert>
<label class="labelled"><span>Your key, for the calls of this page</span><input type="password" name="key" autocomplete="off" spellcheck="false"></label>
<button type="button" data-act="show">Put it into the commands</button>
<p class="muted small">It stays on this page and is forgotten when you leave it.</p>
</form>
<h2>Limits</h2>
<p>Requests a minute: ${shown(anonymousPerMinute)} without an account, ${tierNames.map((tier) => `${shown(tiers[tier].requestsPerMinute)} ${tier}`).join(', ')}; ten times as many for counts, facets and suggestions. <code>X-RateLimit-Remaining</code> says what is left; a 429 says in <code>Retry-After</code> how many seconds to wait. <a href="/pricing">What costs credits</a></p>
<p>Without an account: ${Object.values(offers)
  .flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [] : [`${label.charAt(0).toLowerCase()}${label.slice(1)} (${anonymous})`],
  )
  .join('; ')}. What needs one: ${Object.values(offers)
  .flatMap(({ label, anonymous }) =>
    anonymous === undefined ? [`${label.charAt(0).toLowerCase()}${label.slice(1)}`] : [],
  )
  .join('; ')}.</p>
<h2>Failures</h2>
<ul class="plain">
<li><code>401</code> the key is wrong or missing, <code>402</code> credits are missing, <code>403</code> the account may not do it.</li>
<li><code>422</code> the input does not fit; <code>detail</code> lists every problem with its place.</li>
<li><code>429</code> and <code>503</code> pass: wait as long as <code>Retry-After</code> says.</li>
</ul>
<p class="muted">For programs: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/llms.txt">plain text</a>.</p>
<h2>Endpoints</h2>
</section>`;
