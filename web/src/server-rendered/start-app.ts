/** The scripts of the app in the built page. The page preloads them without running them. */
const APP = 'link[data-app]';
/** Starts the app in a browser that never paints, for example in a background tab. */
const WAIT_MS = 1_000;

/**
 * Starts the app after the first paint, which shows server-rendered results or at least the header: on a slow machine parsing and running
 * the script blocks painting for most of a second.
 */
export function startAppAfterPaint(): void {
  addEventListener('DOMContentLoaded', () => {
    const start = (): void => void startInTasks().catch(reportError);
    if (document.hidden) start();
    else afterPaint(start);
  });
}

/** Evaluates each file in a task of its own, so that the page answers in between. Dependencies come first in the page. */
async function startInTasks(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(APP)) {
    await import(/* @vite-ignore */ href);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

function afterPaint(run: () => void): void {
  let hasRun = false;
  const once = (): void => {
    if (hasRun) return;
    hasRun = true;
    watch.disconnect();
    run();
  };
  // One task later, when the frame is on the screen and not only reported.
  const watch = new PerformanceObserver(() => setTimeout(once));
  watch.observe({ type: 'paint', buffered: true });
  setTimeout(once, WAIT_MS);
}
