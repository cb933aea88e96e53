import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readBuiltWeb } from '../../src/http/index.ts';
import { sharedBrowser } from './browser.ts';
import { demoCompanies } from './demo-companies.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { noRateLimits } from './test-limits.ts';

export interface WebWorld {
  readonly running: TestApp;
  readonly address: string;
  /** Opens a page in a fresh browser context. */
  visit(path: string, visitor?: Visitor): Promise<WatchedPage>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** The bearer header of the signed-in person. */
  readonly authorization?: string;
  readonly language?: string;
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that must not happen: violations of the content security policy, errors, requests to other hosts. */
  readonly complaints: readonly string[];
  /** What axe reports against WCAG 2.2 AA and its best practices, for the page or a part of it. */
  violations(within?: string): Promise<readonly string[]>;
  /** Number of pixels by which the page is wider than its window. */
  overflow(): Promise<number>;
}

const PHONE_WIDTH_MAX = 900;

/** The real service with demo companies and the built app, and a real browser in front of it. */
export async function openWebWorld(
  options: TestAppOptions & { readonly sites?: number } = {},
): Promise<WebWorld> {
  buildPages();
  const running = await buildTestApp({
    ...options,
    companies: options.companies ?? demoCompanies(options.sites ?? 120, 1).map(({ profile }) => profile),
    services: { rateLimits: noRateLimits, web: readBuiltWeb(), ...options.services },
  });
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await sharedBrowser();
  const opened: BrowserContext[] = [];
  return {
    running,
    address,
    async visit(path, visitor = {}) {
      const visit = await openPage(browser, address, path, visitor);
      opened.push(visit.context);
      return visit;
    },
    async close() {
      for (const context of opened) await context.close();
      await running.app.close();
    },
  };
}

let isBuilt = false;

/** Does nothing if the pages are up to date with their sources, which is checked once per process. */
function buildPages(): void {
  if (isBuilt) return;
  const built = spawnSync(process.execPath, ['scripts/build-web.ts', '--strict'], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the pages were not built:\n${built.stderr}`);
  isBuilt = true;
}

/** Runs in the page itself: the vendor's binding opens a second page for every check, which takes longer than the check. */
const axeSource = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when the app has replaced the server-rendered results: only then does it handle keys. */
export const untilInteractive = (page: Page): Promise<void> =>
  page.locator('.server-rendered').waitFor({ state: 'detached' });

async function openPage(
  browser: Browser,
  address: string,
  path: string,
  { width = 1440, scheme = 'light', authorization, language = 'en' }: Visitor,
): Promise<WatchedPage> {
  const isPhone = width < PHONE_WIDTH_MAX;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    colorScheme: scheme,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: language,
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  const token = authorization?.replace('Bearer ', '');
  if (token !== undefined)
    await context.addInitScript((stored) => localStorage.setItem('homedex.token', stored), token);
  // Ten times what it takes on an otherwise idle machine.
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refused request is a normal response; what counts is how the page handles it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !/^(?:data|blob):/.test(request.url()))
      complaints.push(`outside: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  await page.goto(address + path);
  await untilInteractive(page);
  return {
    page,
    context,
    complaints,
    // Not innerWidth: a phone zooms out on a page that is too wide, and innerWidth is then as wide as the page.
    overflow: () =>
      page.evaluate(
        'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)',
      ),
    async violations(within = 'html') {
      if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axeSource());
      const { violations } = await page.evaluate<AxeResults>(
        `axe.run(${JSON.stringify(within)}, { resultTypes: ['violations'] })`,
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
  };
}
