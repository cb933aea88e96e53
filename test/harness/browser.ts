import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** A real Chromium that reaches nothing but loopback. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = places.find((path): path is string => path !== undefined && existsSync(path));
  if (!executablePath) throw new Error('no Chromium found; install it or set BROWSER_PATH');
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
