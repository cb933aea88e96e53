import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Browser } from 'playwright-core';
import { NameResolver, OutboundFailure, readFixedHosts } from '../../../platform/outbound/index.ts';
import { answerJobs } from '../answer-jobs.ts';
import { FetchFailure, toFetchFailure } from '../fetching/fetch-failure.ts';
import { type BrowserLimits, BrowserSupervisor } from './browser-supervisor.ts';
import { startGuardProxy } from './guard-proxy.ts';
import { type RenderJob, renderPage } from './render-page.ts';
import type { RenderOutcome } from './rendered-page.ts';

export interface BrowserWorkerData {
  readonly program: string;
  readonly hasSandbox: boolean;
  readonly fixedHosts: readonly string[];
  readonly nameServers?: readonly string[];
  readonly limits: Partial<BrowserLimits>;
}

const { program, hasSandbox, fixedHosts, nameServers, limits } = workerData as BrowserWorkerData;
const proxy = await startGuardProxy({
  resolver: new NameResolver(nameServers === undefined ? {} : { servers: nameServers }),
  fixedHosts: readFixedHosts(fixedHosts),
});
const supervisor = new BrowserSupervisor(async () => {
  try {
    return await launchBrowser({ program, hasSandbox, proxyPort: proxy.port });
  } catch (error) {
    throw new FetchFailure('unavailable', `the browser does not start: ${(error as Error).message}`, error);
  }
}, limits);

answerJobs(async (job: RenderJob, deadlineMs, cancelled) => ({
  value: await render(job, deadlineMs, cancelled),
}));

async function render(job: RenderJob, deadlineMs: number, cancelled: AbortSignal): Promise<RenderOutcome> {
  const late = new FetchFailure('timed_out', `not read within ${Math.round(deadlineMs)} ms`);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(late), deadlineMs);
  const signal = AbortSignal.any([cancelled, deadline.signal]);
  try {
    const page = await supervisor.withBrowser((browser) => renderPage(browser, job, signal), signal);
    return { kind: 'rendered', page };
  } catch (error) {
    const reason = signal.aborted ? signal.reason : (proxy.failureOf(new URL(job.url).hostname) ?? error);
    const { kind, message } = toRenderFailure(reason);
    return { kind: 'failed', failure: kind, message };
  } finally {
    clearTimeout(timer);
    proxy.startPage();
  }
}

/** Maps Chromium's error names to our failures. */
function toRenderFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure || error instanceof OutboundFailure) return toFetchFailure(error);
  const message = String((error as Error).message).split('\n', 1)[0] ?? '';
  if ((error as Error).name === 'TimeoutError') return new FetchFailure('timed_out', message, error);
  if (/ERR_UNSAFE_PORT/.test(message)) return new FetchFailure('not_public', message, error);
  if (/ERR_CERT|ERR_SSL/.test(message)) return new FetchFailure('tls_failed', message, error);
  if (/ERR_TOO_MANY_REDIRECTS/.test(message)) return new FetchFailure('redirects', message, error);
  if (/ERR_ABORTED|Download is starting/.test(message)) return new FetchFailure('not_html', message, error);
  if (/has been closed|crash|disconnected/i.test(message))
    return new FetchFailure('interrupted', message, error);
  return new FetchFailure('connection_lost', message, error);
}

interface LaunchOptions {
  /** Path of Chromium. */
  readonly program: string;
  readonly proxyPort: number;
  /** Disabled only by the operator's setting, for containers without user namespaces, where the sandbox cannot run. */
  readonly hasSandbox: boolean;
}

const LAUNCH_MS_MAX = 20_000;
const launcher = fileURLToPath(new URL('./as-nobody.sh', import.meta.url));

/**
 * Starts a Chromium that can reach only the guard proxy. Each flag closes a way out that was found open; Playwright adds the flag that
 * sends loopback addresses to the proxy too. `--disable-features` is never passed, because it would replace Playwright's own list.
 */
async function launchBrowser({ program, proxyPort, hasSandbox }: LaunchOptions): Promise<Browser> {
  // Loaded with the first browser, because it takes half a second and most services never need one.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: launcher,
    chromiumSandbox: hasSandbox,
    proxy: { server: `http://127.0.0.1:${proxyPort}` },
    timeout: LAUNCH_MS_MAX,
    // Pages get nothing from our own environment, which holds secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LANG: 'C.UTF-8', CHROMIUM: program },
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      // The variant with `force-` in its name, which is often recommended, has no effect in current versions.
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--no-pings',
      '--renderer-process-limit=3',
      '--js-flags=--max-old-space-size=256',
    ],
  });
}
