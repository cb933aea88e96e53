import type { HostServices } from '../../../http/index.ts';
import { type Markup, markup } from '../../../http/pages/markup.ts';
import { pageOf } from '../../../http/pages/page.ts';
import type { HtmlPage } from '../../../http/route.ts';
import type { Locale } from '../../../platform/locale.ts';
import type { PasswordQuestion } from '../sign-in/link-redemption.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';

type Web = HostServices['web'];

export interface LinkPage {
  readonly token: string;
  readonly email: string;
  readonly password: PasswordQuestion;
  readonly revokesKeys: boolean;
  /** Why the submitted password was rejected. */
  readonly problem?: string;
}

/** The page of a valid link: it asks for a password if one is needed and otherwise continues by itself. */
export function linkPage(web: Web, locale: Locale, link: LinkPage): HtmlPage {
  const { t } = locale;
  const { token, email, password, revokesKeys, problem } = link;
  const hidden = markup`<input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${email}">`;
  if (password === 'none')
    return accountPage(web, locale, {
      title: t('Sign in to Homedex'),
      content: markup`<p class="lead">${t('As {email}.', { email })}</p>
<form id="go" class="account-form" method="post" action="/auth/verify">${hidden}<button class="primary">${t('Continue')}</button></form>`,
      inlineScript: SUBMIT_WHEN_VISIBLE,
    });
  const isOptional = password === 'optional';
  return accountPage(web, locale, {
    title: t('Choose a password'),
    status: problem === undefined ? 200 : 422,
    content: markup`<p class="lead">${t('For {email}.', { email })}${isOptional ? ` ${t('You can leave it blank and sign in by e-mail each time.')} ${t('The password of a registration counts only in the browser that registered.')}` : ''}</p>
${problem === undefined ? undefined : markup`<p class="note" role="alert">${problem}</p>`}
<form class="account-form" method="post" action="/auth/verify">${hidden}
<label class="labelled"><span>${t('Password, {n} characters or more', { n: PASSWORD_CHARACTERS_MIN })}</span>
<input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_CHARACTERS_MIN}" maxlength="${PASSWORD_CHARACTERS_MAX}"${isOptional ? undefined : markup` required`} autofocus></label>
${revokesKeys ? markup`<label><input type="checkbox" name="keep_keys" value="yes"> ${t('Keep my API keys. Otherwise they are revoked.')}</label>` : undefined}
<button class="primary">${t('Continue')}</button></form>`,
  });
}

/** Submits only when the page is visible: browsers load pages ahead of time, and a preload must not use up the link. */
const SUBMIT_WHEN_VISIBLE = `
const submit = () => document.getElementById('go').submit();
if (document.prerendering) document.addEventListener('prerenderingchange', submit, { once: true });
else if (document.visibilityState === 'visible') submit();
else document.addEventListener('visibilitychange', submit, { once: true });
`;

export const signedInPage = (web: Web, locale: Locale, token: string): HtmlPage =>
  accountPage(web, locale, {
    title: locale.t('You are signed in'),
    content: markup`<p id="session" data-token="${token}"><a class="button primary" href="/app">${locale.t('Continue to Homedex')}</a></p>
<noscript><p>${locale.t('JavaScript is off, so this browser can’t keep you signed in. Your address is verified.')}</p></noscript>`,
    inlineScript: KEEP_THE_SESSION,
  });

/** After signing in, resumes what the reader was about to do, if this browser has stored it (web/src/shell/resume-after-sign-in.ts). */
const KEEP_THE_SESSION = `
localStorage.setItem('homedex.token', document.getElementById('session').dataset.token);
let next = '/app';
try {
  const { address, at } = JSON.parse(localStorage.getItem('homedex.task'));
  if (Date.now() - at < 86400000 && /^\\/(?:app|copilot)(?:[/?]|$)/.test(address)) next = address;
} catch {}
location.replace(next);
`;

export const expiredPage = (web: Web, locale: Locale): HtmlPage => {
  const { t } = locale;
  return accountPage(web, locale, {
    title: t('This link no longer works'),
    status: 400,
    content: markup`<p class="lead">${t('A link works once, within 24 hours, and only until a newer one is sent. If you have used it already, your address is verified and you can sign in. Otherwise, get a new link.')}</p>
<p><a class="button" href="/app/sign-in">${t('Sign in')}</a></p>
<form id="again" class="account-form" data-sent="${t('If this address has an account or is waiting for verification, we have sent it a link.')}" data-refused="${t('That did not work. Check the address.')}" data-busy="${t('Too many requests. Try again in a minute.')}" data-unreachable="${t('The server cannot be reached. Try again.')}">
<label class="labelled"><span>${t('Business e-mail address')}</span><input type="email" name="email" required placeholder="you@company.com" autocomplete="email"></label>
<button class="primary">${t('Send a new link')}</button>
</form>
<noscript><p>${t('Sending a link from this page needs JavaScript.')}</p></noscript>
<p id="outcome" role="status"></p>`,
    inlineScript: MAIL_ANOTHER,
  });
};

const MAIL_ANOTHER = `
document.getElementById('again').addEventListener('submit', async (event) => {
  event.preventDefault();
  const outcome = document.getElementById('outcome');
  try {
    const email = new FormData(event.target).get('email');
    const answer = await fetch('/auth/login-link', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) });
    const { sent, busy, refused } = event.target.dataset;
    outcome.textContent = answer.ok ? sent : answer.status === 429 ? busy : refused;
  } catch {
    outcome.textContent = event.target.dataset.unreachable;
  }
});
`;

interface AccountPage {
  readonly title: string;
  readonly status?: number;
  readonly content: Markup;
  readonly inlineScript?: string;
}

const accountPage = (web: Web, locale: Locale, { title, content, ...rest }: AccountPage): HtmlPage =>
  pageOf(web, {
    ...rest,
    locale,
    title: `${title} · Homedex`,
    isListed: false,
    main: markup`<section class="hero"><h1>${title}</h1>${content}</section>`,
  });
