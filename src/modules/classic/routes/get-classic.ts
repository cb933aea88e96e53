import { type Markup, markup } from '../../../http/pages/markup.ts';
import { pageOf } from '../../../http/pages/page.ts';
import { cut } from '../../../http/pages/quoted-text.ts';
import { type AnyCall, type HtmlPage, html } from '../../../http/route.ts';
import type { SearchResultItem } from '../../search/index.ts';
import { countTables } from '../facet-tables.ts';
import {
  addressWith,
  asksSomething,
  classicQuery,
  readTyped,
  type Typed,
  typedIn,
} from './classic-address.ts';
import { type ClassicServices, defineRoute } from './define-route.ts';
import { shownNumber } from './labels.ts';
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
  answer: html,
  failures: ['query_timeout'],
  handler: (call) => {
    // It names files that change with every build.
    call.setHeader('cache-control', 'no-cache');
    const typed = typedIn(call.query);
    return asksSomething(typed) ? answer(call, typed) : beginning(call, typed);
  },
});

async function beginning({ services, doNotCount }: ClassicCall, typed: Typed): Promise<HtmlPage> {
  doNotCount();
  const facts = await services.landingFacts.read();
  return plainPage(
    services,
    'Search',
    markup`<h1>Search homepages</h1>
<p class="lead">Every word of the homepage, with exact counts. These pages need no script and no account.</p>
${searchForm(typed)}
${
  facts && facts.examples.length > 0
    ? markup`<ul class="examples" aria-label="Searches to try">${facts.examples.map(
        ({ text, count }) =>
          markup`<li><a href="${addressWith({}, { q: text })}">${text}</a> <span class="muted">${shownNumber(count)}</span></li>`,
      )}</ul>`
    : undefined
}`,
  );
}

async function answer(call: ClassicCall, typed: Typed): Promise<HtmlPage> {
  const { services, signal, doNotCount } = call;
  const read = readTyped(typed);
  const title = cut(typed.q ?? 'Companies by filters', 80);
  const heading = markup`<h1 class="only-read-aloud">${typed.q === undefined ? 'Companies by filters' : markup`Search for ${typed.q}`}</h1>`;
  if ('problems' in read)
    return plainPage(services, title, markup`${heading}${searchForm(typed, read.problems)}`, 422);
  const { asked } = read;
  const offset = (asked.page - 1) * PAGE_SIZE;
  const [found, tables] = await Promise.all([
    services.search.search({ ...asked, limit: PAGE_SIZE, offset }, call),
    countTables(services.search, asked, signal),
  ]);
  if (found.cached) doNotCount();
  const { page } = found;
  const items = page.read() as readonly SearchResultItem[];
  return plainPage(
    services,
    title,
    markup`${heading}${searchForm(typed)}${results({ typed, asked, total: page.totalCount, items, tables })}`,
  );
}

const plainPage = ({ web }: ClassicServices, title: string, content: Markup, status = 200): HtmlPage =>
  pageOf(web, {
    title: `${title} · Homedex classic`,
    status,
    isListed: false,
    main: markup`<section class="classic">${content}</section>`,
  });
