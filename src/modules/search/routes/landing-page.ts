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

/** The crawl name that the demo generator uses. */
const DEMO_CRAWL = 'DEMO';

export function landing(facts: LandingFacts | undefined, place: Place, locale: Locale): Markup {
  const { t } = locale;
  return markup`<section class="hero">
<h1>${t('Find companies by what their homepage says.')}</h1>
<p class="lead">${t('Search every word of the homepage with exact counts, filter by technology, country and industry, open {n}-field company profiles and export them. Self-hosted.', { n: columnNames.length })}</p>
${searchForm(locale, { example: facts?.examples[0]?.text, isFocused: true })}
${facts && facts.examples.length > 0 ? examples(facts, locale) : undefined}
${place.crawlId === DEMO_CRAWL ? note(t('You’re exploring demo data: these companies are fictional.')) : facts?.documents === 0 ? note(t('This index contains no homepages yet.')) : undefined}
</section>
${facts && facts.companies.length > 0 ? glimpse(facts, locale) : undefined}
${facts && facts.documents > 0 ? figures(facts, place, locale) : undefined}
<section class="three">
<div><h2>${t('Search')}</h2><p>${t('Phrases, all words or any word, in any language. Every total is an exact count, not an estimate, and every filter shows how many results remain.')}</p></div>
<div><h2>${t('Profiles')}</h2><p>${t('What a company does, where it is, which technologies it uses and how to reach it. Every value comes with the place on the page where it was found.')}</p></div>
<div><h2>${t('Alerts')}</h2><p>${t('Save a search as an alert and get notified when new homepages match: in the app, by e-mail or by webhook.')}</p></div>
</section>
${useCases(facts, locale)}
${measured(locale)}
<section class="two">
<div><h2>${t('Use the API')}</h2><pre tabindex="0"><code>curl '${place.publicUrl}/search?q=rye+loaves&amp;limit=1'</code></pre><p>${t('Responses are JSON, and searching needs no account.')} <a href="/docs">${t('API documentation')}</a></p></div>
<div><h2>${t('Run your own')}</h2><pre tabindex="0"><code>npm start</code></pre><p>${t('One program, no other service to install. Starts with demo data; add your own crawl any time.')} ${t('To load real pages, run')} <code>npm run -s homedex -- ingest --help</code></p></div>
</section>`;
}

/** What people come for, each with the page for it. */
function useCases(facts: LandingFacts | undefined, { t }: Locale): Markup {
  const technology = facts?.technologies[0]?.value;
  return markup`<section>
<h2>${t('What people use it for')}</h2>
<div class="three inner">
<div><h3>${t('Sales')}</h3><p>${t('Build a list of companies that use one technology and not another, with contacts, and get an alert when a company starts or stops using it.')}</p><p>${technology === undefined ? markup`<a href="/app">${t('Search')}</a>` : searchLink({ technology }, t('Companies that use {name}', { name: technology }))}</p></div>
<div><h3>${t('Market research')}</h3><p>${t('Count exactly how many homepages mention a product, split by country and industry, and follow the number from crawl to crawl.')}</p><p><a href="/app/compare">${t('Compare keywords')}</a></p></div>
<div><h3>${t('Partnerships')}</h3><p>${t('Start from a company you know and find others like it in any language, or sites that share its accounts and identifiers.')}</p><p><a href="/copilot">${t('Ask in plain language')}</a></p></div>
</div>
</section>`;
}

/** Figures from docs/benchmarks/search-13m.md, which describes the machine and the method. */
const measured = ({ t, number }: Locale): Markup => markup`<section>
<h2>${t('Measured, not promised')}</h2>
<p class="muted">${t('One machine with two cores, {n} homepages in one index.', { n: 13_300_000 })}</p>
<dl class="figures measured">
<div><dt>${t('A frequent phrase, warm, median')}</dt><dd>${number(2.1)} ms</dd></div>
<div><dt>${t('200 exact counts in one call, median')}</dt><dd>${number(0.7)} ms</dd></div>
<div><dt>${t('Memory while serving')}</dt><dd>${number(676)} MB</dd></div>
<div><dt>${t('Index on disk')}</dt><dd>${number(37.4)} GB</dd></div>
</dl>
</section>`;

const examples = (facts: LandingFacts, { t, number }: Locale): Markup =>
  markup`<ul class="examples" aria-label="${t('Examples')}">${facts.examples.map(
    ({ text, count }) =>
      markup`<li>${searchLink({ q: text }, text)} <span class="muted">${number(count)}</span></li>`,
  )}</ul>`;

const note = (about: string): Markup => markup`<p class="note">${about}</p>`;

const figures = (
  { counted, documents, columnsMostlyFilled, companies }: LandingFacts,
  place: Place,
  { t, number, day }: Locale,
): Markup => markup`<section>
<dl class="figures">
<div><dt>${t('Homepages in this index')}</dt><dd>${number(documents)}</dd></div>
<div><dt>${t('Profile fields filled on most pages')}</dt><dd>${t('{n} of {max}', { n: columnsMostlyFilled, max: columnNames.length })}</dd></div>
<div><dt>${t('Pages with “{words}”, counted within the last minute', { words: counted.text })}</dt><dd>${t('{n} in {ms} ms', { n: counted.count, ms: counted.ms })}</dd></div>
${place.crawlId === '' ? undefined : markup`<div><dt>${t('Newest crawl')}</dt><dd>${place.crawlId === DEMO_CRAWL && companies[0] ? day(companies[0].fetched_at) : place.crawlId}</dd></div>`}
</dl>
</section>`;
