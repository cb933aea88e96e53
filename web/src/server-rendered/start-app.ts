/** By this the built page names the scripts of the app, which it loads and does not yet run. */
const APP = 'link[data-app]';
/** A browser that paints nothing, such as a background tab, still gets the app. */
const WAIT_MS = 1_000;

/**
 * Starts the app, after the first paint where the page has something to show by itself: reading and running the script takes a slow
 * machine most of a second, in which nothing would be painted.
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
  // A task later, so that the picture is on the screen and not only counted.
  const watch = new PerformanceObserver(() => setTimeout(once));
  watch.observe({ type: 'paint', buffered: true });
  setTimeout(once, WAIT_MS);
}
