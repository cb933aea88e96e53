import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { openWebWorld } from '../../test/harness/web-world.ts';

/**
 * How quickly the pages are there for a reader whose processor is four times slower: the first row or heading, the largest paint, and how
 * much moved. The median of five visits, each with an empty cache.
 */
const VISITS = 5;
const SLOW_DOWN = 4;

const pages = [
  { path: '/', ready: 'h1' },
  { path: '/classic?q=contact', ready: '.companies li' },
  { path: '/docs', ready: 'h1' },
  { path: '/app?q=contact', ready: '.company' },
  { path: '/copilot', ready: 'h1' },
] as const;

const OBSERVE = `
window.shift = 0;
new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => { window.largest = list.getEntries().at(-1).startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

const world = await openWebWorld({ sites: 200, searchWorkers: 1 });
process.stdout.write(
  `load ${loadavg()[0]?.toFixed(1)}, ${SLOW_DOWN}x slower processor, median of ${VISITS}\n`,
);
process.stdout.write('| page | ready ms | largest paint ms | layout shift |\n|---|---:|---:|---:|\n');
for (const { path, ready } of pages) {
  const visits: { readyMs: number; paintMs: number; shift: number }[] = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await measure(path, ready));
  const [readyMs, paintMs] = [median(visits.map((v) => v.readyMs)), median(visits.map((v) => v.paintMs))];
  const shift = median(visits.map((v) => v.shift));
  process.stdout.write(
    `| \`${path}\` | ${readyMs.toFixed(0)} | ${paintMs.toFixed(0)} | ${shift.toFixed(4)} |\n`,
  );
}
await world.close();
process.exit(0);

async function measure(path: string, ready: string) {
  // Every visit is a browser context of its own, which has no cache yet.
  const { page, context } = await world.visit('/status');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(world.address + path, { waitUntil: 'commit' });
  const readyMs = await timeOf(page, ready);
  await page.waitForLoadState('networkidle');
  const [paintMs, shift] = (await page.evaluate('[window.largest ?? 0, window.shift]')) as [number, number];
  await context.close();
  return { readyMs, paintMs, shift };
}

/** When the element was first there, by the clock of the page. */
async function timeOf(page: Page, selector: string): Promise<number> {
  const isThere = `document.querySelector(${JSON.stringify(selector)}) && performance.now()`;
  const found = await page.waitForFunction(isThere, undefined, { polling: 'raf' });
  return Number(await found.jsonValue());
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
