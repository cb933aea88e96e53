import { workerData } from 'node:worker_threads';
import { NameResolver, OutboundFailure, readFixedHosts } from '../../../platform/outbound/index.ts';
import { answerJobs } from '../answer-jobs.ts';
import { FetchFailure, toFetchFailure } from '../fetching/fetch-failure.ts';
import { type BrowserLimits, BrowserSupervisor } from './browser-supervisor.ts';
import { startGuardProxy } from './guard-proxy.ts';
import { launchBrowser } from './launch-browser.ts';
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
