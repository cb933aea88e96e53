import type { HostServices } from '../../../http/index.ts';
import { type Markup, markup } from '../../../http/pages/markup.ts';
import { pageOf } from '../../../http/pages/page.ts';
import type { HtmlPage } from '../../../http/route.ts';
import type { PasswordQuestion } from '../sign-in/link-redemption.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';

type Web = HostServices['web'];

export interface LinkPage {
  readonly token: string;
  readonly email: string;
  readonly password: PasswordQuestion;
  readonly revokesKeys: boolean;
  /** What was wrong with the password that was sent. */
  readonly problem?: string;
}

/** The page of a link that works: it asks for a password where one is needed, and otherwise submits by itself. */
export function linkPage(web: Web, link: LinkPage): HtmlPage {
  const { token, email, password, revokesKeys, problem } = link;
  const hidden = markup`<input type="hidden" name="token" value="${token}">
<input type="hidden" name="username" autocomplete="username" value="${email}">`;
  if (password === 'none')
    return accountPage(web, {
      title: 'Sign in to Homedex',
      content: markup`<p class="lead">As ${email}.</p>
<form id="go" class="account-form" method="post" action="/auth/verify">${hidden}<button class="primary">Continue</button></form>`,
      inlineScript: SUBMIT_WHEN_VISIBLE,
    });
  const isOptional = password === 'optional';
  return accountPage(web, {
    title: 'Choose a password',
    status: problem === undefined ? 200 : 422,
    content: markup`<p class="lead">For ${email}.${isOptional ? ' You may leave it empty and sign in by mail each time.' : ''}</p>
${problem === undefined ? undefined : markup`<p class="note" role="alert">${problem}</p>`}
<form class="account-form" method="post" action="/auth/verify">${hidden}
<label class="labelled"><span>Password, ${PASSWORD_CHARACTERS_MIN} characters or more</span>
<input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_CHARACTERS_MIN}" maxlength="${PASSWORD_CHARACTERS_MAX}"${isOptional ? undefined : markup` required`} autofocus></label>
${revokesKeys ? markup`<label><input type="checkbox" name="keep_keys" value="yes"> Keep my API keys. Otherwise they are revoked.</label>` : undefined}
<button class="primary">Continue</button></form>`,
  });
}

/** Only when visible: browsers load pages ahead of time, and a preload must not use the link up. */
const SUBMIT_WHEN_VISIBLE = `
const submit = () => document.getElementById('go').submit();
if (document.prerendering) document.addEventListener('prerenderingchange', submit, { once: true });
else if (document.visibilityState === 'visible') submit();
else document.addEventListener('visibilitychange', submit, { once: true });
`;

export const signedInPage = (web: Web, token: string): HtmlPage =>
  accountPage(web, {
    title: 'You are signed in',
    content: markup`<p id="session" data-token="${token}"><a class="button primary" href="/app">Continue to Homedex</a></p>
<noscript><p>JavaScript is off, so this browser can’t keep you signed in. Your address is verified.</p></noscript>`,
    inlineScript: KEEP_THE_SESSION,
  });

/** What the reader was about to do before signing in continues, where this browser has stored it (web/src/shell/task.ts). */
const KEEP_THE_SESSION = `
localStorage.setItem('homedex.token', document.getElementById('session').dataset.token);
let next = '/app';
try {
  const { address, at } = JSON.parse(localStorage.getItem('homedex.task'));
  if (Date.now() - at < 86400000 && /^\\/(?:app|copilot)(?:[/?]|$)/.test(address)) next = address;
} catch {}
location.replace(next);
`;

export const expiredPage = (web: Web): HtmlPage =>
  accountPage(web, {
    title: 'This link no longer works',
    status: 400,
    content: markup`<p class="lead">A link works once and for 24 hours, and a newer one may have taken its place. If you have used it already, your address is verified and you can <a href="/app/sign-in">sign in</a>. Otherwise get a new one:</p>
<form id="again" class="account-form">
<label class="labelled"><span>Your business e-mail address</span><input type="email" name="email" required placeholder="you@company.com" autocomplete="email"></label>
<button class="primary">Send a new link</button>
</form>
<noscript><p>Sending one from here needs JavaScript.</p></noscript>
<p id="said" role="status"></p>`,
    inlineScript: MAIL_ANOTHER,
  });

const MAIL_ANOTHER = `
document.getElementById('again').addEventListener('submit', async (event) => {
  event.preventDefault();
  const said = document.getElementById('said');
  try {
    const email = new FormData(event.target).get('email');
    const answer = await fetch('/auth/login-link', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) });
    const { message, detail } = await answer.json();
    said.textContent = message ?? (typeof detail === 'string' ? detail : 'That did not work. Check the address.');
  } catch {
    said.textContent = 'The server cannot be reached. Try again.';
  }
});
`;

interface AccountPage {
  readonly title: string;
  readonly status?: number;
  readonly content: Markup;
  readonly inlineScript?: string;
}

const accountPage = (web: Web, { title, content, ...rest }: AccountPage): HtmlPage =>
  pageOf(web, {
    ...rest,
    title: `${title} · Homedex`,
    isListed: false,
    main: markup`<section class="hero"><h1>${title}</h1>${content}</section>`,
  });
