import { z } from 'zod';
import { defineRoute, html } from '../../../http/route.ts';

export const getVerify = defineRoute({
  method: 'GET',
  path: '/auth/verify',
  tag: 'Account',
  summary: 'Complete a registration by the mailed link; the page stores the session token and opens the app',
  access: 'anyone',
  bucket: 'guard',
  query: z.object({ token: z.string() }),
  answer: html,
  effects: true,
  failures: ['bad_request'],
  handler: async ({ query, services, setHeader }) => {
    // The address holds a secret: no cache may keep it and no other site may learn it.
    setHeader('cache-control', 'no-store');
    setHeader('referrer-policy', 'no-referrer');
    const signedIn = await services.accounts.registration.verify(query.token);
    return signedIn
      ? { render: (nonce) => welcomePage(nonce, signedIn.token) }
      : { status: 400, render: expiredPage };
  },
});

const page = (nonce: string, title: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} – Homedex</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1.5rem; }
      form { display: flex; gap: .5rem; margin-top: 1rem; }
      input { flex: 1; }
      input, button { font: inherit; padding: .5rem .75rem; }
    </style>
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>
`;

const welcomePage = (nonce: string, token: string): string =>
  page(
    nonce,
    'Welcome',
    `
    <h1>You are signed in</h1>
    <p><a href="/app">Open Homedex</a></p>
    <script nonce="${nonce}">
      localStorage.setItem('homedex.token', ${JSON.stringify(token)});
      location.replace('/app');
    </script>`,
  );

const expiredPage = (nonce: string): string =>
  page(
    nonce,
    'This link no longer works',
    `
    <h1>This link no longer works</h1>
    <p>A link works once and for 24 hours. If you have used it already, <a href="/app">open Homedex</a> and sign in. Otherwise get a new one:</p>
    <form id="again">
      <input type="email" name="email" required placeholder="you@company.com" aria-label="Your business e-mail address">
      <button>Send a new link</button>
    </form>
    <p id="said" role="status"></p>
    <script nonce="${nonce}">
      document.getElementById('again').addEventListener('submit', async (event) => {
        event.preventDefault();
        const said = document.getElementById('said');
        try {
          const email = new FormData(event.target).get('email');
          const answer = await fetch('/auth/resend-link', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) });
          const { message, detail } = await answer.json();
          said.textContent = message ?? (typeof detail === 'string' ? detail : 'That did not work. Check the address.');
        } catch {
          said.textContent = 'The server cannot be reached. Try again.';
        }
      });
    </script>`,
  );
