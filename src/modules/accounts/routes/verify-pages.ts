import type { PasswordQuestion } from '../sign-in/link-redemption.ts';
import { PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from './password-field.ts';

const page = (nonce: string, title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} – Homedex</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem; }
      form { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; align-items: end; }
      label { flex: 1; }
      input { width: 100%; box-sizing: border-box; }
      input, button { font: inherit; padding: .5rem .75rem; }
      [role=alert] { font-weight: 600; }
    </style>
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>
`;

export interface LinkPage {
  readonly token: string;
  readonly email: string;
  readonly password: PasswordQuestion;
  /** What was wrong with the password that was sent. */
  readonly problem?: string;
}

/** The page of a link that works: it asks for a password where one is wanted, and otherwise goes on by itself. */
export function linkPage(nonce: string, { token, email, password, problem }: LinkPage): string {
  const hidden = `<input type="hidden" name="token" value="${escaped(token)}">
      <input type="hidden" name="username" autocomplete="username" value="${escaped(email)}">`;
  if (password === 'none')
    return page(
      nonce,
      'Sign in',
      `
    <h1>Sign in to Homedex</h1>
    <p>As ${escaped(email)}.</p>
    <form id="go" method="post" action="/auth/verify">
      ${hidden}
      <button>Continue</button>
    </form>
    <script nonce="${nonce}">${GO_ON_WHEN_SEEN}</script>`,
    );
  const isOptional = password === 'optional';
  return page(
    nonce,
    'Choose a password',
    `
    <h1>Choose a password</h1>
    <p>For ${escaped(email)}.${isOptional ? ' You may leave it empty and sign in by mail each time.' : ''}</p>
    ${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
    <form method="post" action="/auth/verify">
      ${hidden}
      <label>Password, ${PASSWORD_CHARACTERS_MIN} characters or more
        <input type="password" name="password" autocomplete="new-password" minlength="${PASSWORD_CHARACTERS_MIN}" maxlength="${PASSWORD_CHARACTERS_MAX}"${isOptional ? '' : ' required'} autofocus>
      </label>
      <button>Continue</button>
    </form>`,
  );
}

/** Only in front of somebody: browsers load pages ahead of time, and what loads them must not use the link up. */
const GO_ON_WHEN_SEEN = `
      const goOn = () => document.getElementById('go').submit();
      if (document.prerendering) document.addEventListener('prerenderingchange', goOn, { once: true });
      else if (document.visibilityState === 'visible') goOn();
      else document.addEventListener('visibilitychange', goOn, { once: true });
    `;

export const signedInPage = (nonce: string, token: string): string =>
  page(
    nonce,
    'Welcome',
    `
    <h1>You are signed in</h1>
    <p><a href="/app">To the search</a></p>
    <noscript><p>This browser runs no scripts, so it cannot keep you signed in here. Your address is verified.</p></noscript>
    <script nonce="${nonce}">
      localStorage.setItem('homedex.token', ${JSON.stringify(token)});
      location.replace('/app');
    </script>`,
  );

export const expiredPage = (nonce: string): string =>
  page(
    nonce,
    'This link no longer works',
    `
    <h1>This link no longer works</h1>
    <p>A link works once and for 24 hours, and a newer one may have taken its place. If you have used it already, your address is verified and you can sign in. Otherwise get a new one:</p>
    <form id="again">
      <label>Your business e-mail address <input type="email" name="email" required placeholder="you@company.com"></label>
      <button>Send a new link</button>
    </form>
    <p id="said" role="status"></p>
    <script nonce="${nonce}">
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
    </script>`,
  );

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
