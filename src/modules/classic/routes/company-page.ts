import { type Markup, markup } from '../../../http/pages/markup.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import type { Locale } from '../../../platform/locale.ts';
import {
  type Column,
  type CompanyProfile,
  columns,
  type describeEvidence,
  isFilled,
} from '../../companies/index.ts';
import { valueTitle } from './labels.ts';

type Evidence = ReturnType<typeof describeEvidence>;

const NAME_CHARACTERS_MAX = 160;
const TEXT_CHARACTERS_MAX = 2_000;
const ITEMS_SHOWN = 30;
const EVIDENCE_CHARACTERS_MAX = 80;

/** Every column that has a value, by group, with where the value was found. */
export function companyPage(profile: CompanyProfile, evidence: Evidence, locale: Locale): Markup {
  const { t } = locale;
  const filled = columns.filter(({ name }) => isFilled(profile[name]));
  const groups = [...Map.groupBy(filled, ({ group }) => group)];
  return markup`<section class="classic">
<h1><bdi>${cut(profile.company_name || profile.domain, NAME_CHARACTERS_MAX)}</bdi></h1>
<p class="lead"><bdi>${cut(profile.meta_description ?? profile.title ?? '', 500)}</bdi></p>
<p>${outsideLink(profile.homepage_url, profile.domain)} <span class="muted">· ${t('{n} of {all} fields filled', { n: filled.length, all: columns.length })} · ${t('crawled {day}', { day: locale.day(profile.fetched_at) })}</span></p>
<nav class="pages" aria-label="${t('Parts of the profile')}">${groups.map(([group]) => markup`<a href="#${group}">${titleOf(group, locale)}</a>`)}</nav>
</section>
${groups.map(
  ([group, rows]) => markup`<section aria-labelledby="${group}">
<h2 id="${group}">${titleOf(group, locale)}</h2>
<dl class="values">${rows.map((column) => row(column, profile, { evidence, locale }))}</dl>
</section>`,
)}
<section><p><a href="/classic">${t('Back to search')}</a> · <a href="/app/company/${encodeURIComponent(profile.domain)}">${t('Open in the app')}</a></p></section>`;
}

const groupTitles: Readonly<Record<string, (locale: Locale) => string>> = {
  identity: ({ t }) => t('Company'),
  location: ({ t }) => t('Location'),
  contact: ({ t }) => t('Contact'),
  social: ({ t }) => t('Social media'),
  business: ({ t }) => t('Business'),
  commerce: ({ t }) => t('Commerce'),
  technology: ({ t }) => t('Technology'),
  content: ({ t }) => t('On the homepage'),
  seo: ({ t }) => t('Search engines'),
  trust: ({ t }) => t('Legal and trust'),
  performance: ({ t }) => t('Page'),
  provenance: ({ t }) => t('Data source'),
};

const titleOf = (group: string, locale: Locale): string => groupTitles[group]?.(locale) ?? group;

function row(
  { name, label }: Column,
  profile: CompanyProfile,
  { evidence, locale }: { readonly evidence: Evidence; readonly locale: Locale },
): Markup {
  const seen = evidence[name];
  return markup`<div><dt>${locale.columnLabel(name, label)}</dt><dd>${value(name, profile[name], locale)}${
    seen === undefined
      ? undefined
      : markup` <span class="muted small">${locale.t('found in')} <bdi>${cut(seen.place, EVIDENCE_CHARACTERS_MAX)}</bdi></span>`
  }</dd></div>`;
}

function value(name: string, given: CompanyProfile[keyof CompanyProfile], locale: Locale): Markup {
  const { t, number } = locale;
  if (typeof given === 'boolean') return markup`${given ? t('yes') : t('no')}`;
  if (typeof given === 'number')
    return markup`${name.endsWith('_year') || name.endsWith('itude') ? String(given) : number(given)}`;
  if (typeof given === 'string' || given === null) return text(name, given ?? '', locale);
  const more = given.length - ITEMS_SHOWN;
  return markup`<ul>${given.slice(0, ITEMS_SHOWN).map((item) => markup`<li>${text(name, item, locale)}</li>`)}${
    more > 0 ? markup`<li class="muted">${t('and {n} more', { n: more })}</li>` : undefined
  }</ul>`;
}

function text(name: string, given: string, locale: Locale): Markup {
  const shown = cut(valueTitle(name, given, locale), TEXT_CHARACTERS_MAX);
  if (name === 'emails') return outsideLink(`mailto:${given}`, shown);
  if (name === 'phones') return outsideLink(`tel:${given}`, shown);
  if (/^https?:\/\//i.test(given)) return outsideLink(given, shown);
  return markup`<bdi>${shown}</bdi>`;
}

/** Only these schemes become links; any other text of a page stays text. */
const schemes = /^(?:https?:\/\/|mailto:|tel:)/i;

function outsideLink(address: string, shown: string): Markup {
  return schemes.test(address) && URL.canParse(address)
    ? markup`<a href="${address}" rel="noreferrer noopener nofollow"><bdi>${shown}</bdi></a>`
    : markup`<bdi>${shown}</bdi>`;
}
