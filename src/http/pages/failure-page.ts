import type { AppError } from '../../platform/errors.ts';
import { errorCatalogue } from '../../platform/errors.ts';
import type { Locale } from '../../platform/locale.ts';
import type { HtmlPage } from '../route.ts';
import type { BuiltWeb } from '../web/built-web.ts';
import { markup } from './markup.ts';
import { pageOf, searchForm } from './page.ts';

/** Failures that a person can reach by following a link; the others concern requests of programs. */
const words: Readonly<
  Record<number, (locale: Locale) => { readonly title: string; readonly advice: string }>
> = {
  404: ({ t }) => ({
    title: t('Page not found'),
    advice: t('Check the address, or search for what you need.'),
  }),
  // The message of the failure itself states how long to wait.
  429: ({ t }) => ({ title: t('Rate limit reached'), advice: '' }),
  500: ({ t }) => ({
    title: t('Something went wrong'),
    advice: t('The error was logged. If it happens again, send the operator the request ID below.'),
  }),
  503: ({ t }) => ({
    title: t('Temporarily unavailable'),
    advice: t('Reload the page in a few seconds. The status page has details.'),
  }),
};

export const hasFailurePage = (status: number): boolean => words[status] !== undefined;

/** Renders a failure for a person in a browser. */
export function failurePage(
  web: BuiltWeb,
  failure: AppError,
  { requestId, locale }: { readonly requestId: string; readonly locale: Locale },
): HtmlPage {
  const { status, message } = failure;
  const { t } = locale;
  const { title, advice } = words[status]?.(locale) ?? { title: message, advice: '' };
  const isGeneral = message === errorCatalogue[failure.code].message;
  return pageOf(web, {
    locale,
    title: `${title} · Homedex`,
    status,
    main: markup`<section class="hero">
<p class="muted">${t('Error {status}', { status: String(status) })}</p>
<h1>${title}</h1>
<p class="lead">${isGeneral ? undefined : markup`${locale.serverMessage(message)} `}${advice}</p>
${searchForm(locale)}
<p class="muted small">${t('Request ID')} <code>${requestId}</code> · <a href="/status">${t('Status')}</a> · <a href="/">${t('Home')}</a></p>
</section>`,
  });
}
