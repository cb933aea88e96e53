import { startFirstSearch } from './api/first-search.ts';
import { asMeant } from './search/typed-query.ts';
import { startAppAfterServerRendering } from './server-rendered/start-app.ts';

/**
 * Runs before the first paint, on every page: the chosen theme, so that nothing flashes, and the first search, so that its answer
 * travels while the app is still being read; before that, what a plain form sent becomes the address it means. Where storage is forbidden a page works with what the browser prefers.
 */
const meant = asMeant(location.search);
if (meant !== location.search)
  history.replaceState(null, '', meant === '' ? location.pathname : `${location.pathname}?${meant}`);
try {
  const theme = localStorage.getItem('homedex.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  startFirstSearch();
} catch {
  // Storage may be forbidden; the app reports what else does not work.
}
startAppAfterServerRendering();
