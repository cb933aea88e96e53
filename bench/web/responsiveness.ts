import type { CDPSession, Page } from 'playwright-core';
import type { WebWorld } from '../../test/harness/web-world.ts';

const TYPED = 'contact our team';
const SCROLL_MS = 5_000;
/** How many results the app requests at once. */
const PAGE_SIZE = 50;
const SCROLL_PIXELS_A_FRAME = 60;
/** Slightly more than the 16.7 ms of sixty frames per second, because frame times are not exact. */
const FRAME_MS_MAX = 17.5;

export interface Typing {
  /** The longest time from a key press until its handlers are done. */
  readonly handledMs: number;
  /** The longest time until the next frame. */
  readonly paintedMs: number;
}

/** Types into the search box above a page of results. The browser itself times every key event. */
export async function measureTyping(world: WebWorld, slowDown: number): Promise<Typing> {
  const { page, context } = await world.visit('/app?q=contact');
  await page.locator('.company').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slow(await context.newCDPSession(page), slowDown);
  await page.evaluate(`
    window.strokes = [];
    new PerformanceObserver((list) => window.strokes.push(...list.getEntries()))
      .observe({ type: 'event', durationThreshold: 16 });
  `);
  await page.keyboard.press('/');
  for (const letter of TYPED) await page.keyboard.press(letter === ' ' ? 'Space' : letter, { delay: 60 });
  await page.waitForLoadState('networkidle');
  const [handledMs, paintedMs] = (await page.evaluate(`[
    Math.max(0, ...window.strokes.map((event) => event.processingEnd - event.startTime)),
    Math.max(0, ...window.strokes.map((event) => event.duration)),
  ]`)) as [number, number];
  await context.close();
  return { handledMs, paintedMs };
}

export interface Scrolling {
  readonly rows: number;
  readonly frames: number;
  readonly framesASecond: number;
  /** The share of frames that were late. */
  readonly lateShare: number;
  /** Average work of the main thread per frame. */
  readonly busyMsAFrame: number;
}

interface RowsShown {
  readonly rows: number;
  /** Profile columns in addition to the defaults. */
  readonly columns?: readonly string[];
  /** The bearer header of an account whose tier includes all columns for all rows. */
  readonly authorization?: string;
}

/** Loads all rows, then scrolls through them by a fixed distance per frame. */
export async function measureScrolling(
  world: WebWorld,
  { rows, columns = [], authorization }: RowsShown,
): Promise<Scrolling> {
  const { page, context } = await world.visit(
    '/status',
    authorization === undefined ? {} : { authorization },
  );
  const rowColumns = ['company_name', 'domain', 'match', 'country', ...columns].map((name) => ({
    name,
    width: 10,
  }));
  if (columns.length > 0 && authorization !== undefined)
    await context.request.put(`${world.address}/auth/row-columns`, {
      headers: { authorization },
      data: { columns: rowColumns },
    });
  await page.goto(`${world.address}/app?q=common&view=rows`);
  await page.locator('.company').first().waitFor();
  await loadAll(page, rows);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
  const busyBefore = await busySeconds(session);
  const passed = (await page.evaluate(`new Promise((resolve) => {
    const times = [];
    const step = (now) => {
      times.push(now);
      scrollBy(0, ${SCROLL_PIXELS_A_FRAME});
      if (now - times[0] < ${SCROLL_MS}) requestAnimationFrame(step);
      else resolve(times.slice(1).map((time, at) => time - times[at]));
    };
    requestAnimationFrame(step);
  })`)) as number[];
  const busySecondsUsed = (await busySeconds(session)) - busyBefore;
  const shown = Number(await page.locator('.company').first().getAttribute('aria-setsize'));
  await context.close();
  const passedMs = passed.reduce((sum, time) => sum + time, 0);
  return {
    rows: shown,
    frames: passed.length,
    framesASecond: (1000 * passed.length) / passedMs,
    lateShare: passed.filter((time) => time > FRAME_MS_MAX).length / passed.length,
    busyMsAFrame: (1000 * busySecondsUsed) / passed.length,
  };
}

async function loadAll(page: Page, rows: number): Promise<void> {
  for (let loaded = PAGE_SIZE; loaded < rows; loaded += PAGE_SIZE) {
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const next = page.locator(`.company[aria-setsize="${Math.min(rows, loaded + PAGE_SIZE)}"]`);
    await next.first().waitFor({ state: 'attached' });
  }
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function slow(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
