import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import {
  type Column,
  type CompanyProfile,
  columns,
  type describeEvidence,
  isFilled,
} from '../../companies/index.ts';
import { shownNumber, valueTitle } from './labels.ts';

type Evidence = ReturnType<typeof describeEvidence>;

const NAME_CHARACTERS_MAX = 160;
const TEXT_CHARACTERS_MAX = 2_000;
const ITEMS_SHOWN = 30;
const PLACE_CHARACTERS_MAX = 80;

/** Every column that has a value, by group, with where it was seen. */
export function companyPage(profile: CompanyProfile, evidence: Evidence): Markup {
  const filled = columns.filter(({ name }) => isFilled(profile[name]));
  const groups = [...Map.groupBy(filled, ({ group }) => group)];
  return markup`<section class="classic">
<h1><bdi>${cut(profile.company_name || profile.domain, NAME_CHARACTERS_MAX)}</bdi></h1>
<p class="lead"><bdi>${cut(profile.meta_description ?? profile.title ?? '', 500)}</bdi></p>
<p>${outsideLink(profile.homepage_url, profile.domain)} <span class="muted">· ${shownNumber(filled.length)} of ${columns.length} columns have a value · seen ${profile.fetched_at.slice(0, 10)}</span></p>
<nav class="pages" aria-label="Groups of columns">${groups.map(([group]) => markup`<a href="#${group}">${titleOf(group)}</a>`)}</nav>
</section>
${groups.map(
  ([group, rows]) => markup`<section aria-labelledby="${group}">
<h2 id="${group}">${titleOf(group)}</h2>
<dl class="values">${rows.map((column) => row(column, profile, evidence))}</dl>
</section>`,
)}
<section><p><a href="/classic">Search again</a> · <a href="/app/company/${encodeURIComponent(profile.domain)}">The same in the app</a></p></section>`;
}

const titleOf = (group: string): string =>
  group === 'seo' ? 'SEO' : group.charAt(0).toUpperCase() + group.slice(1);

function row({ name, label }: Column, profile: CompanyProfile, evidence: Evidence): Markup {
  const seen = evidence[name];
  return markup`<div><dt>${label}</dt><dd>${value(name, profile[name])}${
    seen === undefined
      ? undefined
      : markup` <span class="muted small">seen in <bdi>${cut(seen.place, PLACE_CHARACTERS_MAX)}</bdi></span>`
  }</dd></div>`;
}

function value(name: string, given: CompanyProfile[keyof CompanyProfile]): Markup {
  if (typeof given === 'boolean') return markup`${given ? 'yes' : 'no'}`;
  if (typeof given === 'number')
    return markup`${name.endsWith('_year') || name.endsWith('itude') ? String(given) : shownNumber(given)}`;
  if (typeof given === 'string' || given === null) return text(name, given ?? '');
  const more = given.length - ITEMS_SHOWN;
  return markup`<ul>${given.slice(0, ITEMS_SHOWN).map((item) => markup`<li>${text(name, item)}</li>`)}${
    more > 0 ? markup`<li class="muted">and ${shownNumber(more)} more</li>` : undefined
  }</ul>`;
}

function text(name: string, given: string): Markup {
  const shown = cut(valueTitle(name, given), TEXT_CHARACTERS_MAX);
  if (name === 'emails') return outsideLink(`mailto:${given}`, shown);
  if (name === 'phones') return outsideLink(`tel:${given}`, shown);
  if (/^https?:\/\//i.test(given)) return outsideLink(given, shown);
  return markup`<bdi>${shown}</bdi>`;
}

/** Only these schemes become links; anything else a page wrote stays text. */
const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

function outsideLink(address: string, shown: string): Markup {
  return schemes.test(address) && URL.canParse(address)
    ? markup`<a href="${address}" rel="noreferrer noopener nofollow"><bdi>${shown}</bdi></a>`
    : markup`<bdi>${shown}</bdi>`;
}
