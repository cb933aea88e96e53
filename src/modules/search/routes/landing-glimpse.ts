import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut, marked } from '../../../http/pages/quoted-text.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { LandingFacts } from '../landing-facts.ts';
import type { SearchResultItem } from '../result-item.ts';

const BAR_WIDTH = 100;
const NAME_CHARACTERS_MAX = 80;
const TEXT_CHARACTERS_MAX = 200;
const TECHNOLOGIES_SHOWN = 4;

/** A search of this index as the app shows it, so that a visitor sees the content before typing a word. */
export function glimpse({ counted, companies, technologies }: LandingFacts, locale: Locale): Markup {
  const { t, plural } = locale;
  return markup`<section class="glimpse" aria-labelledby="glimpse">
<header><h2 id="glimpse">${t('Homepages with “{words}”', { words: counted.text })}</h2><p class="muted"><strong>${plural(counted.count, '{n} company', '{n} companies')}</strong> ${t('(exact count)')}</p></header>
<div class="glimpse-columns">
${technologies.length === 0 ? undefined : markup`<div><h3>${t('Top technologies')}</h3>${bars(counted.text, technologies, locale)}</div>`}
<ol class="found">${companies.map((company) => card(counted.text, company, locale))}</ol>
</div>
<p>${searchLink({ q: counted.text }, t('See all {n} in the app', { n: counted.count }))}</p>
</section>`;
}

function bars(q: string, technologies: LandingFacts['technologies'], { number }: Locale): Markup {
  const most = technologies[0]?.count ?? 1;
  return markup`<ul class="bars">${technologies.map(
    ({ value, count }) =>
      markup`<li>${searchLink({ q, technology: value }, value)}${bar(count / most)}<span class="number muted">${number(count)}</span></li>`,
  )}</ul>`;
}

function card(q: string, item: SearchResultItem, locale: Locale): Markup {
  const name = cut(item.company_name || item.title || item.domain, NAME_CHARACTERS_MAX);
  const facts = [
    locale.countryName(item.country),
    locale.industryName(item.industry),
    locale.t('crawled {day}', { day: locale.day(item.fetched_at) }),
  ];
  const technologies = item.tech_stack.split(', ').filter((technology) => technology !== '');
  return markup`<li><img src="/domain/${item.domain}/icon?size=64" alt="" width="32" height="32" loading="lazy" decoding="async"><div class="about"><p>${searchLink({ q, open: item.domain }, name)} <span class="muted small">${item.domain}</span></p>
<p><bdi>${cut(item.meta_description || item.title, TEXT_CHARACTERS_MAX)}</bdi></p>
<p class="small"><bdi>${marked(item.matched_snippet, item.matches)}</bdi></p>
<p class="muted small"><bdi>${cut(facts.filter(Boolean).join(' · '), TEXT_CHARACTERS_MAX)}</bdi></p>
<ul class="labels">${technologies.slice(0, TECHNOLOGIES_SHOWN).map((technology) => markup`<li><bdi>${cut(technology, NAME_CHARACTERS_MAX)}</bdi></li>`)}</ul></div></li>`;
}

export const searchLink = (parameters: Readonly<Record<string, string>>, text: string): Markup =>
  markup`<a href="/app?${new URLSearchParams(parameters).toString()}">${text}</a>`;

/** The content security policy blocks style attributes, but not the attributes of an SVG. */
const bar = (share: number): Markup =>
  markup`<svg viewBox="0 0 ${BAR_WIDTH} 10" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.max(1, Math.round(share * BAR_WIDTH))}" height="10"/></svg>`;
