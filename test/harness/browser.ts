import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

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

/**
 * The suggestions of the address bar are pages of their own, which Chromium loads for every window: more than half of what a test in it
 * costs. A list replaces the one that Playwright gives, so that its features are named too (`chromiumSwitches` there).
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

/** A real Chromium that reaches only loopback. */
function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: getExecutable(), args: ARGUMENTS });
}

/** A Chromium of its own with an unpacked extension, in English. */
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
