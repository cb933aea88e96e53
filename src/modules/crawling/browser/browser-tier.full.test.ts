import { readdirSync, readFileSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWebHost, type WebHandler, type WebHost } from '../../../../test/harness/web-host.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLogger } from '../../../platform/logger.ts';
import { type BrowserTier, browserSettings, createBrowserTier } from '../index.ts';

const logger = createLogger({ level: 'silent' });
const threads = new Set<Worker>();
const trackThread = (thread: Worker) => void threads.add(thread);
const words = 'We bake bread and cakes for the whole town every morning. '.repeat(8);
const pages: Readonly<Record<string, string>> = {
  shell: `<title>Shell</title><div id=root></div><script>setTimeout(() => { root.textContent = ${JSON.stringify(words)} }, 100)</script>`,
  wall: `<title>Just a moment...</title><script>setTimeout(() => { document.title = 'Bakery'; document.body.textContent = ${JSON.stringify(words)} }, 1500)</script>`,
  parked: '<title>acme.com</title><p>This domain is for sale. Buy this domain today.</p>',
  loop: `<title>Loop</title><p>${words}</p><script>for (;;);</script>`,
  large: `<title>Large</title><p>${words}</p><script>document.body.append(new Comment('x'.repeat(8 << 20)))</script>`,
  memory: `<title>Memory</title><p>${words}</p><script>const held = []; for (;;) held.push(new Uint8Array(8 << 20).fill(1))</script>`,
  noisy: `<title>Noisy</title><p>${words}</p><script>alert(1); confirm(2); for (let i = 0; i < 30; i++) open('/more'); onbeforeunload = () => 'stay'</script>`,
};

let host: WebHost;
let tier: BrowserTier;
let answer: WebHandler = (request, response) => {
  const name = String(request.headers.host ?? request.headers[':authority']).split('.')[0] ?? '';
  response.setHeader('content-type', 'text/html');
  response.end(pages[name] ?? `<title>Other</title><p>${words}</p>`);
};

beforeAll(async () => {
  process.on('worker', trackThread);
  host = await startWebHost((request, response) => answer(request, response));
  const config = loadConfig({ CRAWL_HOSTS: `*.site.com=${host.address}` });
  const made = createBrowserTier({ ...browserSettings(config), logger });
  if (made === undefined) throw new Error('no Chromium found; install it or set BROWSER_PATH');
  tier = made;
});
afterAll(async () => {
  process.off('worker', trackThread);
  await tier.close();
  await host.close();
});

test('a page rendered by scripts is read as its visitors see it', async () => {
  const outcome = await tier.render('shell.site.com', { deadlineMs: 30_000 });
  expect(outcome).toMatchObject({
    kind: 'rendered',
    page: { url: 'https://shell.site.com/', status: 200, verdict: { kind: 'content' } },
  });
  expect(outcome.kind === 'rendered' && outcome.page.html).toContain('We bake bread');
});

test('Chromium runs as the user nobody, with its sandbox on', async () => {
  await tier.render('shell.site.com', { deadlineMs: 30_000 });
  const browsers = runningBrowsers();
  expect(browsers.length).toBeGreaterThan(0);
  for (const { uid, commandLine } of browsers) {
    expect(uid).toBe(process.getuid?.() === 0 ? 65534 : process.getuid?.());
    expect(commandLine).not.toContain('--no-sandbox');
  }
});

test('a bot wall that clears by itself is waited for; a parked page is not', async () => {
  const wall = await tier.render('wall.site.com', { deadlineMs: 30_000 });
  expect(wall).toMatchObject({ page: { verdict: { kind: 'content' } } });
  const parked = await tier.render('parked.site.com', { deadlineMs: 30_000 });
  expect(parked).toMatchObject({ page: { verdict: { kind: 'parked' } } });
});

test('pages that loop, open windows and show dialogs end at their deadline at the latest, and the next one is read', async () => {
  expect(await tier.render('loop.site.com', { deadlineMs: 3_000 })).toMatchObject({ failure: 'timed_out' });
  expect(await tier.render('noisy.site.com', { deadlineMs: 30_000 })).toMatchObject({
    page: { verdict: { kind: 'content' } },
  });
  expect(await tier.render('shell.site.com', { deadlineMs: 30_000 })).toMatchObject({ kind: 'rendered' });
});

test('an endless page is truncated at the same limit as any other', async () => {
  const outcome = await tier.render('large.site.com', { deadlineMs: 30_000 });
  expect(outcome).toMatchObject({ kind: 'rendered', page: { isCut: true } });
  expect(outcome.kind === 'rendered' && outcome.page.html.length).toBe(4 << 20);
});

test('a host that is not public cannot be opened', async () => {
  for (const url of [
    'http://127.0.0.1:1/',
    'https://localhost/',
    'http://169.254.169.254/',
    'file:///etc/passwd',
  ])
    expect(await tier.render('site.com', { url, deadlineMs: 30_000 })).toMatchObject({
      failure: 'not_public',
    });
});

test('a caller who leaves is released, and a full queue refuses at once', async () => {
  const before = answer;
  answer = () => undefined;
  const leaving = new AbortController();
  const waiting = Array.from({ length: 5 }, () =>
    tier.render('silent.site.com', { deadlineMs: 60_000, signal: leaving.signal }),
  );
  expect(await tier.render('silent.site.com')).toMatchObject({ failure: 'busy' });
  leaving.abort();
  for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ failure: 'cancelled' });
  answer = before;
});

test('a browser that is killed is replaced', async () => {
  await tier.render('shell.site.com', { deadlineMs: 30_000 });
  for (const { id, commandLine } of runningBrowsers())
    if (!commandLine.includes('--type=')) process.kill(id, 'SIGKILL');
  await expect
    .poll(async () => (await tier.render('shell.site.com', { deadlineMs: 30_000 })).kind)
    .toBe('rendered');
});

test('when its thread dies no browser is left behind, and another thread replaces it', async () => {
  await tier.render('shell.site.com', { deadlineMs: 30_000 });
  const thread = [...threads].findLast(({ threadName }) => threadName === 'browser thread');
  await thread?.terminate();
  await expect.poll(() => runningBrowsers().length).toBe(0);
  await expect
    .poll(async () => (await tier.render('shell.site.com', { deadlineMs: 30_000 })).kind)
    .toBe('rendered');
});

test('a page that takes more memory than its limit is ended at once, and the next one is read', async () => {
  const config = loadConfig({ CRAWL_HOSTS: `*.site.com=${host.address}` });
  const small = createBrowserTier({ ...browserSettings(config), logger, limits: { megabytesMax: 600 } });
  const before = new Set(mainProcesses());
  expect(await small?.render('memory.site.com', { deadlineMs: 60_000 })).toMatchObject({
    failure: 'too_much',
    message: 'the page took more than 600 MB of memory',
  });
  await expect.poll(() => mainProcesses().filter((id) => !before.has(id))).toEqual([]);
  expect(await small?.render('shell.site.com', { deadlineMs: 60_000 })).toMatchObject({ kind: 'rendered' });
  await small?.close();
});

test.each([{ pagesMax: 1 }, { ageMsMax: 0 }])('a browser is replaced after its %o', async (limits) => {
  const config = loadConfig({ CRAWL_HOSTS: `*.site.com=${host.address}` });
  const short = createBrowserTier({ ...browserSettings(config), logger, limits });
  const before = new Set(mainProcesses());
  await short?.render('shell.site.com', { deadlineMs: 30_000 });
  await expect.poll(() => mainProcesses().filter((id) => !before.has(id))).toEqual([]);
  expect(await short?.render('shell.site.com', { deadlineMs: 30_000 })).toMatchObject({ kind: 'rendered' });
  await short?.close();
});

test('without a browser there is no tier, and the log has the reason', () => {
  const lines: string[] = [];
  const log = createLogger({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const config = loadConfig({ BROWSER_PATH: '/nonexistent/chromium' });
  expect(createBrowserTier({ ...browserSettings(config), logger: log })).toBeUndefined();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/nonexistent/chromium is not a program');
});

const mainProcesses = (): number[] =>
  runningBrowsers().flatMap(({ id, commandLine }) => (commandLine.includes('--type=') ? [] : [id]));

/** Processes of the browsers of this test: descendants of its own process. */
function runningBrowsers(): { id: number; uid: number; commandLine: string }[] {
  const all = readdirSync('/proc').flatMap((name) => describeProcess(Number(name)) ?? []);
  const ours = new Set([process.pid]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const { id, parent } of all)
      if (ours.has(parent) && !ours.has(id)) {
        ours.add(id);
        grown = true;
      }
  }
  return all.filter(({ id, commandLine }) => ours.has(id) && commandLine.includes('--user-data-dir='));
}

function describeProcess(id: number) {
  if (Number.isNaN(id)) return undefined;
  try {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
    const commandLine = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { id, parent: field('PPid'), uid: field('Uid'), commandLine };
  } catch {
    return undefined;
  }
}
