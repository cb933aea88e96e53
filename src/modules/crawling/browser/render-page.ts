import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { abortable } from '../../../platform/outbound/index.ts';
import { FetchFailure } from '../fetching/fetch-failure.ts';
import { recognise } from '../recognition/recognise.ts';
import { pageKinds } from '../recognition/verdict.ts';
import type { RenderedPage } from './rendered-page.ts';

export interface RenderJob {
  /** The key that was requested. */
  readonly domain: string;
  readonly url: string;
  /** How long a server may stay silent. Beyond that it would block the browser for all other pages. */
  readonly answerMsMax: number;
}

const LOOK_AGAIN_MS = 400;
/** Resource types that are not needed to read a page. */
const UNREAD_RESOURCES = ['image', 'media', 'font', 'stylesheet'];

/** Runs in every frame before the page's own scripts. New windows would be guarded as well, but without them there is less to close. */
const NO_WINDOWS = 'window.open = () => null;';

/**
 * Opens a page in a context of its own and reads it once its scripts have built it. The signal can end it at any step; the browser
 * supervisor closes the context.
 */
export async function renderPage(
  browser: Browser,
  job: RenderJob,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const context = await abortable(openContext(browser), signal);
  let latest: RenderedPage | undefined;
  try {
    const visit = visitPage(context, job, signal, (page) => {
      latest = page;
    });
    return await abortable(visit, signal);
  } catch (error) {
    // What was read before time ran out may not be content, but it shows what kind of page it is.
    if (latest !== undefined) return latest;
    throw error;
  }
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(NO_WINDOWS);
  return context;
}

async function visitPage(
  context: BrowserContext,
  { domain, url, answerMsMax }: RenderJob,
  signal: AbortSignal,
  onRead: (page: RenderedPage) => void,
): Promise<RenderedPage> {
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  const crashed = new Promise<never>((_, reject) => {
    page.once('crash', () => reject(new FetchFailure('too_much', 'the page crashed its process')));
  });
  const traffic = new PageTraffic(page);
  await page.route('**/*', (route) =>
    UNREAD_RESOURCES.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  return Promise.race([crashed, readUntilContent()]);

  async function readUntilContent(): Promise<RenderedPage> {
    await page.goto(url, { waitUntil: 'commit', timeout: answerMsMax });
    await page.waitForLoadState('domcontentloaded', { timeout: 0 });
    for (;;) {
      await traffic.untilQuiet(signal);
      const rendered = await look(page, domain, traffic);
      onRead(rendered);
      // Bot walls clear after a while, and shells fill. If a browser cannot change the outcome, there is no point in waiting.
      if (pageKinds[rendered.verdict.kind].nextTier !== 'browser') return rendered;
      await sleep(LOOK_AGAIN_MS, undefined, { signal });
    }
  }
}

async function look(page: Page, domain: string, traffic: PageTraffic): Promise<RenderedPage> {
  const { html, isCut } = await readHtml(page);
  const { status, headers, hops } = traffic.answer;
  const seen = { domain, hops, status, headers, html };
  return { ...seen, url: page.url(), isCut, fetchedAt: new Date().toISOString(), verdict: recognise(seen) };
}

const HTML_CHARACTERS_MAX = 4 << 20;

/**
 * The current markup of a page. It is read in an isolated world, whose functions the page cannot replace, so that the size limit is
 * enforced inside the browser.
 */
async function readHtml(page: Page): Promise<{ readonly html: string; readonly isCut: boolean }> {
  const session = await page.context().newCDPSession(page);
  try {
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'reader',
    });
    const { result } = await session.send('Runtime.evaluate', {
      contextId: executionContextId,
      expression: `document.documentElement?.outerHTML.slice(0, ${HTML_CHARACTERS_MAX + 1}) ?? ''`,
      returnByValue: true,
    });
    const html = String(result.value ?? '');
    return { html: html.slice(0, HTML_CHARACTERS_MAX), isCut: html.length > HTML_CHARACTERS_MAX };
  } finally {
    await session.detach().catch(() => undefined);
  }
}

interface MainAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly hops: readonly string[];
}

const QUIET_MS = 300;
const QUIET_WAIT_MS = 1_200;
const LOOK_EVERY_MS = 50;
const HOPS_MAX = 10;

/** Tracks the requests of an open page: whether it has become quiet, and what its own address answered. */
class PageTraffic {
  readonly #underway = new Set<Request>();
  readonly #hops: string[] = [];
  #lastChange = performance.now();
  #answer: Omit<MainAnswer, 'hops'> = { status: 200, headers: [] };

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#change(() => this.#underway.add(request));
      if (isMain(page, request) && this.#hops.length < HOPS_MAX) this.#hops.push(request.url());
    });
    page.on('requestfinished', (request) => this.#change(() => this.#underway.delete(request)));
    page.on('requestfailed', (request) => this.#change(() => this.#underway.delete(request)));
    page.on('response', (response) => {
      const status = response.status();
      if (isMain(page, response.request()) && (status < 300 || status >= 400))
        this.#answer = { status, headers: Object.entries(response.headers()) };
    });
  }

  /** The response of the newest document in the main frame. */
  get answer(): MainAnswer {
    return { ...this.#answer, hops: this.#hops };
  }

  /** Resolves when nothing has happened for a moment, or when the page does not become quiet for too long. */
  async untilQuiet(signal: AbortSignal): Promise<void> {
    const until = performance.now() + QUIET_WAIT_MS;
    for (;;) {
      const now = performance.now();
      if ((this.#underway.size === 0 && now - this.#lastChange >= QUIET_MS) || now >= until) return;
      await sleep(LOOK_EVERY_MS, undefined, { signal });
    }
  }

  #change(change: () => void): void {
    change();
    this.#lastChange = performance.now();
  }
}

const isMain = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();
