import { type Markup, markup } from '../../../http/pages/markup.ts';
import { searchForm } from '../../../http/pages/page.ts';
import { columnNames } from '../../companies/index.ts';
import type { LandingFacts } from '../landing-facts.ts';
import { glimpse, searchLink, shown } from './landing-glimpse.ts';

interface Place {
  readonly crawlId: string;
  readonly publicUrl: string;
}

/** The name that the generator gives its own crawl. */
const DEMO_CRAWL = 'DEMO';

export const landing = (
  facts: LandingFacts | undefined,
  place: Place,
): Markup => markup`<section class="hero">
<h1>Find companies by what their homepage says.</h1>
<p class="lead">Search every word of the homepage with exact counts, filter by technology, country and industry, read a ${columnNames.length}-column profile, export. On your own machine.</p>
${searchForm(facts?.examples[0]?.text)}
${facts && facts.examples.length > 0 ? examples(facts) : undefined}
${place.crawlId === DEMO_CRAWL ? demoNote : facts?.documents === 0 ? emptyNote : undefined}
</section>
${facts && facts.companies.length > 0 ? glimpse(facts) : undefined}
${facts && facts.documents > 0 ? figures(facts, place) : undefined}
<section class="three">
<div><h2>Search</h2><p>Phrases, all words or any word, in any language. Every total is exact, at any size, and every filter shows what it would leave.</p></div>
<div><h2>Read</h2><p>What a company does, where it is, what it runs on and how to reach it, each value with the place on the page where it was seen.</p></div>
<div><h2>Watch</h2><p>Save a search as a monitor and hear about homepages that begin to match, in the app, by mail or by webhook.</p></div>
</section>
<section class="two">
<div><h2>Ask by program</h2><pre tabindex="0"><code>curl '${place.publicUrl}/search?q=rye+loaves&amp;limit=1'</code></pre><p><a href="/docs">The API</a> answers in JSON and needs no account to search.</p></div>
<div><h2>Run your own</h2><pre tabindex="0"><code>npm start</code></pre><p>One program, no other service to install. It begins with a demo index and takes your own pages.</p></div>
</section>`;

const examples = (facts: LandingFacts): Markup =>
  markup`<ul class="examples" aria-label="Searches to try">${facts.examples.map(
    ({ text, count }) =>
      markup`<li>${searchLink({ q: text }, text)} <span class="muted">${shown(count)}</span></li>`,
  )}</ul>`;

const load = markup`<code>npm run -s homedex -- ingest --help</code> tells how to load real ones.`;
const demoNote = markup`<p class="note">This is a demo index: its companies do not exist. ${load}</p>`;
const emptyNote = markup`<p class="note">This index holds no homepages yet. ${load}</p>`;

const figures = (
  { counted, documents, columnsMostlyFilled }: LandingFacts,
  place: Place,
): Markup => markup`<section>
<dl class="figures">
<div><dt>Homepages in this index</dt><dd>${shown(documents)}</dd></div>
<div><dt>Profile columns filled on most pages</dt><dd>${columnsMostlyFilled} of ${columnNames.length}</dd></div>
<div><dt>Pages with “${counted.text}”, counted within the last minute</dt><dd>${shown(counted.count)} in ${shown(counted.ms)} ms</dd></div>
<div><dt>Newest crawl</dt><dd>${place.crawlId === '' ? 'none' : place.crawlId}</dd></div>
</dl>
</section>`;
