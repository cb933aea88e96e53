import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The path of the link in the newest mail, once the expected number of mails has arrived. */
export async function mailedLink({ mails }: TestApp, expectedMails = 1): Promise<string> {
  await expect.poll(() => mails.length).toBe(expectedMails);
  const link = /^http:\/\/homedex\.test(\/auth\/verify\?token=\S+)$/m.exec(mails.at(-1)?.text ?? '')?.[1];
  if (!link) throw new Error('no link was mailed');
  return link;
}

/** The cookie of the browser that registered, as it sends it back. */
export const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie']).split(';', 1)[0] ?? '';

/** Submits the form on a link's page as a browser without scripts would; with the cookie, as the browser that registered. */
export function submitLink({ app }: TestApp, link: string, password?: string, cookie?: string) {
  const token = new URL(link, 'http://homedex.test').searchParams.get('token') ?? '';
  return app.inject({
    method: 'POST',
    url: '/auth/verify',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'Test Browser',
      ...(cookie !== undefined && { cookie }),
    },
    payload: new URLSearchParams({ token, ...(password !== undefined && { password }) }).toString(),
  });
}

/** The session token that a page stores. */
export const tokenOn = (page: string): string | undefined => /data-token="([^"]+)"/.exec(page)?.[1];

/** Opens a link as its owner does and returns the headers of the session. */
export async function openLink(running: TestApp, link: string, password?: string) {
  const page = await submitLink(running, link, password);
  const token = tokenOn(page.body);
  if (page.statusCode !== 200 || token === undefined)
    throw new Error(`the link did not work: ${page.statusCode}`);
  return { authorization: `Bearer ${token}` };
}
