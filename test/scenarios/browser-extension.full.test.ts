import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, launchWithExtension } from '../harness/browser.ts';
import { openWebWorld, type WebWorld } from '../harness/web-world.ts';

const extension = fileURLToPath(new URL('../../packages/browser-extension', import.meta.url));

describe.skipIf(!hasBrowser)('the browser extension', () => {
  let world: WebWorld;
  let folder: string;
  let context: BrowserContext;
  let worker: Worker;
  beforeAll(async () => {
    world = await openWebWorld({ companies: [{ domain: 'bakery.com', company_name: 'Bakery Miller' }] });
    folder = await mkdtemp(join(tmpdir(), 'homedex-extension-'));
    context = await launchWithExtension(folder, extension);
    worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  });
  afterAll(async () => {
    await context?.close();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A click on its icon, which Playwright cannot reach: the event that the browser sends to the extension. */
  const click = (url: string) =>
    worker.evaluate(`chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) =>
      chrome.action.onClicked.dispatch({ ...tab, url: '${url}' }))`);
  const opened = () => context.waitForEvent('page');

  it('asks for the address of the service, refuses an invalid one, and opens the profile of the current site', async () => {
    // Opened in the empty tab with which the browser starts.
    const options = context.pages()[0] ?? (await opened());
    await options.waitForURL('**/options.html');
    const save = async (address: string) => {
      await options.getByLabel('Address of your Homedex').fill(address);
      await options.getByRole('button', { name: 'Save' }).click();
      return options.getByRole('status');
    };
    await (await save('http://')).getByText('Enter the address').waitFor();
    await (await save(`${world.address}/`)).getByText('Saved.').waitFor();
    expect(await options.getByLabel('Address of your Homedex').inputValue()).toBe(world.address);

    const [profile] = await Promise.all([opened(), click('https://www.bakery.com/about?x=1')]);
    await profile.getByRole('heading', { name: 'Bakery Miller' }).first().waitFor();
    expect(new URL(profile.url()).origin).toBe(world.address);
    const [search] = await Promise.all([opened(), click('chrome://settings')]);
    await search.waitForURL(`${world.address}/app`);
  });
});
