import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const executablePath = candidates.find((path): path is string => path !== undefined && existsSync(path));

/** Where it is false the browser tests are skipped; scripts/ensure-browser.ts has printed how to get one. */
export const hasBrowser = executablePath !== undefined;

let shared: Promise<Browser> | undefined;

/** The Chromium of this process, for all its test files; it ends with the process. Tests open contexts of their own in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** A real Chromium that reaches only loopback. */
function launchBrowser(): Promise<Browser> {
  if (executablePath === undefined) throw new Error('no Chromium found; install it or set BROWSER_PATH');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
