import { type Markup, markup } from '../../../http/pages/markup.ts';
import { pageOf } from '../../../http/pages/page.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import { type AnyCall, type HtmlPage, html } from '../../../http/route.ts';
import { normalizeDomainName } from '../../../lib/domain-name.ts';
import { type Locale, languageHeader, localeFor } from '../../../platform/locale.ts';
import type { SearchResultItem } from '../../search/index.ts';
import { countTables } from '../facet-tables.ts';
import { addressWith, classicQuery, hasCriteria, readTyped, type Typed, typedIn } from './classic-address.ts';
import { type ClassicServices, defineRoute } from './define-route.ts';
import { PAGE_SIZE, results } from './results.ts';
import { searchForm } from './search-form.ts';

type ClassicCall = Pick<AnyCall<ClassicServices>, 'services' | 'signal' | 'doNotCount' | 'setHeader'>;

export const getClassic = defineRoute({
  method: 'GET',
  path: '/classic',
  tag: 'Search',
  summary: 'Search, filters and export as pages without a script',
  access: 'anyone',
  bucket: 'tier',
  undocumented: true,
  query: classicQuery,
  headers: languageHeader,
  answer: html,
  failures: ['query_timeout'],
  handler: (call) => {
    // The page names files that change with every build.
    call.setHeader('cache-control', 'no-cache');
    const typed = typedIn(call.query);
    const locale = localeFor(call.headers);
    return hasCriteria(typed) ? answer(call, typed, locale) : beginning(call, typed, locale);
  },
});

async function beginning(
  { services, doNotCount }: ClassicCall,
  typed: Typed,
  locale: Locale,
): Promise<HtmlPage> {
  const { t, number } = locale;
  doNotCount();
  const facts = await services.landingFacts.read();
  return plainPage(services, locale, {
    title: t('Search'),
    content: markup`<h1>${t('Search homepages')}</h1>
<p class="lead">${t('Every word of the homepage, with exact counts. These pages need no JavaScript and no account.')}</p>
${searchForm(typed, locale)}
${
  facts && facts.examples.length > 0
    ? markup`<ul class="examples" aria-label="${t('Examples')}">${facts.examples.map(
        ({ text, count }) =>
          markup`<li><a href="${addressWith({}, { q: text })}">${text}</a> <span class="muted">${number(count)}</span></li>`,
      )}</ul>`
    : undefined
}`,
  });
}

async function answer(call: ClassicCall, typed: Typed, locale: Locale): Promise<HtmlPage> {
  const { t } = locale;
  const { services, signal, doNotCount } = call;
  const read = readTyped(typed, locale);
  const title = cut(typed.q ?? t('Companies'), 80);
  const heading = markup`<h1 class="only-read-aloud">${typed.q === undefined ? t('Companies') : t('Homepages with “{words}”', { words: typed.q })}</h1>`;
  if ('problems' in read)
    return plainPage(services, locale, {
      title,
      content: markup`${heading}${searchForm(typed, locale, read.problems)}`,
      status: 422,
    });
  const { request } = read;
  const offset = (request.page - 1) * PAGE_SIZE;
  const domain = domainIn(typed.q ?? '');
  const [found, tables, ofDomain] = await Promise.all([
    services.search.search({ ...request, limit: PAGE_SIZE, offset }, call),
    countTables(services.search, request, signal),
    domain === undefined ? undefined : services.companies.find(domain),
  ]);
  if (found.cached) doNotCount();
  const { page } = found;
  const items = page.read() as readonly SearchResultItem[];
  const shown = results(
    {
      typed,
      request,
      total: page.totalCount,
      items,
      tables,
      ofDomain: domain === undefined ? undefined : { domain, isIndexed: ofDomain !== undefined },
    },
    locale,
  );
  return plainPage(services, locale, {
    title,
    content: markup`${heading}${searchForm(typed, locale)}${shown}`,
  });
}

/** The domain, if the words are a domain or the address of a page and nothing else. */
function domainIn(words: string): string | undefined {
  if (!/^\s*(?:https?:\/\/)?[^\s/.@]+(?:\.[^\s/.@]+)+(?:\/\S*)?\s*$/i.test(words)) return undefined;
  return normalizeDomainName(words);
}

interface PlainPage {
  readonly title: string;
  readonly content: Markup;
  readonly status?: number;
}

const plainPage = (
  { web }: ClassicServices,
  locale: Locale,
  { title, content, status = 200 }: PlainPage,
): HtmlPage =>
  pageOf(web, {
    locale,
    title: `${title} · Homedex classic`,
    status,
    isListed: false,
    main: markup`<section class="classic">${content}</section>`,
  });
