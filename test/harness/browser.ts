import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

const candidates = [
  process.env.BROWSER_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const executablePath = candidates.find((path): path is string => path !== undefined && existsSync(path));

/** If false, the browser tests are skipped; scripts/ensure-browser.ts has printed how to install one. */
export const hasBrowser = executablePath !== undefined;

let shared: Promise<Browser> | undefined;

/** One Chromium for all test files of this process; it ends with the process. Tests open their own contexts in it. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/**
 * Chromium loads the suggestions of the address bar as separate pages for every window, which is more than half of the cost of
 * a browser test. Setting this list replaces Playwright's, so Playwright's features are repeated here (`chromiumSwitches`
 * there).
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const ARGUMENTS = [
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A real Chromium that can only reach loopback. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getExecutable(), args: ARGUMENTS });
}

/** A separate Chromium with an unpacked extension, in English. */
export function launchWithExtension(profileFolder: string, extension: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profileFolder, {
    executablePath: getExecutable(),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...ARGUMENTS,
      '--headless=new',
      '--lang=en',
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
    ],
  });
}

function getExecutable(): string {
  if (executablePath === undefined) throw new Error('no Chromium found; install it or set BROWSER_PATH');
  return executablePath;
}
