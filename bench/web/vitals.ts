import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { columnNames } from '../../src/modules/companies/index.ts';
import { signUp } from '../../test/factories/sign-up.ts';
import { openWebWorld } from '../../test/harness/web-world.ts';
import { measureScrolling, measureTyping } from './responsiveness.ts';

/**
 * How fast the pages load on a processor that is four times slower: the first row or heading, the largest paint, and layout shift, as
 * medians of five visits (`--visits N`), each with an empty cache. Then how fast keys are handled, and how smoothly rows scroll
 * (`--rows N`, 10,000 if not given).
 */
const SLOW_DOWN = 4;
/** More than fit next to each other. */
const PROFILE_COLUMNS = columnNames.filter((name) => name !== 'country').slice(10, 30);

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

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5' }, rows: { type: 'string', default: '10000' } },
});
const VISITS = Math.max(1, Number(values.visits) || 1);
const ROWS = Math.max(100, Number(values.rows) || 0);
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
for (const slowDown of [1, SLOW_DOWN]) {
  const { handledMs, paintedMs } = await measureTyping(world, slowDown);
  process.stdout.write(
    `key strokes, ${slowDown}x slower: handled within ${handledMs.toFixed(0)} ms, painted within ${paintedMs.toFixed(0)} ms\n`,
  );
}
await world.close();
const wide = await openWebWorld({ companies: manyCompanies(ROWS), searchWorkers: 1 });
const { authorization } = (await signUp(wide.running, { tier: 'pro' })).headers;
for (const shown of [{}, { columns: PROFILE_COLUMNS, authorization }]) {
  const { rows, frames, framesASecond, lateShare, busyMsAFrame } = await measureScrolling(wide, {
    rows: ROWS,
    ...shown,
  });
  process.stdout.write(
    `${rows} rows, ${'columns' in shown ? `${PROFILE_COLUMNS.length} columns of the profile besides` : 'the usual columns'}: ${framesASecond.toFixed(1)} frames a second over ${frames}, ${(100 * lateShare).toFixed(1)} % late, ${busyMsAFrame.toFixed(1)} ms of work a frame\n`,
  );
}
await wide.close();
process.exit(0);

async function measure(path: string, ready: string) {
  // Every visit has its own browser context, so its cache is empty.
  const { page, context } = await world.visit('/status');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(OBSERVE + watch(ready));
  await page.goto(world.address + path, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const [readyMs, paintMs, shift] = (await page.evaluate(
    '[window.ready, window.largest ?? 0, window.shift]',
  )) as [number, number, number];
  await context.close();
  return { readyMs, paintMs, shift };
}

/** Records when the element is first painted, by the clock of the page: one task after the frame that shows it. */
function watch(selector: string): string {
  return `
const watching = new MutationObserver(() => {
  if (!document.querySelector(${JSON.stringify(selector)})) return;
  watching.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.ready = performance.now(); }));
});
watching.observe(document, { childList: true, subtree: true });
`;
}

function manyCompanies(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    domain: `company-${at}.com`,
    company_name: `Company ${at}`,
    title: `Common things of company ${at}`,
    body_text: 'common words',
    country: at % 2 === 0 ? 'GB' : 'DE',
    tech_stack: 'WordPress, PHP',
  }));
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
