import type { AppError } from '../../platform/errors.ts';
import { errorCatalogue } from '../../platform/errors.ts';
import type { HtmlPage } from '../route.ts';
import type { BuiltWeb } from '../web/built-web.ts';
import { markup } from './markup.ts';
import { pageOf, searchForm } from './page.ts';

/** What a person meets by following a link; the other failures are about requests that programs make. */
const words: Readonly<Record<number, { readonly title: string; readonly advice: string }>> = {
  404: { title: 'There is nothing here', advice: 'Check the address, or search for what you came for.' },
  429: { title: 'Too many requests', advice: 'Wait a moment, then load the page again.' },
  500: {
    title: 'Something went wrong here',
    advice: 'It is no fault of yours and was logged. Tell the operator the number below if it happens again.',
  },
  503: {
    title: 'This is not possible right now',
    advice: 'Load the page again in a few seconds. The status page says what is known.',
  },
};

export const hasFailurePage = (status: number): boolean => words[status] !== undefined;

/** A failure for a person who looks at it in a browser. */
export function failurePage(web: BuiltWeb, failure: AppError, requestId: string): HtmlPage {
  const { status, message } = failure;
  const { title, advice } = words[status] ?? { title: message, advice: '' };
  const isGeneral = message === errorCatalogue[failure.code].message;
  return pageOf(web, {
    title: `${title} · Homedex`,
    status,
    main: markup`<section class="hero">
<p class="muted">Error ${status}</p>
<h1>${title}</h1>
<p class="lead">${isGeneral ? undefined : markup`${message} `}${advice}</p>
${searchForm()}
<p class="muted small">Request <code>${requestId}</code> · <a href="/status">Status</a> · <a href="/">Start</a></p>
</section>`,
  });
}
