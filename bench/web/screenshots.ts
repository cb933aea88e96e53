import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { signUp } from '../../test/factories/sign-up.ts';
import { hiddenFocus, smallTargets } from '../../test/harness/accessibility-checks.ts';
import { openWebWorld, type WatchedPage } from '../../test/harness/web-world.ts';
import { fillAccount } from './fill-account.ts';
import type { PageState } from './page-state.ts';
import { pageStates } from './page-states.ts';

/** Writes a page that shows all screenshots of a folder side by side, so that odd ones stand out. */
function writeContactSheet(folder: string, pictures: readonly string[]): void {
  const figures = pictures
    .toSorted()
    .map((name) => `<a href="${name}"><img src="${name}" loading="lazy" alt=""><span>${name}</span></a>`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Homedex in pictures</title>
<style>
  body { display: grid; grid-template-columns: repeat(auto-fill, minmax(360px, 1fr)); gap: 16px; margin: 16px; background: #888; font: 12px system-ui; }
  a { display: grid; gap: 4px; align-content: start; color: #000; text-decoration: none; }
  img { width: 100%; max-height: 480px; object-fit: cover; object-position: top; }
</style>
${figures.join('\n')}
`,
  );
}

const HELP = `homedex bench screenshots [--out FOLDER] [--only NAME,NAME] [--part 2/4] [--whole] [--check] [--small]

Every page and state over a demo index, at phone and desktop width, light and dark, as pictures to look at, and a page that shows
them all side by side (index.html).
--only   these states alone; "admin" means all whose names begin so.
--part   a part of the states: the second of four.
--whole  the page down to its end, not only what a window shows.
--check  also reports what overflows at 320 px and at twice the size, what is too small to be pressed, where no focus is seen.
--small  as the documentation shows them: light at a desk, dark on a phone.
`;

const widths = { desktop: 1440, phone: 390 } as const;
type Width = keyof typeof widths;
const SMALL_WIDTH = 1200;
/** Windows that are open at the same time, because most of the time is spent waiting. */
const WORKERS = 3;
/** The documentation lists all endpoints on one page, and its end looks like its beginning. */
const WHOLE_PX_MAX = 4_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'tmp/screenshots' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    whole: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
mkdirSync(values.out, { recursive: true });
const states = chosenStates();
const world = await openWebWorld({ sites: 200 });
const person = await signUp(world.running, { email: 'ann@acme.example', credits: 120, isAdmin: true });
const newcomer = await signUp(world.running, { email: 'ben@acme.example' });
const names = await fillAccount(world, person);
const both = ['light', 'dark'] as const;
const schemes = values.small
  ? ({ desktop: ['light'], phone: ['dark'] } as const)
  : { desktop: both, phone: both };
const pictures: string[] = [];
let failures = 0;
const waiting = visitors().flatMap((visitor) => {
  const seen = states.filter((state) => state.width === undefined || state.width === visitor.width);
  const own = seen.filter((state) => (state.as ?? 'nobody') === visitor.as);
  return own.length === 0 ? [] : [{ visitor, states: own }];
});
await Promise.all(Array.from({ length: WORKERS }, work));
await world.close();
if (!values.small) writeContactSheet(values.out, pictures);
process.stdout.write(
  `${pictures.length} pictures of ${states.length} states in ${values.out}, ${failures} failed\n`,
);
process.exit(failures === 0 ? 0 : 1);

function chosenStates(): readonly PageState[] {
  const wanted = values.only?.split(',') ?? [''];
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  return pageStates
    .filter(({ name }) => wanted.some((beginning) => name.startsWith(beginning)))
    .filter((_, at) => at % parts === part - 1);
}

function visitors() {
  const headers = { nobody: {}, newcomer: newcomer.headers, person: person.headers };
  return (['person', 'nobody', 'newcomer'] as const).flatMap((as) =>
    (['desktop', 'phone'] as const).map((width) => ({ as, width, headers: headers[as] })),
  );
}

async function work(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { visitor, states } = next;
    const width = values.small && visitor.width === 'desktop' ? SMALL_WIDTH : widths[visitor.width];
    // One window serves all states of a visitor, because opening one takes longer than a screenshot.
    const visit = await world.visit('/status', { width, ...visitor.headers });
    for (const state of states) await take(visit, state, visitor.width);
    await visit.context.close();
  }
}

/** Takes both themes in one visit, because a theme only changes colours. */
async function take(visit: WatchedPage, state: PageState, width: Width): Promise<void> {
  const { page, complaints } = visit;
  const label = `${state.name} ${width}`;
  const complaintsBefore = complaints.length;
  try {
    await arrive(page, state, width);
    for (const scheme of schemes[width]) {
      await page.emulateMedia({ colorScheme: scheme });
      await shoot(visit, `${state.name}-${width}-${scheme}.${values.small ? 'webp' : 'png'}`);
    }
    if (values.check) await lookOver(visit, width, label);
    for (const complaint of complaints.slice(complaintsBefore)) report(label, complaint);
  } catch (error) {
    failures += 1;
    report(label, (error as Error).message.split('\n').slice(0, 4).join(' '));
  }
}

/** Opens the page like a first-time visitor, whatever was done in the window before. */
async function arrive(page: Page, state: PageState, width: Width): Promise<void> {
  const path = state.path.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A mail is shown on a page without storage to clear.
  await page.evaluate('try { localStorage.clear(); sessionStorage.clear(); } catch {}');
  await page.emulateMedia({ colorScheme: 'light' });
  if (values.check)
    await page.setViewportSize({ width: widths[width], height: width === 'phone' ? 844 : 900 });
  await page.goto(world.address + path);
  await page.locator('h1:visible, h2:visible').first().waitFor();
  await state.prepare?.(page);
  await page.evaluate('document.fonts.ready');
}

async function shoot({ page }: WatchedPage, name: string): Promise<void> {
  const height: number = await page.evaluate('document.documentElement.scrollHeight');
  await page.screenshot({
    path: join(values.out, name),
    ...(name.endsWith('.webp') ? { type: 'webp', quality: 60 } : { type: 'png' }),
    ...(values.whole && {
      fullPage: true,
      clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: Math.min(height, WHOLE_PX_MAX) },
    }),
  });
  pictures.push(name);
}

async function lookOver({ page, overflow }: WatchedPage, width: Width, label: string): Promise<void> {
  for (const target of await smallTargets(page)) report(label, `small: ${target}`);
  if (width === 'desktop') for (const stop of await hiddenFocus(page)) report(label, `focus: ${stop}`);
  // 1,440 px are 720 at 200 % zoom, and 320 at 450 %.
  for (const narrow of [width === 'desktop' ? 720 : 390, 320]) {
    await page.setViewportSize({ width: narrow, height: 600 });
    const pixels = await overflow();
    if (pixels > 0) report(label, `overflows by ${pixels} px at ${narrow} px`);
  }
}

function report(label: string, complaint: string): void {
  process.stdout.write(`${label}: ${complaint}\n`);
}
