import { startFirstRequest } from './api/first-request.ts';
import { asMeant } from './search/typed-query.ts';
import { startAppAfterServerRendering } from './server-rendered/start-app.ts';

/**
 * Runs on every page before the first paint. It turns what a plain form sent into the address that was meant, applies the chosen theme, so
 * that nothing flashes, and sends the first request, so that the response arrives while the app is still loading. If storage is forbidden,
 * the page works with the preferences of the browser.
 */
const meant = asMeant(location.search);
if (meant !== location.search)
  history.replaceState(null, '', meant === '' ? location.pathname : `${location.pathname}?${meant}`);
try {
  const theme = localStorage.getItem('homedex.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  startFirstRequest();
} catch {
  // Storage may be forbidden. The app reports what does not work without it.
}
startAppAfterServerRendering();
