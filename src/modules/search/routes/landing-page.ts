import { type Markup, markup } from '../../../http/pages/markup.ts';
import { searchForm } from '../../../http/pages/page.ts';
import type { Locale } from '../../../platform/locale.ts';
import { columnNames } from '../../companies/index.ts';
import type { LandingFacts } from '../landing-facts.ts';
import { glimpse, searchLink } from './landing-glimpse.ts';

interface Place {
  readonly crawlId: string;
  readonly publicUrl: string;
}

/** The name that the generator gives its own crawl. */
const DEMO_CRAWL = 'DEMO';

export function landing(facts: LandingFacts | undefined, place: Place, locale: Locale): Markup {
  const { t } = locale;
  return markup`<section class="hero">
<h1>${t('Find companies by what their homepage says.')}</h1>
<p class="lead">${t('Search every word of the homepage with exact counts, filter by technology, country and industry, open {n}-field company profiles and export them. Self-hosted.', { n: columnNames.length })}</p>
${searchForm(locale, { example: facts?.examples[0]?.text, isFocused: true })}
${facts && facts.examples.length > 0 ? examples(facts, locale) : undefined}
${place.crawlId === DEMO_CRAWL ? note(t('You’re exploring demo data: these companies are fictional.'), locale) : facts?.documents === 0 ? note(t('This index holds no homepages yet.'), locale) : undefined}
</section>
${facts && facts.companies.length > 0 ? glimpse(facts, locale) : undefined}
${facts && facts.documents > 0 ? figures(facts, place, locale) : undefined}
<section class="three">
<div><h2>${t('Search')}</h2><p>${t('Phrases, all words or any word, in any language. Every total is an exact count, not an estimate, and every filter shows how many results remain.')}</p></div>
<div><h2>${t('Profiles')}</h2><p>${t('What a company does, where it is, which technologies it uses and how to reach it. Every value comes with the place on the page where it was found.')}</p></div>
<div><h2>${t('Alerts')}</h2><p>${t('Save a search as an alert and get notified when new homepages match: in the app, by e-mail or by webhook.')}</p></div>
</section>
<section class="two">
<div><h2>${t('Use the API')}</h2><pre tabindex="0"><code>curl '${place.publicUrl}/search?q=rye+loaves&amp;limit=1'</code></pre><p>${t('Responses are JSON, and searching needs no account.')} <a href="/docs">${t('API documentation')}</a></p></div>
<div><h2>${t('Run your own')}</h2><pre tabindex="0"><code>npm start</code></pre><p>${t('One program, no other service to install. Starts with demo data; add your own crawl any time.')}</p></div>
</section>`;
}

const examples = (facts: LandingFacts, { t, number }: Locale): Markup =>
  markup`<ul class="examples" aria-label="${t('Examples')}">${facts.examples.map(
    ({ text, count }) =>
      markup`<li>${searchLink({ q: text }, text)} <span class="muted">${number(count)}</span></li>`,
  )}</ul>`;

const note = (about: string, { t }: Locale): Markup =>
  markup`<p class="note">${about} ${t('To load real pages, run')} <code>npm run -s homedex -- ingest --help</code></p>`;

const figures = (
  { counted, documents, columnsMostlyFilled }: LandingFacts,
  place: Place,
  { t, number }: Locale,
): Markup => markup`<section>
<dl class="figures">
<div><dt>${t('Homepages in this index')}</dt><dd>${number(documents)}</dd></div>
<div><dt>${t('Profile fields filled on most pages')}</dt><dd>${t('{n} of {max}', { n: columnsMostlyFilled, max: columnNames.length })}</dd></div>
<div><dt>${t('Pages with “{words}”, counted within the last minute', { words: counted.text })}</dt><dd>${t('{n} in {ms} ms', { n: counted.count, ms: counted.ms })}</dd></div>
${place.crawlId === '' ? undefined : markup`<div><dt>${t('Newest crawl')}</dt><dd>${place.crawlId}</dd></div>`}
</dl>
</section>`;
