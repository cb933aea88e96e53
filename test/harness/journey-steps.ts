import { expect } from 'vitest';
import type { PageUser } from './page-user.ts';
import { indexCompanies } from './test-app.ts';
import type { WebWorld } from './web-world.ts';

/** The steps of journeys through the app, for every input method. */
export const PASSWORD = 'correct horse battery';

/** The link in the newest mail, with the address that the browser uses. */
export async function mailedLink(world: WebWorld, mails: number): Promise<string> {
  await expect.poll(() => world.running.mails.length).toBeGreaterThan(mails);
  const link = /http:\/\/homedex\.test(\/auth\/verify\?token=\S+)/.exec(
    world.running.mails.at(-1)?.text ?? '',
  )?.[1];
  if (!link) throw new Error('no link was mailed');
  return world.address + link;
}

export async function register(
  world: WebWorld,
  { page, write, press }: PageUser,
  email: string,
): Promise<void> {
  const mails = world.running.mails.length;
  await write(page.getByLabel('Business e-mail address'), email);
  await write(page.getByLabel('Your name'), 'Ann');
  await write(page.getByLabel('Password'), PASSWORD);
  await press(page.getByRole('button', { name: 'Create account' }));
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await mailedLink(world, mails));
  await page.waitForURL(`${world.address}/app`);
}

export async function search({ page, inputMethod, press }: PageUser, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Search homepages' });
  await box.waitFor();
  if (inputMethod === 'keyboard') await page.keyboard.press('/');
  else await press(box);
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.locator('.company').first().waitFor();
}

/** Filters by the most frequent country, and expects the total to become the count that the facet value showed. */
export async function refine({ page, inputMethod, press }: PageUser): Promise<void> {
  if (inputMethod === 'phone') await press(page.getByRole('button', { name: 'Filters' }));
  const value = page.locator('section[aria-labelledby=facet-country] .facet-value').first();
  await value.waitFor();
  const promised = await value.locator('.count').textContent();
  await press(value.getByRole('button').first());
  if (inputMethod === 'phone') await press(page.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => page.locator('.total strong').textContent()).toBe(`${promised} companies`);
}

export async function openFirst({ page, act }: Pick<PageUser, 'page' | 'act'>): Promise<void> {
  await act('j', page.locator('.company .name').first());
  await page.locator('.profile .lead').waitFor();
}

export async function saveTo(
  list: string,
  { page, inputMethod, write, press, act }: PageUser,
): Promise<void> {
  // The first key press moves the focus into the profile.
  if (inputMethod === 'keyboard') await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: /^Full profile/ }));
  await page.getByRole('tab', { name: 'Overview' }).waitFor();
  await press(page.locator('.profile').getByRole('button', { name: 'Save to a list' }));
  await write(page.getByLabel('Name of the list'), list);
  await press(page.getByRole('button', { name: 'Save 1 company' }));
  await page.getByText(`Saved 1 to ${list}`).waitFor();
  await act('Escape', page.getByRole('button', { name: 'Close profile' }));
  await page.locator('.profile').waitFor({ state: 'detached' });
}

export async function watch({ page, press, act }: PageUser): Promise<void> {
  await act('m', page.getByRole('button', { name: 'Alert me', exact: true }));
  await press(page.getByRole('button', { name: 'Create alert' }));
  await page.getByText('Alert created').waitFor();
}

/** Indexes a company that the monitor's search finds, lets an hour pass, and checks the monitors that are due. */
export async function ingest(world: WebWorld, domain: string, country: string): Promise<void> {
  await indexCompanies(world.running.index, [
    { domain, company_name: 'Brand New', title: 'New', body_text: 'contact us', country },
  ]);
  world.running.clock.advance(3_600_000);
  await world.running.services.monitorRunner.checkDue();
}

/** The name of the file that a button downloads. */
export async function downloadBy(
  { page, press }: Pick<PageUser, 'page' | 'press'>,
  name: string | RegExp,
): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name })),
  ]);
  return download.suggestedFilename();
}
