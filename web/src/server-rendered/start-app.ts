/** The scripts of the app in the built page. The page preloads them without running them. */
const APP = 'link[data-app]';
/** Starts the app in a browser that never paints, for example in a background tab. */
const WAIT_MS = 1_000;

/**
 * Starts the app. If the page has server-rendered results, it starts after the first paint, because on a slow machine parsing and running
 * the script blocks painting for most of a second.
 */
export function startAppAfterServerRendering(): void {
  addEventListener('DOMContentLoaded', () => {
    const start = (): void => {
      for (const { href } of document.querySelectorAll<HTMLLinkElement>(APP))
        import(/* @vite-ignore */ href).catch(reportError);
    };
    if (document.querySelector('.server-rendered') === null || document.hidden) start();
    else afterPaint(start);
  });
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
